export const greeting = (name: string) => `Muraho, ${name}`;
export const overviewHint = 'Ce qui vous attend, et ce que votre travail a donné.';
export const viewSite = 'Voir le site public';
export const overviewNotLoaded = (reason: string) => `La vue d’ensemble n’a pas pu être chargée. ${reason}`;
export const partNotLoaded = 'Cette partie n’a pas pu être chargée. Rechargez la page pour réessayer.';
export const couldNotBeLoaded = 'Chargement impossible';
export const tryAgain = 'Réessayer';

// What is new
export const newSince = 'Nouveau depuis votre dernière visite';
export const firstVisit = 'C’est votre première visite. Les nouveautés apparaîtront ici la prochaine fois.';
export const nothingNewSince = <Part>(moment: Part) => ['Rien de nouveau depuis le ', moment, '.'];
export const newcomers = {
  donations: (count: number) => (count === 1 ? '1 intention de don' : `${count} intentions de don`),
  contacts: (count: number) => (count === 1 ? '1 message reçu' : `${count} messages reçus`),
  registrations: (count: number) =>
    count === 1 ? '1 inscription à un événement' : `${count} inscriptions à des événements`,
  subscribers: (count: number) =>
    count === 1 ? '1 abonné à la lettre d’information' : `${count} abonnés à la lettre d’information`,
  users: (count: number) => (count === 1 ? '1 compte d’utilisateur' : `${count} comptes d’utilisateurs`),
};

// What waits
export const needsAttention = 'À traiter';
export const nothingNeedsAttention = 'Il n’y a rien à traiter.';
export const someNotCounted = 'Une partie n’a pas pu être comptée.';
/** How long the oldest has waited. */
export const oldestOf = (count: number, time: string) =>
  count === 1 ? `depuis ${time}` : `le plus ancien\u00a0: ${time}`;
export const waitedDays = (days: number) => (days === 1 ? '1 jour' : `${days} jours`);
export const waitedWeeks = (weeks: number) => (weeks === 1 ? '1 semaine' : `${weeks} semaines`);
export const waitedMonths = (months: number) => `${months} mois`;
export const waitedYears = (years: number) => (years === 1 ? '1 an' : `${years} ans`);
export const ofThemMine = (mine: string) => `dont ${mine} à votre charge`;
/** What is to be done with each kind. `shown` is the number as it is written, such as `99+`. */
export const waits = {
  newsletters: (count: number, shown: string) =>
    count === 1
      ? 'Envoyer le reste d’une lettre d’information arrêtée'
      : `Envoyer le reste de ${shown} lettres d’information arrêtées`,
  payments: (count: number, shown: string) => (count === 1 ? 'Attribuer 1 paiement' : `Attribuer ${shown} paiements`),
  receipts: (count: number, shown: string) => (count === 1 ? 'Établir 1 reçu' : `Établir ${shown} reçus`),
  thanks: (count: number, shown: string) => (count === 1 ? 'Remercier pour 1 don' : `Remercier pour ${shown} dons`),
  publishing: (count: number, shown: string) =>
    count === 1 ? 'Publier 1 article qui attend' : `Publier ${shown} articles qui attendent`,
  publishingPages: (count: number, shown: string) =>
    count === 1 ? 'Publier 1 page qui attend' : `Publier ${shown} pages qui attendent`,
  messages: (count: number, shown: string) =>
    count === 1 ? 'Lire 1 nouveau message' : `Lire ${shown} nouveaux messages`,
  answers: (count: number, shown: string) =>
    count === 1 ? 'Lire 1 nouvelle réponse à un formulaire' : `Lire ${shown} nouvelles réponses aux formulaires`,
  overdue: (count: number, shown: string) =>
    count === 1 ? 'Relancer 1 intention de don en retard' : `Relancer ${shown} intentions de don en retard`,
  interests: (count: number, shown: string) =>
    count === 1
      ? 'Contacter 1 nouvelle personne qui veut donner'
      : `Contacter ${shown} nouvelles personnes qui veulent donner`,
  registrations: (count: number, shown: string) =>
    count === 1
      ? 'Voir 1 inscription faite ou annulée depuis votre dernière visite'
      : `Voir ${shown} inscriptions faites ou annulées depuis votre dernière visite`,
  translations: (count: number, shown: string) =>
    count === 1 ? 'Mettre à jour la traduction d’une fiche' : `Mettre à jour les traductions de ${shown} fiches`,
  facts: (count: number, shown: string) =>
    count === 1 ? 'Vérifier 1 information du site' : `Vérifier ${shown} informations du site`,
};
/** What visitors sent by a form; the noun is that of all of them. */
export const waitingAnswers = (noun: string, shown: string) => `À traiter, ${shown} en attente\u00a0: ${noun}`;

