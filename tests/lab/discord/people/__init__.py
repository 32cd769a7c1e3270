"""What people do: typing, commands, buttons and menus, windows."""
