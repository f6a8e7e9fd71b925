// Errors of fields
export const enterText = 'Saisissez un texte.';
export const atMostCharacters = (characters: number) => `Utilisez au plus ${characters} caractères.`;
export const onOneLine = 'Saisissez ce texte sur une seule ligne.';
export const fillInRequired = 'Veuillez remplir tous les champs obligatoires.';
export const validEmail = 'Veuillez saisir une adresse e-mail valide.';
export const validMoment = 'Saisissez une date et une heure valides.';
export const enterNumber = 'Saisissez un nombre en chiffres, par exemple 12.';
export const enterDay = 'Saisissez un jour, par exemple 2026-11-30.';
export const chooseAnAnswer = 'Choisissez dans la liste.';
export const chooseSubject = 'Choisissez un type de demande.';
export const chooseDonationType = 'Choisissez un type de don.';
export const chooseContactMethod = 'Choisissez comment nous pouvons vous joindre.';
export const phoneToCall = 'Saisissez votre numéro de téléphone pour que nous puissions vous appeler.';
export const phoneWeCanCall = 'Saisissez un numéro de téléphone que nous pouvons appeler, par exemple 0788 123 456.';
export const emailOrPhone =
  'Saisissez une adresse e-mail ou un numéro de téléphone pour que nous puissions vous joindre.';
export const linkIncomplete = 'Le lien est incomplet.';

// Thanks
export const messageSent = 'Merci pour votre message\u00a0! Nous vous répondrons bientôt.';
export const interestSent = 'Merci pour votre intention de don\u00a0! Nous vous contacterons bientôt.';
export const registered = 'Votre inscription est enregistrée. Nous vous avons envoyé une confirmation par e-mail.';
export const registeredByPhone =
  'Votre inscription est enregistrée. Notez la date et le lieu\u00a0: sans adresse e-mail, vous ne recevrez pas de confirmation. Si quelque chose change, nous vous appellerons.';
export const newsletterAsked = 'C’est presque fini. Ouvrez le lien dans l’e-mail que nous venons de vous envoyer.';
export const subscribed = 'Votre abonnement est confirmé. Merci\u00a0!';
export const unsubscribed = 'Votre désabonnement est enregistré. Vous ne recevrez plus notre lettre d’information.';

// Forms that were not taken
export const messageFailed = 'Le message n’a pas pu être envoyé. Veuillez réessayer.';
export const interestFailed = 'Votre intention de don n’a pas pu être envoyée. Veuillez réessayer.';
export const registrationFailed = 'L’inscription n’a pas abouti. Veuillez réessayer.';
export const subscriptionFailed = 'L’abonnement n’a pas abouti. Veuillez réessayer.';
export const formIsClosed = 'Ce formulaire est fermé. Écrivez-nous plutôt.';
export const formIsFull = 'Ce formulaire a reçu toutes les réponses qu’il peut prendre. Écrivez-nous plutôt.';
export const noPlacesLeft = 'Il ne reste plus de place.';
export const registrationClosed = 'Les inscriptions à cet événement sont closes.';
export const eventNotFound = 'Événement introuvable';
export const confirmLinkInvalid = 'Ce lien n’est plus valable. Veuillez vous abonner de nouveau.';
export const leaveLinkInvalid = 'Ce lien n’est pas valable. Écrivez-nous et nous retirerons votre adresse.';

// Whatever was asked for
export const tooManyAttempts = 'Trop de tentatives. Veuillez attendre, puis réessayer.';
export const busy = 'Le site est très demandé. Veuillez réessayer dans un instant.';
export const noSpaceLeft = 'Il n’y a plus de place pour enregistrer ceci. Veuillez réessayer plus tard.';
export const ourFault = 'Un problème est survenu de notre côté. Veuillez réessayer.';
export const tooLarge = 'Ce que vous envoyez est trop volumineux.';
export const interrupted = 'L’envoi a été interrompu. Veuillez recommencer.';