// What came of our work
export const thisMonth = 'Ce mois-ci jusqu’à aujourd’hui';
export const thisMonthHint = 'À côté des mêmes jours du mois précédent.';
/** Days of one month, of which `month` is the short name. */
export const daysOfMonth = (first: string, last: string, month: string) =>
  first === last ? `${first} ${month}` : `${first}–${last} ${month}`;
export const kindOfFigure = 'Quoi';
export const receivedMoney = 'Reçu';
export const pledgedMoney = 'Promis';
/** One of several currencies. */
export const inCurrency = (what: string, currency: string) => `${what}, ${currency}`;
export const visitsToSite = 'Visites du site';
export const eventRegistrations = 'Inscriptions';
export const newSubscribers = 'Nouveaux abonnés';
export const noneSoFar = 'Rien encore';
export const noneBefore = 'Rien';

// Figures
export const figures = 'Chiffres';
export const totalUsers = 'Tous les utilisateurs';
export const thisWeek = (count: number) => `+${count} cette semaine`;
export const activeUsers = 'Utilisateurs actifs';
export const percentActive = (percent: number) => `${percent}\u00a0% actifs`;
export const announcements = 'Annonces';
export const totalContent = 'Tous les contenus';
export const blogPosts = 'Articles';
export const events = 'Événements';
export const galleryAndVideoItems = 'Photos et vidéos';
export const verifiedUsers = 'Utilisateurs vérifiés';
export const quickStats = 'En bref';
export const staffMembers = 'Membres du personnel';
export const userRoles = 'Rôles';
export const activeAds = 'Publicités actives';
export const newThisWeek = 'Nouveaux cette semaine';
export const contentOverview = 'Aperçu des contenus';
export const galleryItems = 'Éléments de la galerie';
export const advertisements = 'Publicités';
/** The number at which a bar is full. */
export const barEndsAt = (number: string) => `barre pleine à ${number}`;

// The next events
export const nextEvents = 'Prochains événements';
export const noUpcomingEvents = 'Aucun événement à venir.';
export const planAnEvent = 'Prévoir un événement';
export const online = 'En ligne';
export const registered = (count: number) => (count < 2 ? `${count} inscrit` : `${count} inscrits`);
export const registeredOf = (count: number, capacity: number) =>
  `${count < 2 ? `${count} inscrit` : `${count} inscrits`} sur ${capacity}`;
export const allEvents = 'Tous les événements';

// The newest accounts
export const recentUsers = 'Utilisateurs récents';
export const name = 'Nom';
export const email = 'E-mail';
/** Over the address, where the table is a list. */
export const emailOnPhone = 'E-mail';
export const status = 'État';
export const role = 'Rôle';
export const lastLogin = 'Dernière connexion';
export const staff = 'Personnel';
export const user = 'Utilisateur';
export const never = 'Jamais';

// What the site says
export const siteFacts = 'Vérifiez les informations du site';
export const siteFactsHint =
  'Le site est livré avec ces textes et ces chiffres. Confirmez ceux qui sont justes et changez les autres.';
export const pages = {
  services: 'Page\u00a0: Nos services',
  privacy: 'Page\u00a0: Politique de confidentialité',
  terms: 'Page\u00a0: Conditions d’utilisation',
  cookies: 'Page\u00a0: Politique des cookies',
};
export const sampleText = (text: string) =>
  `${text}\nCe sont des données d’exemple. Remplacez-les avant de faire connaître le site.`;
export const notSet = 'Non indiqué. Les visiteurs ne voient rien.';
export const emailNotSet =
  'Non indiqué. Les visiteurs ne voient aucune adresse, et personne ne reçoit d’e-mail quand ils écrivent.';
export const confirm = 'Confirmer';
export const weHaveNone = 'Nous n’en avons pas';
export const confirmed = (fact: string) => `«\u00a0${fact}\u00a0»\u00a0: confirmé.`;
export const notConfirmed = (fact: string) => `«\u00a0${fact}\u00a0»\u00a0: confirmation annulée.`;
export const edit = 'Modifier';
export const editFact = (fact: string) => `Modifier\u00a0: ${fact}`;
/** The name of a button for screen readers. */
export const actionOn = (action: string, fact: string) => `${action}\u00a0: ${fact}`;
export const showFirst = (count: number) => `Afficher les ${count} premiers`;
export const showAll = (count: number) => `Tout afficher (${count})`;

