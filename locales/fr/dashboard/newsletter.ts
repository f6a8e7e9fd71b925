export { subscriberStatuses } from '../records.ts';

// The list
export const newsletter = 'Lettre d’information';
export const newsletters = 'Lettres d’information';
export const subtitle =
  'Les lettres d’information partent à toutes les personnes qui se sont abonnées et l’ont confirmé.';
export const writeANewsletter = 'Écrire une lettre d’information';
export const searchNewsletters = 'Rechercher une lettre d’information';
export const loadingNewsletters = 'Chargement des lettres d’information...';
export const failedToLoadNewsletters = 'Impossible de charger les lettres d’information. Réessayez.';
export const noNewslettersYet = 'Pas encore de lettres d’information';
export const noneHint =
  'Une lettre d’information reste un brouillon jusqu’à ce que vous l’envoyiez à tous les abonnés.';
export const noMatch = 'Aucune lettre d’information ne correspond à votre recherche';
export const total = (count: number) => `Lettres d’information\u00a0: ${count}`;
export const found = (found: number, count: number) => `Lettres d’information\u00a0: ${found} sur ${count}`;
export const status = 'État';
export const statuses = { draft: 'Brouillon', sending: 'En cours d’envoi', paused: 'Arrêtée', sent: 'Envoyée' };
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

// The subscribers
export const subscribers = 'Abonnés';
export const subscribersSubtitle = 'Toutes les personnes qui ont demandé la lettre d’information.';
export const counted = ({ confirmed, pending, left }: { confirmed: number; pending: number; left: number }) =>
  `Confirmés\u00a0: ${confirmed}, en attente\u00a0: ${pending}, désabonnés\u00a0: ${left}.`;
export const searchSubscribers = 'Rechercher un abonné';
export const loadingSubscribers = 'Chargement des abonnés...';
export const failedToLoadSubscribers = 'Impossible de charger les abonnés. Réessayez.';
export const noSubscribersYet = 'Pas encore d’abonnés';
export const noSubscribersMatch = 'Aucun abonné ne correspond à votre recherche';
export const totalSubscribers = (count: number, { first, last }: { first: number; last: number }) =>
  `Abonnés\u00a0: ${first} à ${last} sur ${count}`;
export const email = 'E-mail';
export const allStatuses = 'Tous les états';
export const requested = 'Demandé le';
export const confirmed = 'Confirmé le';
export const unsubscribed = 'Désabonné le';
