export const aMarketStallWithBaskets = 'Un étal de marché avec des paniers de maïs, de haricots et de pommes de terre';
export const fromTheFirstCoin =
  'De la première pièce dans la caisse à l’étal du marché\u00a0: ce que nous faisons, et ce que les groupes en font.';
export const ourServices = 'Nos services';
export const mentorshipStructure = 'Notre accompagnement';
export const whatWeDoWithSavings =
  'Ce que nous faisons avec les groupes d’épargne\u00a0: épargne et prêts, formation, capital de départ, soutien hebdomadaire et commerce équitable.';