// Visits
export const visitsTitle = 'Visites des 30 derniers jours';
/** Nought takes the singular. The numbers are as they are written. */
export const visitCount = (count: string) => (/^[01]$/.test(count) ? `${count} visite` : `${count} visites`);
export const pageCount = (count: string) => (/^[01]$/.test(count) ? `${count} page vue` : `${count} pages vues`);
export const lastDays = (days: number, shownVisits: string, shownPages: string) =>
  `Les ${days} derniers jours\u00a0: ${shownVisits}, ${shownPages}`;
export const visitsOfDay = (date: string, visitors: number, views: number) =>
  `${date}\u00a0: ${visitCount(String(visitors))}, ${pageCount(String(views))}`;
export const viewAsTable = 'Voir en tableau';
export const visitsByDay = 'Visites et pages vues par jour';
export const day = 'Jour';
export const visits = 'Visites';
export const pageViews = 'Pages vues';
export const visitsHint =
  'Nous comptons les pages vues, pas les personnes\u00a0: pas de cookies, pas de données personnelles.';

// The state of the installation
export const systemStatus = 'État du système';
export const statusNotLoaded = (reason: string) => `L’état n’a pas pu être chargé. ${reason}`;
export const everythingIsWorking = 'Tout fonctionne.';
export const tellSomebody = 'Prévenez la personne qui s’occupe du serveur.';
export const mail = 'E-mails';
export const noMailServer = 'Pas de serveur de messagerie';
export const mailsWaiting = (count: string) => `${count} en attente`;
export const mailsNotSent = (count: string) => (count === '1' ? '1 non envoyé' : `${count} non envoyés`);
export const allSent = 'Tous envoyés';
export const payments = 'Paiements sur le site';
export const paymentsAsked = 'En service';
export const paymentsNotAsked = 'Hors service';
export const lastBackup = 'Dernière sauvegarde';
export const noneYet = 'Aucune pour l’instant';
export const failed = 'Échec';
export const inProgress = 'En cours';
export const lastRestoreTest = 'Dernier essai de restauration';
export const passed = 'Réussi';
export const copyAt = (place: string) => `Copie à ${place}`;
export const copiedUntil = (moment: string) => `Copié jusqu’au ${moment}`;
export const provenAt = (moment: string) => `vérifié le ${moment}`;
export const disk = 'Disque';
export const diskFree = (size: string) => `${size} libres`;
export const diskOf = (size: string) => `sur ${size}`;
export const pictures = 'Images';
export const allReady = 'Toutes prêtes';
export const beingPrepared = (count: string) => `${count} en préparation`;
export const errors = 'Erreurs';
export const noErrors = 'Aucune';
export const since = (moment: string) => `depuis le ${moment}`;

// What is wrong, and what that means
export const clockLeapt = (now: string, before: string) =>
  `L’horloge du serveur indique ${now}. À la dernière vérification, c’était ${before}.`;
export const clockLeaptMeans =
  'Tant que l’horloge n’est pas juste, ou qu’un superutilisateur ne l’a pas confirmée, le site ne supprime aucune donnée expirée.';
export const clockIsRight = 'L’horloge est juste';
export const clockConfirmed = 'Confirmé. Le site supprime de nouveau les données expirées.';
export const mailServerMissing = 'Il n’y a pas de serveur de messagerie.';
export const mailServerMissingMeans =
  'Aucun e-mail n’est envoyé\u00a0: ni codes de connexion, ni confirmations, ni réponses. Demandez à la personne qui s’occupe du serveur d’y inscrire SMTP_URL.';
export const mailRefused = 'Le serveur de messagerie n’accepte pas nos e-mails.';
export const mailRefusedMeans =
  'Nous continuons d’essayer. En attendant, les codes de connexion et les confirmations n’arrivent pas.';
export const paymentsFail = 'Les donateurs ne peuvent pas payer par téléphone sur le site.';
export const paymentsFailMeans =
  'L’opérateur ne répond pas, ou refuse nos clés. Nous réessayons sans cesse\u00a0; le site indique aux donateurs comment payer eux-mêmes. Demandez à la personne qui s’occupe du serveur de lancer «\u00a0intambwe doctor\u00a0».';
