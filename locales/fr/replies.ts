// Errors of fields
export const enterText = 'Saisissez un texte.';
export const atMostCharacters = (characters: number) => `Utilisez au plus ${characters} caractères.`;
export const onOneLine = 'Saisissez ce texte sur une seule ligne.';
export const fillInRequired = 'Veuillez remplir tous les champs obligatoires.';
export const validEmail = 'Veuillez saisir une adresse e-mail valable.';
export const validMoment = 'Saisissez une date et une heure valables.';
export const chooseSubject = 'Choisissez un sujet.';
export const chooseDonationType = 'Choisissez un type de don.';
export const chooseContactMethod = 'Choisissez comment nous pouvons vous joindre.';
export const phoneToCall = 'Saisissez votre numéro de téléphone pour que nous puissions vous appeler.';
export const phoneWeCanCall = 'Saisissez un numéro de téléphone que nous pouvons appeler, par exemple 0788 123 456.';
export const emailOrPhone =
  'Saisissez une adresse e-mail ou un numéro de téléphone pour que nous puissions vous joindre.';
export const linkIncomplete = 'Le lien est incomplet.';

// Thanks
export const messageSent = 'Merci pour votre message ! Nous vous répondrons bientôt.';
export const interestSent = 'Merci pour votre intérêt ! Nous vous contacterons bientôt.';
export const registered = 'Vous êtes inscrit. Nous vous avons envoyé une confirmation par e-mail.';
export const registeredByPhone =
  'Vous êtes inscrit. Notez la date et le lieu : sans adresse e-mail, vous ne recevrez pas de confirmation. Si quelque chose change, nous vous appellerons.';
export const newsletterAsked = 'C’est presque fini. Ouvrez le lien dans l’e-mail que nous venons de vous envoyer.';
export const subscribed = 'Vous êtes abonné. Merci !';
export const unsubscribed = 'Vous êtes désabonné et ne recevrez plus notre lettre d’information.';

// Forms that were not taken
export const messageFailed = 'Le message n’a pas pu être envoyé. Veuillez réessayer.';
export const interestFailed = 'Votre intention de don n’a pas pu être envoyée. Veuillez réessayer.';
export const registrationFailed = 'L’inscription n’a pas abouti. Veuillez réessayer.';
export const subscriptionFailed = 'L’abonnement n’a pas abouti. Veuillez réessayer.';
export const noPlacesLeft = 'Il ne reste plus de places.';
export const registrationClosed = 'Les inscriptions à cet événement sont closes.';
export const eventNotFound = 'Événement introuvable';
export const confirmLinkInvalid = 'Ce lien n’est plus valable. Veuillez vous abonner à nouveau.';
export const leaveLinkInvalid = 'Ce lien n’est pas valable. Écrivez-nous et nous retirerons votre adresse.';

// Whatever was asked for
export const tooManyAttempts = 'Trop de tentatives. Veuillez attendre, puis réessayer.';
export const busy = 'Le service est très demandé. Veuillez réessayer dans un instant.';
export const noSpaceLeft = 'Il n’y a plus de place pour enregistrer ceci. Veuillez réessayer plus tard.';
export const ourFault = 'Un problème est survenu de notre côté. Veuillez réessayer.';
export const tooLarge = 'La demande est trop volumineuse.';
export const interrupted = 'L’envoi a été interrompu. Veuillez recommencer.';
