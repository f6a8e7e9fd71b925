// The replies
export const replies = 'Réponses';
export const noReplies = 'Aucune réponse envoyée depuis le tableau de bord';
export const delivered = 'Le serveur de messagerie l’a acceptée.';
export const onItsWay = 'Elle est en cours d’envoi. Vous n’avez rien d’autre à faire.';
export const triedAgain = (said: string) =>
  `Pas encore remise. Le serveur de messagerie a répondu\u00a0: «\u00a0${said}\u00a0». Le site réessaie de lui-même.`;
export const refused = 'Non remise\u00a0: le serveur de messagerie l’a refusée, et le site ne réessaie plus.';
export const refusedSaid = (said: string) => `Le serveur de messagerie a répondu\u00a0: «\u00a0${said}\u00a0»`;
export const whatToDo =
  'Vérifiez l’adresse e-mail, ou joignez cette personne par téléphone. Votre texte est conservé\u00a0: copiez-le pour l’envoyer autrement.';
export const copyText = 'Copier le texte';
export const textCopied = 'Texte copié.';
export const copyFailed = 'Le texte n’a pas pu être copié. Sélectionnez-le et copiez-le.';
export const repliedMeanwhile = (name: string) =>
  `${name} a répondu pendant que ceci était ouvert. Lisez sa réponse avant d’envoyer la vôtre.`;
/** In place of the name of a colleague whose account is gone. */
export const somebody = 'Quelqu’un';

// Replying
export const reply = 'Réponse';
export const replyHint = (email: string) => `Elle est envoyée à ${email}, signée du nom de l’organisation.`;
export const keysSend = 'Ctrl et Entrée ensemble l’envoient.';
export const sendReply = 'Envoyer la réponse';
export const sending = 'Envoi...';
export const replyFailed = 'La réponse n’a pas pu être envoyée.';
export const replySent = (email: string) =>
  `Votre réponse est enregistrée. Elle sera envoyée à ${email} dès que le serveur de messagerie l’acceptera.`;
export const noMailServer = 'Il n’y a pas encore de serveur de messagerie\u00a0: rien ne peut partir d’ici';
export const noMailServerHint =
  'Copiez l’adresse et écrivez depuis votre propre messagerie. La personne qui s’occupe de la machine peut installer un serveur de messagerie.';
export const address = 'Adresse e-mail';
export const mailServerAway =
  'Le serveur de messagerie ne répond pas pour le moment. Votre réponse partira dès qu’il répondra.';

// What is known of the sender
export const person = 'Ce que l’on sait de cette personne';
export const personHint =
  'Trouvé par la même adresse e-mail ou le même numéro de téléphone. Chacun peut saisir ceux de quelqu’un d’autre.';
export const loadingPerson = 'Recherche de ce que l’on sait de cette personne...';
export const personNotLoaded = 'Ce que l’on sait de cette personne n’a pas pu être chargé.';
export const nothingKnown = 'On ne sait rien d’autre de cette personne.';
export const sentBefore = 'Envoyé avant ou depuis';
export const gave = 'Promis et donné';
export const registeredFor = 'Inscriptions';
export const wasTold = 'Reçu de nous';
export const message = (subject: string) => `Message\u00a0: ${subject}`;
export const interest = (kind: string, amount: string) =>
  amount === '' ? `Intention de don\u00a0: ${kind}` : `Intention de don\u00a0: ${kind}, ${amount}`;
export const pledge = (reference: string, amount: string) => `Promesse ${reference}\u00a0: ${amount}`;
export const cancelled = 'Annulée';
export const gift = (amount: string) => `Don\u00a0: ${amount}`;
export const receipt = (number: string, amount: string) => `Reçu ${number}\u00a0: ${amount}`;
export const repliedWith = (text: string) => `Réponse\u00a0: ${text}`;
export const mail = (subject: string) => `E-mail\u00a0: ${subject}`;
export const newsletter = (subject: string) => `Lettre d’information\u00a0: ${subject}`;
/** Both stand behind a reply. */
export const notDelivered = 'Non remise';
export const by = (name: string) => `par ${name}`;
/** Leads to the list that has the others. */
export const andMore = (count: number) => (count === 1 ? 'et 1 autre' : `et ${count} autres`);
