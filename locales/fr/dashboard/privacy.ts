export const personalData = 'Données personnelles';
export const subtitle =
  'Cherchez les données conservées sur une personne pour les montrer, les exporter ou les effacer.';
export const tryAgain = 'Réessayer';

// Searching
export const findAPerson = 'Rechercher une personne';
export const search = 'Rechercher';
export const searching = 'Recherche...';
export const searchFailed = 'La recherche a échoué. Réessayez.';
export const notSearched = (reason: string) => `La recherche a échoué. ${reason}`;
export const searchLabel = 'Adresse e-mail, numéro de téléphone ou nom';
export const searchHint =
  'Chaque adresse e-mail compte pour une personne, de même que le numéro de téléphone d’une personne sans adresse. Un nom ou un numéro peut en désigner plusieurs.';
export const nothingFound = (search: string) => `Aucune donnée n’est conservée pour «\u00a0${search}\u00a0».`;
export const peopleFound = (count: number, search: string) =>
  `${count === 1 ? '1 personne trouvée' : `${count} personnes trouvées`} pour «\u00a0${search}\u00a0».`;
export const viewRecords = (count: number) => (count < 2 ? `Voir ${count} donnée` : `Voir ${count} données`);
export const viewRecordsUnder = (count: number, address: string) => `${viewRecords(count)} pour ${address}`;

// What is held on a person
export const backToTheSearch = 'Retour à la recherche';
export const notLoaded = (reason: string) => `Impossible de charger les données. ${reason}`;
export const saveToRead = 'Enregistrer pour lire';
export const saveAsJson = 'Enregistrer pour un logiciel (JSON)';
export const hasAccount =
  'Un compte du tableau de bord utilise aussi cette adresse. Il se gère dans «\u00a0Utilisateurs\u00a0» et n’est pas effacé.';
export const nothingHeld = 'Aucune donnée n’est conservée pour cette adresse.';
export const kindWithCount = (kind: string, count: number) => `${kind} (${count})`;
export const kinds = {
  contact_messages: 'Messages reçus',
  donation_interests: 'Intentions de don',
  gifts: 'Promesses de don et dons',
  payments: 'Paiements',
  registrations: 'Inscriptions à des événements',
  subscriptions: 'Lettre d’information',
  posts: 'Auteur d’articles',
  mails: 'E-mails',
  mail_files: 'E-mails enregistrés comme fichiers',
  form_answers: 'Réponses aux formulaires',
};
/** What is told of a record, by the server's names. */
export const facts = {
  Reference: 'Référence',
  'Received on': 'Reçu le',
  Receipt: 'Reçu',
  Name: 'Nom',
  'E-mail': 'E-mail',
  Phone: 'Téléphone',
  About: 'Type de demande',
  Subject: 'Objet',
  Message: 'Message',
  Status: 'État',
  Answers: 'Réponses',
  Organisation: 'Organisation',
  Kind: 'Type',
  Amount: 'Montant',
  'To be reached by': 'À joindre par',
  'Best time': 'Meilleur moment',
  'Next step on': 'Prochaine étape le',
  Course: 'Historique',
  Notes: 'Notes',
  Event: 'Événement',
  Cancelled: 'Annulée le',
  Confirmed: 'Confirmé le',
  Left: 'Désabonné le',
  Newsletters: 'Lettres d’information',
  Author: 'Auteur',
  Title: 'Titre',
  To: 'À',
  Text: 'Texte',
  Sent: 'Envoyé le',
};

// The file to read
export const heldUnder = (address: string) => `Données conservées pour ${address}`;
export const asOf = (moment: string, clock: string) => `État au ${moment}, ${clock}`;
export const kindAndMoment = (kind: string, moment: string) => `${kind}, ${moment}`;
export const fact = (name: string, value: string) => `${name}\u00a0: ${value}`;

