### Diplomacy: dove stanno i tavoli in sala.

diplomacy-hall = sala
    .where = dove
    .where-about = dove stanno i tavoli: 1-4 Sala blu; 5-10 Terrazza
    .where-example = 1-4 Sala blu; 5-10 Terrazza
diplomacy-hall-button = Dove stanno…
diplomacy-hall-title = Dove stanno i tavoli
diplomacy-hall-line = { $place }: { $count ->
    [one] tavolo { $boards }
   *[other] tavoli { $boards }
}
diplomacy-you-sit = Dove: { $place }
diplomacy-log-hall = Detto dove stanno i tavoli
refused-diplomacy-hall-read = «{ $value }»: prima il tavolo (o dal primo all'ultimo), poi il posto, come 1-4 Sala blu; 5 Bar.
refused-diplomacy-hall-what = I tavoli vanno da 1 a 99: per esempio 1-4 Sala blu; 5-10 Terrazza.
