export const aVolunteerWalksUp = 'Un bénévole monte un sentier de colline vers une famille qui attend à sa porte';
export const walkAlongsideAGroup = 'Accompagnez un groupe';
export const youCanHelpANew =
  'Vous pouvez aider un nouveau groupe à démarrer, ou rendre visite à des groupes comme bénévole. Si vous aimeriez épargner avec vos voisins, écrivez-nous\u00a0: nous en serons ravis.';
export const donateNow = 'Faire un don';
export const writeToUs = 'Écrivez-nous';
export const keyComponents = 'Éléments clés';
export const expectedOutcomes = 'Résultats attendus';
export const mentorshipStructure = 'Notre accompagnement';
export const aSavingsGroupNeedsMore =
  'Pour un groupe d’épargne, épargner ne suffit pas. Il reçoit des formations, un capital de départ et une visite chaque semaine jusqu’à ce qu’il soit autonome. Choisissez un pilier pour voir ce qu’il comprend.';
export const theFourPillars = 'Les quatre piliers';
export const fourPillarsSupportEverySavings =
  'Quatre piliers soutiennent chaque groupe d’épargne\u00a0: l’épargne commune, une formation complète, un capital de départ et le soutien hebdomadaire d’un bénévole.';
