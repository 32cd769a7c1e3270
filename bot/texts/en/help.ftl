### Help.

help-title = What you can do here
help-what = Type the command, or type it bare and I ask for the rest with buttons.
help-line = { $example } — { $about }
help-group = { $examples } — { $about }
help-group-button = /{ $group }
help-groups = To know what the commands of a group do press below, or type { $example }
help-more = To know more: /help roll
help-example = For instance { $example }
help-parameter = { $name }: { $about }
help-parameter-free = { $name } (optional): { $about }
help-may-referee = For referees.
help-may-director = For directors.
help-may-organiser = For organisers.
help-may-player = For those who play here.
help-may-master = For the Master.
help-may-master-or-director = For the Master or a director.
