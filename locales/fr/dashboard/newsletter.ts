export { subscriberStatuses } from '../records.ts';

// The list
export const newsletter = 'Lettre d’information';
export const newsletters = 'Lettres d’information';
export const subtitle =
  'Les lettres d’information partent à toutes les personnes qui se sont abonnées et l’ont confirmé.';
export const writeANewsletter = 'Écrire une lettre d’information';
export const searchNewsletters = 'Rechercher une lettre d’information';
export const searchedInNewsletters = 'Rechercher dans les objets';
export const loadingNewsletters = 'Chargement des lettres d’information...';
export const failedToLoadNewsletters = 'Impossible de charger les lettres d’information. Réessayez.';
export const noNewslettersYet = 'Pas encore de lettres d’information';
export const noneHint =
  'Une lettre d’information reste un brouillon jusqu’à ce que vous l’envoyiez à tous les abonnés.';
export const writeTheFirst = 'Écrire la première lettre d’information';
export const noMatch = 'Aucune lettre d’information ne correspond à votre recherche';
export const total = (count: number) => `Lettres d’information\u00a0: ${count}`;
export const found = (found: number, count: number) => `Lettres d’information\u00a0: ${found} sur ${count}`;
export const status = 'État';
export const statuses = {
  draft: 'Brouillon',
  scheduled: 'Prévue',
  sending: 'En cours d’envoi',
  paused: 'Arrêtée',
  sent: 'Envoyée',
};
export const progress = 'Avancement';
export const notSentYet = 'Pas encore envoyée';
/** The numbers as they are written. */
export const sentOf = (sent: string, total: string) => `Envoyés\u00a0: ${sent} sur ${total}`;
export const written = 'Écrite le';
export const trash = 'Corbeille';

// The form
export const newNewsletterSubtitle = 'Écrivez à tous les abonnés.';
export const backToTheNewsletter = 'Retour à la lettre d’information';
export const savingHint =
  'Enregistrer n’envoie rien. Vous pouvez voir un aperçu de la lettre d’information et vous envoyer un e-mail de test avant de l’envoyer à tous.';
export const saveDraft = 'Enregistrer le brouillon';
export const saving = 'Enregistrement...';
export const failedToSave = 'La lettre d’information n’a pas pu être enregistrée. Réessayez.';
export const draftSaved = 'Brouillon enregistré. Rien n’a encore été envoyé.';

// One newsletter
export const loadingNewsletter = 'Chargement de la lettre d’information...';
export const newsletterNotLoaded = 'La lettre d’information n’a pas pu être chargée';
export const isInTheTrash = 'Elle est dans la corbeille. Restaurez-la pour la modifier ou l’envoyer.';
export const edit = 'Modifier';
export const sendMeATest = 'M’envoyer un e-mail de test';
export const testIsOnItsWay = (email: string) => `L’e-mail de test est en cours d’envoi à ${email}.`;
export const stopSending = 'Arrêter l’envoi';
export const stopped = 'Envoi arrêté. Aucun autre e-mail ne partira.';
export const resumeSending = 'Reprendre l’envoi';
export const resumed = 'L’envoi a repris.';
export const sendToAll = 'Envoyer à tous les abonnés...';

// How far the sending is
export const sending = 'Envoi';
export const mailServerRefuses = 'Le serveur de messagerie n’accepte pas les e-mails. Nous continuons d’essayer.';
export const mailsSent = 'E-mails envoyés';
export const stillToBeSent = 'Encore à envoyer';
export const failed = 'Non envoyés';
/** People who unsubscribed before their turn came. */
export const leftBefore = 'Désabonnés avant l’envoi';
export const begun = 'Commencé le';
export const finished = 'Terminé le';
export const failedMails = 'E-mails non envoyés';
export const failedMailsHint =
  'Le serveur de messagerie a refusé ces e-mails, ou n’a pas pu être joint après plusieurs essais.';
export const retryFailedMails = 'Renvoyer ces e-mails';
export const retrying = 'Nouvel essai d’envoi de ces e-mails.';
export const erasedPerson = 'Une personne dont les données ont été effacées';

// The preview
export const preview = 'Aperçu';
export const previewHint =
  'Les logiciels de messagerie diffèrent. Envoyez-vous un e-mail de test pour voir la lettre d’information dans le vôtre.';
export const loadingPreview = 'Chargement de l’aperçu...';
export const previewNotLoaded = (reason: string) => `L’aperçu n’a pas pu être chargé. ${reason}`;
export const plainTextVersion = 'Version en texte simple';