// Erasing
export const eraseForGoodAsks = 'Effacer définitivement...';
export const eraseQuestion = 'Effacer les données de cette personne\u00a0?';
/** `address` is shown in bold. */
export const willBeErased = <Part>(count: number, address: Part) => [
  count < 2 ? `${count} donnée conservée pour ` : `${count} données conservées pour `,
  address,
  `${count < 2 ? ' sera effacée' : ' seront effacées'}\u00a0: messages, intentions de don avec leurs notes, inscriptions, abonnement et e-mails. Les articles venus d’un autre site qui nomment cette personne comme auteur restent, sans le nom.`,
];
export const cannotBeUndone = 'Vous ne pourrez pas revenir en arrière. Rien ne va à la corbeille.';
export const whatStays =
  'Le journal des actions note que vous avez effacé des données et combien, mais pas de qui. Les sauvegardes antérieures gardent les données au plus 6 mois, les copies ailleurs au plus 14 semaines, et une sauvegarde faite à la main jusqu’à ce que quelqu’un la supprime. Un contenu publié, comme un article, garde cette adresse ou ce numéro\u00a0: modifiez-le d’abord, car une modification ultérieure l’écrirait de nouveau dans le journal des actions. Ses versions précédentes disent [erased] à la place.';
export const typePhoneNumber = 'Saisissez le numéro de téléphone pour confirmer';
export const typeEmailAddress = 'Saisissez l’adresse e-mail pour confirmer';
export const eraseForGood = 'Effacer définitivement';
export const erasing = 'Effacement...';
export const notErased = 'Rien n’a été effacé. Réessayez.';
export const erased = 'Tout ce qui était conservé pour cette adresse a été effacé.';

// How long data is kept
export const howLong = 'Durée de conservation des données';
export const howLongHint =
  'Les données expirées sont supprimées automatiquement. La politique de confidentialité dit la même chose aux visiteurs.';
/** Each as a term, and its period of so many months, years or days. The Privacy Policy has the English ones. */
export const periods = {
  contactMessages: { what: 'Messages reçus', period: (months: number) => `${months} mois après leur envoi` },
  declinedDonations: {
    what: 'Intentions de don sans suite',
    period: (months: number) => `${months} mois après leur classement sans suite`,
  },
  openDonations: {
    what: 'Intentions de don en cours',
    period: (months: number) => `${months} mois après la dernière étape`,
  },
  donated: {
    what: 'Intentions de don qui ont mené à un don',
    period: (years: number) => `${years} ans après le dernier don, pour notre comptabilité`,
  },
  emptyPledges: {
    what: 'Promesses de don restées sans versement',
    period: (months: number) => `${months} mois après la dernière modification`,
  },
  gifts: {
    what: 'Noms des donateurs, relevés et reçus',
    period: (years: number) =>
      `${years} ans après le dernier don, pour notre comptabilité\u00a0; ensuite, seuls les montants restent`,
  },
  askedTelephones: {
    what: 'Numéros de téléphone auxquels nous avons demandé un paiement',
    period: (months: number) => `${months} mois après la demande`,
  },
  trash: {
    what: 'Messages et intentions de don dans la corbeille',
    period: (days: number) => `${days} jours après leur mise à la corbeille`,
  },
  registrations: {
    what: 'Inscriptions aux événements',
    period: (months: number) => `${months} mois après l’événement`,
  },
  pendingSubscriptions: {
    what: 'Demandes d’abonnement jamais confirmées',
    period: (days: number) => `${days} jours après la demande`,
  },
  leftSubscriptions: {
    what: 'Abonnements terminés à la lettre d’information',
    period: (days: number) => `${days} jours après le désabonnement`,
  },
  mails: { what: 'E-mails que nous avons envoyés', period: (days: number) => `${days} jours` },
  backups: {
    what: 'Sauvegardes de tout le site, au cas où il serait perdu',
    period: (months: number) => `au plus ${months} mois après une suppression sur le site`,
  },
};
/** The same for what staff leave behind. */
export const staffPeriods = {
  actions: {
    what: 'Actions du personnel',
    period: (months: number) =>
      `${months} mois\u00a0; les modifications des comptes et des réglages du site sont gardées sans limite`,
  },
  signIns: { what: 'Connexions terminées ou échouées', period: (days: number) => `${days} jours` },
  accounts: {
    what: 'Comptes dans la corbeille',
    period: (days: number) =>
      `${days} jours\u00a0; ensuite le nom et l’adresse sont retirés, et seule reste la trace des actions`,
  },
};
