import { de } from './elision.ts';

// Mails to visitors. Each list is the lines of one mail between its greeting and the organisation's name.
export const hello = 'Bonjour,';

// A message or a donation interest has arrived
export const messageReceivedSubject = (site: string) => `${site}\u00a0: nous avons bien reçu votre message`;
export const messageReceived = 'Merci pour votre message. Nous l’avons bien reçu et vous répondrons bientôt.';
export const interestReceivedSubject = (site: string) => `${site}\u00a0: merci pour votre intention de don`;
export const interestReceived =
  'Merci de vouloir soutenir notre travail. Nous avons bien reçu vos coordonnées et vous contacterons bientôt.';
export const mistypedAddress =
  'Si vous ne nous avez pas écrit, quelqu’un s’est trompé d’adresse et vous pouvez ignorer cet e-mail.';
export const toAnswer = (mailbox: string) => `Pour répondre, écrivez à ${mailbox}.`;

// Taking part in an event
export const registeredSubject = (site: string, event: string) =>
  `${site}\u00a0: votre inscription à «\u00a0${event}\u00a0»`;
export const registered = (event: string) => `Votre inscription à «\u00a0${event}\u00a0» est enregistrée.`;
export const begins = (moment: string) => `Début\u00a0: ${moment}`;
export const ends = (moment: string) => `Fin\u00a0: ${moment}`;
export const where = (place: string) => `Lieu\u00a0: ${place}`;
export const online = (link: string) => `En ligne\u00a0: ${link}`;
export const more = (link: string) => `En savoir plus\u00a0: ${link}`;
export const forYourCalendar = (link: string) => `Pour votre agenda\u00a0: ${link}`;
export const ifYouCannotCome =
  'Si vous ne pouvez pas venir, ou si cette inscription ne vient pas de vous, dites-le-nous pour que quelqu’un d’autre puisse avoir votre place.';
export const nowInsteadOf = (now: string, before: string) => `${now} (avant\u00a0: ${before})`;
export const noLonger = (before: string) => `ce n’est plus ${before}`;
export const eventChangedSubject = (site: string, event: string) =>
  `${site}\u00a0: changement pour «\u00a0${event}\u00a0»`;
export const eventChanged = (event: string) =>
  `Votre inscription à «\u00a0${event}\u00a0» est enregistrée, mais la date ou le lieu a changé.`;
export const placeStillReserved =
  'Votre place reste réservée. Si vous ne pouvez plus venir, dites-le-nous pour que quelqu’un d’autre puisse l’avoir.';
export const eventCancelledSubject = (site: string, event: string) =>
  `${site}\u00a0: «\u00a0${event}\u00a0» n’aura pas lieu`;
export const eventCancelled = (event: string, moment: string) =>
  `L’événement «\u00a0${event}\u00a0» (${moment}), auquel vous deviez participer, est annulé. Nous en sommes désolés.`;
export const replyWithQuestion = 'Si vous avez une question, répondez à cet e-mail.';
export const registrationCancelledSubject = (site: string, event: string) =>
  `${site}\u00a0: votre inscription à «\u00a0${event}\u00a0» est annulée`;
export const registrationCancelled = (event: string, moment: string) =>
  `Votre inscription à «\u00a0${event}\u00a0» (${moment}) est annulée. Votre place est maintenant libre pour quelqu’un d’autre.`;
export const replyIfMistake = 'Si c’est une erreur, répondez à cet e-mail.';

// The newsletter
export const confirmSubject = (site: string) => `${site}\u00a0: veuillez confirmer votre abonnement`;
export const askedForNewsletter = (site: string) =>
  `Quelqu’un, sans doute vous, a demandé la lettre d’information ${de(site)} à cette adresse.`;
export const openToSubscribe = (days: number) => `Pour vous abonner, ouvrez ce lien dans les ${days} jours\u00a0:`;
export const ignoreIfNotYou = 'Si ce n’était pas vous, ignorez cet e-mail et nous ne vous écrirons plus.';
export const subscribedSubject = (site: string) => `${site}\u00a0: votre abonnement est confirmé`;
export const addressReceives = (site: string) => `Cette adresse reçoit la lettre d’information ${de(site)}.`;
export const openToUnsubscribe = 'Pour vous désabonner, ouvrez ce lien quand vous voulez\u00a0:';
export const whyYouReceive = (site: string) =>
  `Vous recevez cet e-mail parce que vous avez demandé la lettre d’information ${de(site)}.`;
export const unsubscribe = 'Se désabonner de la lettre d’information';
export const toUnsubscribe = (link: string) => `Pour vous désabonner\u00a0: ${link}`;

// A pledge, and what comes in for it
export const pledgeSubject = (site: string, reference: string) => `${site}\u00a0: votre promesse de don ${reference}`;
export const pledgeReceived = (amount: string) => `Merci. Vous souhaitez donner ${amount}.`;
export const pledgeEachMonth = (amount: string) => `Merci. Vous souhaitez donner ${amount} chaque mois.`;
export const writeTheReference = (reference: string) =>
  `Veuillez indiquer cette référence quand vous payez\u00a0: ${reference}`;
export const waysToPay = 'Moyens de paiement\u00a0:';
export const dialToPay = (code: string) => `Pour payer, composez ce code sur votre téléphone\u00a0: ${code}`;
export const openYourPledge = (link: string) => `Voir votre promesse de don, la payer ou l’annuler\u00a0: ${link}`;
export const ignoreThePledge = 'Si ce n’était pas vous, ignorez cet e-mail. Rien ne vous sera demandé.';
export const reminderSubject = (site: string, reference: string) =>
  `${site}\u00a0: votre don ${reference} n’est pas arrivé`;
export const reminder = (amount: string, date: string) =>
  `Le ${date}, vous avez écrit que vous souhaitiez donner ${amount}. Ce don ne nous est pas encore parvenu.`;
export const onlyReminder = 'Si vous avez payé, vous n’avez rien à faire. Nous ne vous enverrons plus de rappel.';
export const receiptSubject = (site: string, number: string) => `${site}\u00a0: reçu ${number}`;
export const receiptsSubject = (site: string) => `${site}\u00a0: vos reçus`;
export const giftReceived = (amount: string, date: string) => `Merci. Votre don de ${amount} est arrivé le ${date}.`;
export const summarySubject = (site: string, year: number) => `${site}\u00a0: récapitulatif annuel ${year}`;
export const summaryOf = (year: number) => `Merci pour vos dons en ${year}.`;
export const openTheSummary = (link: string) => `Votre récapitulatif annuel en PDF\u00a0: ${link}`;
export const openTheReceipt = (link: string) => `Votre reçu en PDF\u00a0: ${link}`;