// Pledges
export const pledgeNotTaken =
  'Votre promesse de don n’a pas été enregistrée\u00a0: le formulaire a été envoyé très vite. Appuyez encore une fois sur le bouton.';
export const pledgeTaken = (reference: string) =>
  `Indiquez la référence ${reference} quand vous payez. La page de votre promesse de don explique comment payer.`;
export const pledgeReceived = 'Merci\u00a0! Nous avons bien reçu votre promesse de don.';
export const pledgeFailed = 'Votre promesse de don n’a pas pu être envoyée. Veuillez réessayer.';
export const amountAboveZero = 'Saisissez en chiffres un montant supérieur à zéro, par exemple 5\u202f000.';
export const chooseCurrency = 'Choisissez une monnaie dans la liste.';
export const chooseRhythm = 'Choisissez «\u00a0Une fois\u00a0» ou «\u00a0Chaque mois\u00a0».';
export const chooseProject = 'Choisissez dans la liste à quoi servira votre don.';
export const chooseReminder = 'Indiquez si nous pouvons vous envoyer un rappel.';
export const pledgeLinkInvalid =
  'Ce lien n’est pas valable. Ouvrez le lien de l’e-mail que vous avez reçu, ou écrivez-nous.';
export const pledgeCancelled = 'Votre promesse de don est annulée. Nous ne vous enverrons pas de rappel.';
export const pledgeReopened = 'Votre promesse de don est rouverte. Vous pouvez la payer comme l’indique cette page.';
export const pledgePaidMeanwhile =
  'De l’argent est arrivé pour cette promesse de don après son annulation, et nous nous en occupons. Veuillez nous écrire.';
export const pledgeReopenedTooOften =
  'Cette promesse de don a été annulée et rouverte trop souvent. Veuillez nous écrire.';
export const pledgeCancelledWhileAsked =
  'Votre promesse de don est annulée. Votre téléphone peut encore recevoir la demande de paiement\u00a0: refusez-la sur le téléphone. ' +
  'Si vous confirmez, l’argent nous parvient et nous vous demanderons à quoi il est destiné.';
export const receiptSent = 'Nous avons envoyé le reçu à votre adresse e-mail.';
export const noReceiptYet = 'Il n’y a pas encore de reçu. Vous le recevrez quand votre don sera arrivé.';
export const telephoneAsked =
  'Nous avons envoyé la demande à ce téléphone. Saisissez-y votre code PIN mobile money pour confirmer le don.';
export const telephoneNotAsked = 'Nous n’avons pas pu envoyer la demande à votre téléphone. Veuillez réessayer.';
export const phoneThatPays = 'Saisissez le numéro de téléphone pour le paiement, par exemple 0788 123 456.';
export const amountOutstanding = 'Saisissez un montant en chiffres, qui ne dépasse pas ce qui reste à donner.';
const minutesOf = (minutes: number) => (minutes === 1 ? 'une minute' : `${minutes} minutes`);
export const telephoneAskedAlready = (minutes: number) =>
  `Ce téléphone a déjà reçu la demande. Confirmez-la ou refusez-la sur le téléphone, ou attendez ${minutesOf(minutes)}.`;
export const anotherTelephoneAsked = (minutes: number) =>
  `Un autre téléphone a déjà reçu la demande pour ce don. Confirmez-la ou refusez-la sur cet autre téléphone, ou attendez ${minutesOf(minutes)}.`;
export const telephonesAskedEnough = (minutes: number) =>
  `Nous ne pouvons pas envoyer la demande à ce téléphone pour le moment, car nous en avons envoyé beaucoup en une heure. Payez avec la référence de votre promesse de don, comme l’indique cette page, ou réessayez dans ${minutesOf(minutes)}.`;
export const nothingOutstanding = 'Cette promesse de don est entièrement payée. Merci\u00a0!';
/** What the payer reads on the telephone: few letters, and no more. */
export const payerMessage = (reference: string) => `Votre don ${reference}. Merci.`;
