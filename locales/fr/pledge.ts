// web/site/donate/GiveNow.tsx
export const giveNow = 'Donner maintenant';
export const chooseAnAmountYouGet =
  'Choisissez un montant. Vous recevez une référence à indiquer quand vous payez, et la façon de payer. Vous ne payez rien sur cette page.';

// web/site/donate/PledgeForm.island.tsx
export const chooseAnAmount = 'Choisissez un montant, ou saisissez-en un autre ci-dessous';
export const amount = 'Montant';
export const amountIn = (currency: string) => `Montant en ${currency}`;
export const currency = 'Monnaie';
export const howOften = 'Fréquence';
export const rhythms = { once: 'Une fois', monthly: 'Chaque mois' };
export const whatFor = 'À quoi servira le don';
export const whereItIsNeeded = 'Là où le besoin est le plus grand';
export const yourName = 'Votre nom';
export const withoutAName = 'Sans nom, votre don est anonyme.';
export const howWeCanReachYou = 'Comment vous joindre\u00a0: e-mail, téléphone ou les deux';
export const email = 'E-mail';
export const phone = 'Téléphone';
export const message = 'Message';
export const remindMe = 'M’envoyer un seul rappel par e-mail si mon don n’est pas arrivé';
export const pledgeThisGift = 'Promettre ce don';
export const submitting = 'Envoi...';
export const thankYou = 'Merci pour votre promesse de don';
export const thankYouByName = (name: string) => `Merci, ${name}`;
export const seeHowToPay = 'Voir comment payer';
export const makeAnotherPledge = 'Faire une autre promesse de don';

// web/site/donate/ProjectProgress.tsx
export const whatHasComeIn = 'Ce qui a été reçu jusqu’ici';
export const receivedOfGoal = (received: string, goal: string) => `${received} reçus sur ${goal}`;
export const giveForThis = 'Donner pour ce projet';

// web/site/pledge/page.tsx
export const yourPledge = 'Votre promesse de don';
export const whatYouPledged = 'Ce que vous avez promis, comment le payer et ce que nous avons reçu.';
export const failedToLoad = 'Impossible de charger votre promesse de don';
export const notFound = 'Promesse de don introuvable';
export const backToDonate = 'Retour à la page des dons';
export const writeToUs = 'Écrivez-nous';

// web/site/pledge/PledgeFound.tsx
export const writeThisReference =
  'Indiquez cette référence quand vous payez. Elle nous permet de savoir que ce don vient de vous.';
export const copyReference = 'Copier la référence';
export const state = 'État';
export const states = {
  waiting: 'Pas encore reçu',
  part: 'Reçu en partie',
  received: 'Reçu. Merci\u00a0!',
  cancelled: 'Promesse de don annulée',
};
export const receivedSoFar = (received: string, expected: string) => `${received} reçus jusqu’ici sur ${expected}`;
export const keepTheAddress = 'Conservez l’adresse de cette page. Personne d’autre ne la connaît.';

// web/site/pledge/PledgeChanges.tsx
export const cancelMyPledge = 'Annuler ma promesse de don';
export const nothingIsLost = 'Ce que vous avez déjà payé reste un don. Nous ne vous enverrons pas de rappel.';
export const telephoneMayStillAsk =
  'Une demande de paiement est encore en attente sur un téléphone. Refusez-la sur le téléphone qui l’a reçue. Si elle y est confirmée, l’argent nous parvient quand même.';
export const yesCancel = 'Oui, annuler ma promesse de don';
export const cancelledByMistake = 'Annulée par erreur\u00a0?';
export const reopenMyPledge = 'Rouvrir ma promesse de don';
export const receipts = 'Reçus';
export const receiptOf = (number: string, date: string) => `Reçu ${number}, ${date}`;
export const sendReceipt = 'M’envoyer mon reçu par e-mail';

// web/site/pledge/HowToPay.tsx
export const howToPay = 'Comment payer';
export const amountToPay = (amount: string) => `Montant à payer\u00a0: ${amount}`;
export const noWayToPay =
  'Ce site n’indique pour l’instant aucun moyen de payer dans cette monnaie. Veuillez nous écrire.';
export const kinds = { mobile_money: 'Mobile money', bank: 'Virement bancaire', cash: 'Espèces' };
export const accounts = { mobile_money: 'Code', bank: 'Numéro de compte', cash: 'Lieu' };
export const copyAccount = {
  mobile_money: 'Copier le code',
  bank: 'Copier le numéro de compte',
  cash: 'Copier le lieu',
};
/** The words of a button, for those who hear it apart from its way to pay. */
export const buttonOfWay = (label: string, way: string) => `${label}\u00a0: ${way}`;
export const nameOfTheAccount = 'Nom du compte';
export const dial = (code: string) => `Composer ${code}`;
export const scanToDial = 'Visez ce carré avec l’appareil photo de votre téléphone pour composer ce code.';
export const scanToOpen = 'Visez ce carré avec l’appareil photo de votre téléphone pour y ouvrir cette page.';
export const squareForACamera = 'Code QR';
export const squareThatDials = (code: string) => `Code QR\u00a0: composer ${code}`;

// web/site/pledge/AskTelephone.island.tsx
export const payByTelephone = 'Payer maintenant avec votre téléphone';
export const yourTelephoneAsks = (amount: string) =>
  `Nous enverrons une demande de paiement de ${amount} à votre téléphone. Vous la confirmerez avec votre code PIN mobile money, que nous ne voyons jamais.`;
export const numberThatPays = 'Numéro de téléphone pour le paiement';
export const askMyTelephone = 'Envoyer la demande à mon téléphone';
export const requestStates = {
  asked: 'Votre téléphone va recevoir la demande dans un instant. Gardez-le à portée de main.',
  pending: 'Votre téléphone a reçu la demande. Saisissez-y votre code PIN mobile money pour confirmer.',
  paid: 'Votre paiement est arrivé. Merci\u00a0!',
  refused: 'Le paiement a été refusé sur le téléphone, et rien n’a été payé. Vous pouvez renvoyer la demande.',
  failed: 'Le paiement n’a pas abouti. Vérifiez le numéro et le solde du compte, puis renvoyez la demande.',
  late: 'Le temps pour confirmer est écoulé. Si vous avez payé, cette page le montre dès que nous l’apprenons. Sinon, renvoyez la demande.',
};
export const lookAgain = 'Voir si le paiement est arrivé';

// web/site/components/Copy.island.tsx
export const copied = 'Copié.';
export const selectedCopyIt = 'Le texte est sélectionné. Copiez-le maintenant.';
