// web/site/donate/DonationForm.island.tsx
export const fullName = 'Nom complet';
export const phone = 'Téléphone';
export const organisation = 'Organisation';
export const donationType = 'Type de don';
export const estimatedAmount = 'Montant estimé';
export const chooseARangeOrEnter = 'Choisissez ou saisissez un montant';
export const preferredContactMethod = 'Comment vous joindre';
export const bestContactTime = 'Meilleur moment pour vous joindre';
export const forExampleWeekdayMornings = 'Par exemple\u00a0: le matin en semaine';
export const message = 'Message';
export const close = 'Fermer';
export const donationInterestForm = 'Formulaire d’intention de don';
export const noPaymentIsTakenHere =
  'Vous ne payez rien ici. Dites-nous comment vous aimeriez donner, et nous vous indiquerons la suite.';
export const submitInterest = 'Envoyer';
export const yourFormIsSent = 'Votre formulaire est envoyé';
export const sendAnotherForm = 'Envoyer un autre formulaire';

// web/site/donate/page.tsx
export const savingsGroupsFormation = 'Création de groupes d’épargne';
export const neighboursComeTogetherAgreeTheir =
  'Des voisins se réunissent, fixent leurs règles et reçoivent ce qu’il faut pour lancer un groupe.';
export const workshopsAndSeminars = 'Ateliers et séminaires';
export const entrepreneurshipGenderEqualityAndSustainable =
  'Entrepreneuriat, égalité femmes-hommes et agriculture durable, enseignés là où vivent les groupes.';
export const emergencySupport = 'Aide d’urgence';
export const anIllnessOrALost = 'Une maladie ou une récolte perdue ne devrait pas coûter son épargne à une famille.';
export const financialLiteracyTraining = 'Formation à la gestion de l’argent';
export const countingSavingBorrowingAndPaying =
  'Compter, épargner, emprunter et rembourser\u00a0: ce que chaque membre doit savoir avant le premier prêt.';
export const howDonationsAreUsed = 'À quoi servent les dons';
export const tellUsHowYouWould = 'Dites-nous comment vous aimeriez donner';
export const once = 'Une fois';
export const anyAmountWheneverItSuits =
  'N’importe quel montant, quand cela vous convient. Il peut devenir le capital de départ d’un nouveau groupe.';
export const giveOnce = 'Donner une fois';
export const everyMonth = 'Chaque mois';
export const aSmallRegularGiftHelps =
  'Un petit don régulier nous aide à prévoir et permet aux bénévoles de rendre visite à leurs groupes chaque semaine.';
export const giveEveryMonth = 'Donner chaque mois';
export const everyYear = 'Chaque année';
export const forCompaniesParishesAndFamilies =
  'Pour les entreprises, les paroisses et les familles qui planifient leurs dons et veulent voir ce qu’une année de travail accomplit.';
export const giveEveryYear = 'Donner chaque année';
export const toOneProject = 'À un projet';
export const aTrainingCourseAGroup =
  'Une formation, un groupe, ou une saison de maïs, de haricots et de pommes de terre\u00a0: vous choisissez ce que votre don rend possible.';
export const giveToAProject = 'Donner à un projet';
export const waysToGive = 'Façons de donner';
export const giveInTheWay =
  'Donnez de la façon qui vous convient. Nous réglerons les détails par e-mail ou par téléphone.';
export const donate = 'Faire un don';
export const helpSomeoneTakeTheFirst = 'Aidez quelqu’un à faire le premier pas';
export const yourGiftSupportsThePeople =
  'Votre don soutient les plus démunis, et les groupes où ils épargnent, apprennent et se prêtent de l’argent.';
export const howAGiftHelps = (name: string) =>
  `Comment un don à ${name} soutient les groupes d’épargne, les ateliers, l’aide d’urgence et la formation à la gestion de l’argent.`;
export const email = 'E-mail';
export const submitting = 'Envoi...';

// Choices of the form, by their codes
/** Amounts offered; any other text is taken as well. */
export const amountRanges = [
  'Moins de 100\u00a0$',
  'De 100 à 250\u00a0$',
  'De 250 à 500\u00a0$',
  'De 500 à 1\u202f000\u00a0$',
  '1\u202f000\u00a0$ et plus',
];
export const donationTypes = {
  one_time: 'Une fois',
  monthly: 'Chaque mois',
  yearly: 'Chaque année',
  project_based: 'Pour un projet',
  general: 'Général',
};
export const contactMethods = { email: 'E-mail', phone: 'Téléphone', both: 'Les deux' };