// The question before it is sent
export const sendQuestion = 'Envoyer cette lettre d’information\u00a0?';
export const countingSubscribers = 'Comptage des abonnés...';
/** `people` is what `subscribersInNumbers` says. */
export const goesTo = <Part>(subject: string, people: Part) => [
  `La lettre d’information «\u00a0${subject}\u00a0» sera envoyée à `,
  people,
  '.',
];
/** `shown` is the number as it is written. */
export const subscribersInNumbers = (count: number, shown: string) =>
  count < 2 ? `${shown} abonné` : `${shown} abonnés`;
/** `duration` is one of the three below. */
export const takes = (duration: string) =>
  `Nous envoyons un e-mail par seconde\u00a0: il faut donc ${duration}. Vous pouvez arrêter l’envoi, mais les e-mails déjà partis ne peuvent plus être annulés.`;
export const aMinute = 'environ une minute';
export const minutes = (count: number) => `environ ${count} minutes`;
export const hours = (count: number) => `environ ${count} heures`;
export const sendNow = 'Envoyer maintenant';
export const notYet = 'Plus tard';
export const onItsWay = 'La lettre d’information est en cours d’envoi.';

// The time at which it goes out
export const sendLater = 'Envoyer plus tard...';
export const whenToSend = 'Quand part-elle\u00a0?';
export const dayAndTime = 'Jour et heure';
export const dayAndTimeHint = (clock: string) =>
  `${clock}. Le texte reste tel quel jusque-là. Vous pouvez changer ou annuler l’heure d’envoi.`;
export const setTheTime = 'Fixer l’heure d’envoi';
export const settingTheTime = 'Enregistrement...';
export const timeNotSet = 'L’heure d’envoi n’a pas pu être enregistrée. Réessayez.';
/** `moment` is "20 nov. 2026, 09:00". */
export const goesOutOn = (moment: string) => `Part le ${moment}.`;
export const asItIsNow =
  'Elle part telle qu’elle est maintenant, à toutes les personnes abonnées à ce moment-là. Pour modifier le texte, annulez d’abord l’heure d’envoi.';
export const changeTheTime = 'Changer l’heure...';
export const cancelTheTime = 'Annuler l’heure d’envoi';
export const timeCancelled = 'L’heure d’envoi est annulée. La lettre d’information est de nouveau un brouillon.';
export const willNotGoOut = (subject: string) =>
  `La lettre d’information «\u00a0${subject}\u00a0» est dans la corbeille. Elle ne part pas, même si vous la restaurez.`;
export const missedReasons = {
  late: (moment: string, hours: number) =>
    `Non envoyée le ${moment}. Le site ne fonctionnait pas alors, et a redémarré plus de ${hours} heures après.`,
  nobody: (moment: string) => `Non envoyée le ${moment}. Personne n’avait confirmé son abonnement.`,
  went_back: (moment: string) =>
    `L’heure d’envoi du ${moment} a été annulée parce que le site est revenu à un état antérieur. La lettre est peut-être déjà partie\u00a0: vérifiez avant de l’envoyer.`,
};

// The subscribers
export const subscribers = 'Abonnés';
export const subscribersSubtitle = 'Toutes les personnes qui ont demandé la lettre d’information.';
export const counted = ({ confirmed, pending, left }: { confirmed: number; pending: number; left: number }) =>
  `Confirmés\u00a0: ${confirmed}, en attente\u00a0: ${pending}, désabonnés\u00a0: ${left}.`;
export const searchSubscribers = 'Rechercher un abonné';
export const searchedInSubscribers = 'Rechercher une adresse e-mail';
export const loadingSubscribers = 'Chargement des abonnés...';
export const failedToLoadSubscribers = 'Impossible de charger les abonnés. Réessayez.';
export const noSubscribersYet = 'Pas encore d’abonnés';
export const noSubscribersHint =
  'Les visiteurs s’abonnent en bas de chaque page du site et confirment par e-mail. Ils apparaissent ensuite ici.';
export const noSubscribersMatch = 'Aucun abonné ne correspond à votre recherche';
export const totalSubscribers = (count: number, { first, last }: { first: number; last: number }) =>
  `Abonnés\u00a0: ${first} à ${last} sur ${count}`;
export const email = 'E-mail';
export const allStatuses = 'Tous les états';
export const requested = 'Demandé le';
export const confirmed = 'Confirmé le';
export const unsubscribed = 'Désabonné le';
