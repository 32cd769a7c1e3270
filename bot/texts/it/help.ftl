### Aiuto.

help-title = Che cosa puoi fare qui
help-what = Scrivi il comando, o scrivilo da solo e ti chiedo il resto con i bottoni.
help-line = { $example } — { $about }
help-group = { $examples } — { $about }
help-group-button = /{ $group }
help-groups = Per sapere che cosa fanno i comandi di un gruppo premi qui sotto, o scrivi { $example }
help-more = Per saperne di più: /aiuto tira
help-example = Per esempio { $example }
help-parameter = { $name }: { $about }
help-parameter-free = { $name } (facoltativo): { $about }
help-may-referee = Per arbitri.
help-may-director = Per direttori.
help-may-organiser = Per organizzatori.
help-may-player = Per chi gioca qui.
help-may-master = Per il Master.
help-may-master-or-director = Per il Master o un direttore.
