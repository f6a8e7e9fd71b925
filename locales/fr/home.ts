// web/site/home/Banner.island.tsx
export const playTheSlides = 'Lancer le défilement';
export const pauseTheSlides = 'Arrêter le défilement';
export const showSlide = (place: number, count: number) => `Afficher l’image ${place} sur ${count}`;
export const failedToLoadContent = 'Le contenu n’a pas pu être chargé';
export const loadingContent = 'Chargement du contenu...';

// web/site/home/CarouselControls.island.tsx
export const showEventsFromNumber = (number: number) => `Afficher les événements à partir du numéro ${number}`;

// web/site/home/EventStates.tsx
export const noEventsAvailable = 'Aucun événement';
export const stayTunedForExcitingUpcoming = 'Revenez bientôt\u00a0: de beaux événements se préparent\u00a0!';

// web/site/home/MissionAndVision.tsx
export const aboutUs = 'À propos';
export const neighboursWhoSaveTogetherCan = 'Des voisins qui épargnent ensemble peuvent avancer ensemble.';
export const howWeWereCreated = <Part>(name: string, founded: number, legalForm: Part, registeredIn: Part) => [
  `${name} a été créée en ${founded}. Nous sommes enregistrés comme `,
  legalForm,
  ' (',
  registeredIn,
  ').',
];
export const whereWeAre = <Part>(headOffice: Part, branchOffice: Part) => [
  'Notre siège est à ',
  headOffice,
  ' et notre antenne dans le secteur de ',
  branchOffice,
  '. De là, nous animons des groupes d’épargne, des formations et des programmes de commerce équitable pour les plus démunis.',
];
export const readOurStory = 'Lire notre histoire';
export const fourPillarsSupportEveryGroup = 'Quatre piliers soutiennent chaque groupe';
export const aSavingsGroupNeedsMore =
  'Pour un groupe d’épargne, épargner ne suffit pas. Il reçoit des formations, un capital de départ et une visite chaque semaine jusqu’à ce qu’il soit autonome.';
export const seeTheMentorshipStructure = 'Voir notre accompagnement';
export const ourMission = 'Notre mission';
export const moreAboutOurMission = 'En savoir plus sur notre mission';
export const ourVision = 'Notre vision';
export const moreAboutOurVision = 'En savoir plus sur notre vision';
export const whyWeWorkAndWhere = 'Pourquoi nous travaillons et où nous allons';

// web/site/home/ScrollButtons.island.tsx
export const scrollToTop = 'Aller en haut';
export const scrollToBottom = 'Aller en bas';

// web/site/home/page.tsx
export const recentEvents = 'Événements récents';
export const latestBlogs = 'Derniers articles';
export const findOurRecentBlogPosts = 'Lisez nos articles récents';
export const allBlogPosts = 'Tous les articles';
export const funFacts = 'Chiffres clés';
export const yourGiftIsSomeonesFirst = 'Votre don est le premier pas de quelqu’un';
export const yourGiftHelpsFormSavings =
  'Votre don aide à former des groupes d’épargne, à organiser des ateliers, à enseigner la gestion de l’argent et à aider en cas d’urgence.';
export const donate = 'Faire un don';
export const ourEvents = 'Nos événements';
export const comeAndMeetTheGroups =
  'Venez rencontrer les groupes\u00a0: voyez ce qui se prépare et ce qui vient d’avoir lieu.';
export const viewAllEvents = 'Voir tous les événements';
export const upcomingEvents = 'Événements à venir';
export const recently = 'Récemment';
export const empoweringCommunitiesTransformingLives = 'Renforcer les communautés, transformer des vies';
export const donateNow = 'Faire un don';
export const knowAboutUs = 'Mieux nous connaître';

// web/site/home/pictures.ts
export const dawnOverTerracedHills =
  'L’aube sur des collines en terrasses\u00a0: une femme marche sur un sentier de crête, un panier sur la tête';
export const fiveNeighboursStandSideBy =
  'Cinq voisins se tiennent côte à côte\u00a0; celui du milieu porte un panier de jeunes plants';
export const handsReachFromEverySide =
  'Des mains se tendent de tous côtés vers un plateau de haricots et de pièces de monnaie';
export const fourPeopleHelpOneAnother = 'Quatre personnes s’entraident pour monter un grand escalier vers le soleil';
export const aFamilyLooksOutOver =
  'Une famille regarde une vallée verte avec de bonnes maisons, des champs et une route';
export const aWomanLeadsAMeeting = 'Une femme anime la réunion de son groupe devant un mur peint d’imigongo';
export const aSavingsGroupSeenFrom = 'Un groupe d’épargne vu d’en haut, en cercle autour de sa caisse';
export const anExerciseBookInTwo =
  'Un cahier dans deux mains\u00a0: des pièces sur une page, une jeune plante sur l’autre';
export const aHandGivesACoin = 'Une main donne une pièce d’où pousse une jeune plante';
export const aVolunteerGreetsAMember = 'Un bénévole salue un membre devant sa maison';

// web/site/home/pillars.ts
export const savingsGroups = 'Groupes d’épargne';
export const communitySavingsGroups = 'Groupes d’épargne communautaires';
export const membersDrawnFromThePoorest = (groupSize: string) =>
  `${groupSize} membres, parmi les plus pauvres et de moyens semblables, épargnent ensemble et se prêtent de l’argent.`;