export const mailWaitingSince = (moment: string) => `Des e-mails attendent depuis le ${moment}.`;
export const mailWaitingMeans = 'Les codes de connexion et les confirmations n’arrivent pas.';
/** `shown` is the number as it is written. */
export const mailsFailed = (count: number, shown: string) =>
  count === 1 ? '1 e-mail n’a pas pu être envoyé.' : `${shown} e-mails n’ont pas pu être envoyés.`;
export const mailsFailedMeans = 'Les destinataires ne les ont pas reçus.';
export const backupFailed = (moment: string) => `La sauvegarde du ${moment} a échoué.`;
export const backupTriedAgain = (moment: string) => `Nouvel essai le ${moment}.`;
export const noBackupProven = 'Aucun essai de restauration d’une sauvegarde n’a encore réussi.';
export const noBackupProvenSince = (moment: string) =>
  `Aucun essai de restauration d’une sauvegarde n’a réussi depuis le ${moment}.`;
export const noBackupMeans = 'Si le serveur tombe en panne, des données peuvent être perdues.';
export const copyFails = (place: string) => `La copie à ${place} ne protège pas le site.`;
export const nothingElsewhere = 'Rien n’est gardé ailleurs.';
export const nothingElsewhereMeans =
  'Si le disque du serveur tombe en panne, le site et ses sauvegardes sont perdus. Demandez à la personne qui s’occupe du serveur d’y inscrire COPY_TO, ou BACKUP_DIR sur un autre disque.';
export const updatesNeeded = 'Le serveur a besoin de mises à jour de sécurité.';
export const housekeepingStopped = 'Le site ne supprime plus ce qui est trop ancien.';
export const diskFull = 'Le disque est plein.';
export const diskFullMeans =
  'Rien ne peut être enregistré ni envoyé tant qu’il n’y a pas de place. Vous pouvez toujours vous connecter et supprimer.';
export const diskNearlyFull = (free: string, all: string) =>
  `Le disque est presque plein\u00a0: il reste ${free} sur ${all}.`;
export const diskNearlyFullMeans = 'Quand il sera plein, rien ne pourra être enregistré.';
/** `shown` is the number as it is written. */
export const errorsSince = (_count: number, shown: string, moment: string) =>
  `Le programme a rencontré un problème ${shown} fois depuis le ${moment}.`;
export const errorsMeans = 'Quelqu’un a vu un message d’erreur.';
export const certificateEnds = (moment: string) => `Le certificat du site expire le ${moment}.`;
export const certificateEndsMeans =
  'Ensuite, les navigateurs déconseilleront le site aux visiteurs. Prévenez la personne qui s’occupe du serveur\u00a0: il aurait dû être renouvelé.';
export const unknownProxy = (address: string) =>
  `Tous les visiteurs semblent venir d’une seule adresse, ${address}\u00a0: un proxy qui n’est pas configuré.`;
export const unknownProxyMeans = (address: string) =>
  `Ils partagent une même limite et peuvent être bloqués. Demandez à la personne qui s’occupe du serveur d’y inscrire TRUST_PROXY=${address}.`;

// Room on the disk
export const makeRoom = 'Libérer de la place sur le disque';
export const mediaLibrary = 'médiathèque';
/** With a link to the media library. */
export const deleteUnused = <Part>(mediaLibraryLink: Part) => [
  'Supprimez les fichiers inutilisés dans la ',
  mediaLibraryLink,
  ', ou d’anciennes sauvegardes. Supprimer des contenus ne libère pas de place sur le disque\u00a0: cette place sert aux nouveaux contenus.',
];
export const noBackups = 'Il n’y a pas de sauvegardes sur ce disque.';
export const backupOf = (moment: string, size: string) => `Sauvegarde du ${moment}, ${size}`;
export const backupHolds = (rows: string, files: string, release: string) =>
  `${rows} enregistrements et ${files} fichiers, de la version ${release}`;
export const backupKept = 'Conservée\u00a0: la dernière dont l’essai a réussi';
export const superuserDeletes = 'Un superutilisateur peut la supprimer';
export const deleteBackup = 'Supprimer';
export const deleteBackupOf = (moment: string) => `Supprimer la sauvegarde du ${moment}`;
export const deleteBackupQuestion = 'Supprimer définitivement cette sauvegarde\u00a0?';
export const deleteBackupHint =
  'La dernière sauvegarde dont l’essai a réussi est conservée. Vous ne pourrez pas revenir en arrière.';
export const keepIt = 'Conserver';
export const deleteIt = 'Supprimer';
export const backupDeleted = 'Sauvegarde supprimée.';
export const toBackups = 'Sauvegardes\u00a0: en faire une ou en emporter une';
