// web/site/about/Mission.tsx
export const missionStatement = 'Notre mission en quelques mots';
export const whoWeAre = 'Qui nous sommes';
export const whereThisLeadsOurVision = 'Où cela mène\u00a0: notre vision';
export const education = 'Éducation';
export const trainingInSavingsAndLoans =
  'Des formations à l’épargne et au crédit, à l’entrepreneuriat et à l’agriculture. Ce que les gens apprennent leur reste, quelle que soit la saison.';
export const community = 'Communauté';
export const groupsOfNeighboursWithSimilar = (groupSize: string) =>
  `Des groupes de ${groupSize} voisins aux moyens semblables. Ils épargnent ensemble, se prêtent de l’argent et se soutiennent.`;
export const empowerment = 'Autonomie';
export const womenAndMenDecideTogether =
  'Femmes et hommes décident ensemble, et le capital de départ aide le groupe à mettre ses décisions en œuvre.';
export const whatLiftsPeopleUp = 'Ce qui aide à avancer';
export const ourMission = 'Notre mission';
export const outOfPovertyOneStep = 'Sortir de la pauvreté, pas à pas. Personne n’a à faire seul le premier pas.';

// web/site/about/Vision.tsx
export const visionStatement = 'Notre vision en quelques mots';
export const whatWeDoOurMission = 'Ce que nous faisons\u00a0: notre mission';
export const growth = 'Croissance';
export const savingsGrowIntoLoans =
  'L’épargne devient des prêts, et les prêts deviennent de petites entreprises. De meilleures récoltes nourrissent la famille et laissent de quoi vendre.';
export const innovation = 'Innovation';
export const peopleTrySomethingNewAnother =
  'Les gens essaient du nouveau\u00a0: une autre culture, un autre métier, une autre façon de partager le travail et les décisions à la maison.';
export const progress = 'Progrès';
export const eachYearThePoorestPeople =
  'Chaque année, les plus pauvres de la communauté font un pas de plus, et davantage de groupes sont autonomes.';
export const howWeGetThere = 'Comment nous y arrivons';
export const ourVision = 'Notre vision';
export const lookAFewYearsAhead =
  'Regardez avec nous quelques années plus loin\u00a0: des familles sorties de la pauvreté, dans une communauté qui n’oublie personne.';

// web/site/about/page.tsx
export const ourHistory = 'Notre histoire';
export const whatHasHappenedSince = (founded: number) => `Ce qui s’est passé depuis ${founded}, étape par étape.`;
export const ourTeam = 'Notre équipe';
export const thePeopleYouWillMeet = 'Les personnes que vous rencontrerez.';
export const mentorshipStructure = 'Notre accompagnement';
export const theFourPillarsBehindEvery = 'Les quatre piliers de chaque groupe.';
export const testimonials = 'Témoignages';
export const whatPeopleSayAboutOur = 'Ce que les gens disent de nos programmes.';
export const documents = 'Documents';
export const reportsAndFormsToDownload = 'Rapports et formulaires à télécharger.';
export const moreAboutUs = 'En savoir plus sur nous';
export const moreAboutOurMission = 'En savoir plus sur notre mission';
export const moreAboutOurVision = 'En savoir plus sur notre vision';
export const aboutUs = 'À propos';
export const weWorkWithThePeople =
  'Nous travaillons avec les plus démunis. Ils épargnent ensemble, apprennent ensemble et cherchent ensemble à sortir de la pauvreté.';
export const created = 'Création';
export const registeredAs = 'Forme juridique';
export const registeredIn = 'Lieu d’enregistrement';
export const headOffice = 'Siège';
export const branchOffice = 'Antenne';
export const programmes = 'Programmes';
export const savingsGroupsTrainingFairTrade = 'Groupes d’épargne, formation, commerce équitable';
export const itStartsWithACircle = 'Tout commence par un cercle de voisins';
export const howWeWereCreated = <Part>(name: string, founded: number, legalForm: Part, registeredIn: Part) => [
  `${name} a été créée en ${founded} et est enregistrée comme `,
  legalForm,
  ' (',
  registeredIn,
  '). Cela veut dire que tout ce que nous faisons doit profiter à la communauté.',
];
export const peopleWhoArePoorRarely =
  'Les personnes pauvres manquent rarement d’idées. Il leur manque un lieu sûr pour épargner, un prêt abordable, quelqu’un auprès de qui apprendre et un peu d’argent pour commencer. Nous aidons donc des voisins à former des groupes d’épargne, nous les formons et nous ajoutons un capital de départ tant que leur épargne est encore faible.';
export const ourProgrammesAreSavingsGroups =
  'Nos programmes sont les groupes d’épargne, la formation et le commerce équitable. Ils se complètent\u00a0: un groupe qui épargne peut prêter, celle qui apprend peut gagner sa vie, et ce qu’elle produit se vend à un prix juste.';
export const howFarWeHaveCome = 'Le chemin parcouru';

// web/site/about/pictures.ts
export const membersOfASavingsGroup =
  'Des membres d’un groupe d’épargne sont assis en cercle autour de leur caisse, sous un arbre';
export const aTrainerExplainsSaving =
  'Un formateur explique l’épargne avec des images sur un tableau, à une classe sous un arbre';
export const aManPushesABicycle =
  'Un homme pousse un vélo chargé de sacs et de bananes vertes sur une route de colline';