export const itStartsWithNeighboursWho = (groupSize: string) =>
  `Tout commence par des voisins qui s’assoient ensemble. Un groupe compte ${groupSize} membres, parmi les plus pauvres et de situation économique semblable. Ils épargnent dans une même caisse, qui leur sert aussi à se prêter de l’argent.`;
export const membersWhoKnowOneAnother = (groupSize: string) => `${groupSize} membres qui se connaissent`;
export const membersOfSimilarEconomicStatus = 'Des membres de situation semblable, pour que chacun puisse suivre';
export const collectiveSaving = 'Épargne commune';
export const internalLendingBetweenMembers = 'Prêts entre membres';
export const everyMemberHasSavings = 'Chaque membre a une épargne sur laquelle compter';
export const aSmallLoanIsWithin = 'Un petit prêt est à portée de main, près de chez soi';
export const neighboursTrustOneAnother = 'Les voisins se font confiance pour l’argent';
export const training = 'Formation';
export const comprehensiveTraining = 'Formation complète';
export const membersLearnVslaEntrepreneurshipGals =
  'Les membres se forment aux méthodes VSLA et GALS, à l’entrepreneuriat et à la culture durable du maïs, des haricots et des pommes de terre.';
export const savingCanBeLearnt =
  'Épargner s’apprend, tout comme gérer une entreprise ou une ferme. Nos formations portent sur ce que les membres font chaque jour\u00a0: gérer l’argent, le gagner, partager les décisions à la maison et cultiver ce qui pousse ici.';
export const vslaHowAVillageSavings =
  'VSLA\u00a0: comment fonctionne une association villageoise d’épargne et de crédit';
export const entrepreneurshipFromAnIdea = 'Entrepreneuriat\u00a0: d’une idée à un premier plan';
export const galsTheGenderActionLearning =
  'GALS, apprentissage par l’action sur le genre\u00a0: femmes et hommes planifient ensemble';
export const sustainableAgricultureForMaizeBeans = 'Culture durable du maïs, des haricots et des pommes de terre';
export const groupsKeepTheirOwnBooks = 'Les groupes tiennent leurs propres comptes';
export const smallBusinessesStart = 'Les petites entreprises démarrent avec un plan';
export const householdsDecideTogether = 'Dans les ménages, on décide ensemble';
export const fieldsYieldMoreAndStay = 'Les champs produisent plus et restent fertiles';
export const seedMoney = 'Capital de départ';
export const seedMoneyTitle = 'Capital de départ';
export const initialCapitalLetsAGroup =
  'Un capital de départ permet au groupe de prêter tant que son épargne est faible, et nous le mettons en relation avec des institutions de microfinance.';
export const inItsFirstMonths =
  'Dans ses premiers mois, un groupe a plus d’idées que d’argent. Le capital de départ comble ce manque\u00a0: les membres peuvent emprunter alors que l’épargne est faible. Quand un groupe a besoin de plus, nous le mettons en relation avec des institutions de microfinance.';
export const initialCapitalForAGroups = 'Un capital de départ pour les prêts du groupe';
export const loansWhileSavingsAreStill = 'Des prêts quand l’épargne est encore faible';
export const linksToMicrofinanceInstitutions = 'Une mise en relation avec des institutions de microfinance';
export const firstLoansWithoutALong = 'Les premiers prêts sans longue attente';
export const capitalThatGrows = 'Un capital qui grandit avec l’épargne';
export const groupsThatInstitutionsKnow = 'Des groupes que les institutions connaissent et financent';
export const weeklySupport = 'Soutien hebdomadaire';
export const weeklyVolunteerSupport = 'Soutien hebdomadaire d’un bénévole';
export const aVolunteerVisitsEveryWeek =
  'Un bénévole vient chaque semaine\u00a0: il suit le groupe, aide à régler les conflits, constate les progrès et en rend compte.';
export const noGroupIsLeftOn =
  'Aucun groupe ne reste seul. Chaque semaine, un bénévole vient, écoute, vérifie les comptes, aide à régler les désaccords et nous dit ce dont le groupe a besoin.';
export const followUpVisitsEveryWeek = 'Des visites de suivi, chaque semaine';
export const conflictResolution = 'Résolution des conflits';
export const monitoring = 'Suivi';
export const reporting = 'Rapports';
export const problemsAreNoticed = 'Les problèmes sont repérés la semaine où ils apparaissent';
export const disagreementsAreSettledBeforeThey = 'Les désaccords sont réglés avant de diviser un groupe';
export const everyoneCanSeeHow = 'Chacun voit comment va le groupe';
export const inTimeGroupsStandOn = 'Avec le temps, les groupes deviennent autonomes';

// Several files in web/site/home/
export const loadingEvents = 'Chargement des événements...';
export const failedToLoadEvents = 'Les événements n’ont pas pu être chargés';
export const noEventsAtTheMoment = 'Aucun événement pour le moment.';
export const loadingBlogs = 'Chargement des articles...';
export const failedToLoadBlogs = 'Les articles n’ont pas pu être chargés';
export const noBlogsAvailable = 'Aucun article pour le moment.';
export const invalidResponseFormatExpected = 'Réponse inattendue\u00a0: une liste était attendue';
export const previousEvents = 'Événements précédents';
export const nextEvents = 'Événements suivants';
