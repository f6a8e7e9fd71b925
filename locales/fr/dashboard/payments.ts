import { de } from '../elision.ts';

// Money that came in. The list
export const payments = 'Paiements';
export const subtitle = 'Les paiements reçus, et leurs donateurs.';
export const enterCash = 'Saisir des espèces';
export const search = 'Rechercher un nom, une référence, un texte ou un téléphone';
export const loadingPayments = 'Chargement des paiements...';
export const failedToLoadPayments = 'Impossible de charger les paiements';
export const tryAgain = 'Réessayer';
export const views = { open: 'À attribuer', assigned: 'Attribués', set_aside: 'Mis de côté', all: 'Tous' };
export const none = {
  open: 'Aucun paiement à attribuer',
  assigned: 'Aucun paiement n’est encore attribué',
  set_aside: 'Aucun paiement n’est mis de côté',
  all: 'Pas encore de paiements',
};
export const noneHint = {
  open: 'Tous les paiements sont attribués ou mis de côté. Importez un relevé pour voir si de l’argent est arrivé.',
  assigned: 'Ouvrez un paiement et choisissez le donateur.',
  set_aside: 'L’argent qui n’est pas un don, comme les intérêts de la banque, peut être mis de côté.',
  all: 'Importez un relevé de mobile money ou de la banque, ou saisissez des espèces.',
};
export const noMatch = 'Aucun paiement trouvé';
export const total = (count: number, { first, last }: { first: number; last: number }) =>
  `Paiements\u00a0: ${first} à ${last} sur ${count}`;
export const source = 'Source';
export const allSources = 'Toutes les sources';
export const from = 'Du';
export const until = 'Au';
export const payer = 'Payeur';
export const noPayer = 'Payeur non indiqué';
export const amount = 'Montant';
export const cameIn = 'Entrée';
export const wentOut = 'Sortie';
export const day = 'Date';
export const referenceAndText = 'Référence et texte';
export const nothingWritten = 'Rien n’est écrit';
export const state = 'État';
export const open = 'À attribuer';
export const partlyAssigned = 'Attribué en partie';
export const assigned = 'Attribué';
export const setAside = 'Mis de côté';
export const stillOpen = (money: string) => `${money} encore à attribuer`;
export const view = 'Voir';
export const viewPayment = (payer: string) => `Voir le paiement\u00a0: ${payer}`;

// Payments whose reference says whose gift they are
export const failedToLoadCertain = 'Impossible de chercher les paiements à attribuer grâce à leur référence';
export const canBeMatched = (count: number) =>
  count <= 1
    ? `${count} paiement peut être attribué grâce à sa référence`
    : `${count} paiements peuvent être attribués grâce à leur référence`;
export const lookAtThem = 'Vérifier et attribuer';
export const matchedByReference = 'Reconnus à leur référence';
export const matchedHint =
  'Chaque paiement porte la référence de la promesse de don affichée à côté. Décochez ceux que vous voulez vérifier à part.';
export const noneToMatch = 'Il n’en reste plus.';
export const assignThese = (count: number) =>
  count <= 1 ? 'Attribuer ce paiement' : `Attribuer ces ${count} paiements`;
export const assignedTogether = (count: number) =>
  count <= 1 ? `${count} paiement attribué.` : `${count} paiements attribués.`;
export const assigning = 'Attribution...';
export const notAssigned = 'L’attribution n’a pas pu se faire.';
export const notNow = 'Pas maintenant';
export const payment = 'Paiement';
export const pledgeCalled = (reference: string) => `Promesse de don ${reference}`;
/** What was pledged: an amount, once or each month. */
export const pledgeOf = (money: string, rhythm: 'once' | 'monthly') =>
  rhythm === 'monthly' ? `${money} chaque mois` : money;
export const noName = 'Sans nom';

// One payment
export const loadingPayment = 'Chargement du paiement...';
export const failedToLoadPayment = 'Impossible de charger le paiement';
export const whatStatementSays = 'Ce que dit le relevé';
export const notGiven = 'Non indiqué';
export const phone = 'Téléphone';
export const reference = 'Référence';
export const text = 'Texte';
export const numberOfTransaction = 'Numéro de transaction';
export const addedAt = 'Ajouté le';
export const whoseGift = 'De qui vient ce don';
export const whichGiftWentBack = 'Quel don a été remboursé';
export const noProposals =
  'Aucune promesse de don ni aucun donateur ne correspond. Cherchez le donateur, ou mettez le paiement de côté.';
export const certainties = { certain: 'Certain', likely: 'Probable', possible: 'Possible' };
export const reasons = {
  reference: 'La référence de la promesse de don est écrite sur le paiement.',
  reference_of_cancelled: 'La référence est écrite sur le paiement, mais la promesse de don a été annulée.',
  mistyped_reference: 'Une référence avec un seul caractère erroné est écrite sur le paiement.',
  phone_and_amount: 'Le téléphone et le montant sont ceux de la promesse de don.',
  name_and_amount: 'Le nom et le montant sont ceux de la promesse de don, et les dates sont proches.',
  habit: 'Des paiements précédents de ce montant, du même payeur, étaient des dons de ce donateur.',
  phone: 'Le téléphone est celui du donateur.',
};
export const assign = (money: string) => `Attribuer ${money}`;
export const assignTo = (money: string, giver: string) => `Attribuer ${money} à ${giver}`;
export const wasAssignedTo = (money: string, giver: string) => `${money} attribués à ${giver}`;
export const pledgeInShort = (reference: string, pledged: string, outstanding: string) =>
  `Promesse de don ${reference}\u00a0: ${pledged}, dont ${outstanding} à recevoir`;
export const pledgeComplete = (reference: string, pledged: string) =>
  `Promesse de don ${reference}\u00a0: ${pledged}, tout est reçu`;
export const nothingRefundable =
  'Aucun don ne correspond à ce remboursement. Si ce n’est pas le remboursement d’un don, mettez-le de côté.';
export const refundHint = 'Cet argent est sorti. Si c’est le remboursement d’un don, choisissez ce don.';
export const thisOneWentBack = 'C’est ce don';
export const wentBackTo = (money: string, giver: string) => `${money} remboursés à ${giver}`;
export const wasRefunded = (money: string, giver: string) => `${money} retirés du don ${de(giver)}`;
export const receiptBecomesVoid = (number: string) => `Son reçu ${number} sera annulé.`;
export const chooseOrSplit = 'Choisir le donateur, ou partager';
export const amountFrom = (money: string, person: string) => `${money} ${de(person)}`;

// Set aside
export const setAsideDots = 'Mettre de côté...';
export const setPaymentAside = 'Mettre le paiement de côté';
export const setItAside = 'Mettre de côté';
export const saving = 'Enregistrement...';
export const notSetAside = 'Le paiement n’a pas pu être mis de côté.';
export const wasSetAside = 'Paiement mis de côté.';
export const whyNoGift = 'Pourquoi ce n’est pas un don';
export const whyNoGiftHint = 'Par exemple\u00a0: intérêts de la banque, virement entre nos propres comptes.';
export const takeUp = 'Rouvrir';
export const wasTakenUp = 'Paiement rouvert.';

// The gifts of a payment
export const gifts = 'Dons';
export const giftsThatWentBack = 'Remboursements';
export const withoutPledge = 'Sans promesse de don';
export const partWentBack = (money: string) => `C’était ${money}\u00a0; le reste a été remboursé.`;
export const receiptCalled = (number: string) => `Reçu ${number}`;
export const issueReceipt = 'Établir le reçu';
export const issueReceiptFor = (giver: string) => `Établir le reçu pour ${giver}`;
export const issuing = 'Établissement du reçu...';
export const sendByEmail = 'Envoyer par e-mail';
export const sendReceipt = (number: string, giver: string) => `Envoyer le reçu ${number} par e-mail à ${giver}`;
export const sending = 'Envoi...';
export const download = 'Télécharger';
export const downloadReceipt = (number: string) => `Télécharger le reçu ${number}`;
export const downloading = 'Téléchargement...';
export const takeBackDots = 'Annuler l’attribution...';
export const takeBackFrom = (giver: string) => `Annuler l’attribution du don ${de(giver)}`;
export const undoRefundOf = (giver: string) => `Annuler l’attribution du remboursement du don ${de(giver)}`;
export const takeGiftBack = 'Annuler l’attribution';
export const takeBack = 'Annuler l’attribution';
export const notTakenBack = 'L’attribution n’a pas pu être annulée.';
export const wasTakenBack = 'Attribution annulée\u00a0: l’argent est de nouveau à attribuer.';
export const whyTakenBack = 'Pourquoi vous annulez l’attribution';
export const whyTakenBackHint = 'Le paiement pourra être attribué de nouveau. Un reçu déjà établi sera annulé.';

// Choosing whose gift it is, and splitting
export const assignOrSplit = 'Choisir le donateur, ou partager';
export const assignShares = 'Attribuer';
export const wasAssigned = 'Paiement attribué.';
export const share = (place: number, count: number) => `Part ${place} sur ${count}`;
export const amountIn = (currency: string) => `Montant en ${currency}`;
export const searchGiver = 'Rechercher une promesse de don ou un donateur';
export const writeMore = 'Saisissez au moins deux caractères d’un nom, d’une référence ou d’un numéro de téléphone.';
export const searching = 'Recherche...';
export const notSearched = (why: string) => `La recherche a échoué. ${why}`;
export const nobodyFound =
  'Aucun résultat. Choisissez «\u00a0Nouveau donateur\u00a0» si le donateur n’est pas encore connu.';
export const found = (count: number) => (count <= 1 ? `${count} résultat` : `${count} résultats`);
export const giverWithoutPledge = (contact: string) => (contact === '' ? 'Donateur' : `Donateur, ${contact}`);
export const chosenPledge = (name: string, reference: string) => `${name}, promesse de don ${reference}`;
export const somebodyNew = 'Nouveau donateur';
export const chooseAnother = 'En choisir un autre';
export const chooseSomebody = 'Choisissez de qui vient ce don.';
export const name = 'Nom';
export const newGiverHint = 'Laissez vide pour un don sans nom.';
export const email = 'E-mail';
export const project = 'Projet';
export const noProject = 'Non indiqué';
export const projectOfPledgeHint = 'Laissez vide pour garder le projet de la promesse de don.';
export const addShare = 'Ajouter une part';
export const removeShare = 'Retirer cette part';
export const removeShareAt = (place: number) => `Retirer la part ${place}`;
export const nothingLeft = 'Tout est réparti';
export const leftOfPayment = (money: string) => `Reste à attribuer\u00a0: ${money}`;
export const tooMuch = (money: string) => `${money} de trop`;

// Cash, and where money comes in
export const enterIt = 'Enregistrer le paiement';
export const cashNotEntered = 'Le paiement n’a pas été enregistré.';
export const cashEntered = 'Paiement enregistré.';
export const whereMoneyIs = 'Où se trouve l’argent';
export const sourceIn = (name: string, currency: string) => `${name} (${currency})`;
export const whoGave = 'Qui l’a donné';
export const whoGaveHint = 'Laissez vide si le donateur n’a pas donné son nom.';
export const referenceHint = 'La référence de la promesse de don, si le donateur en a une.';
export const note = 'Note';
export const addSource = 'Ajouter une source';
export const sourceNotAdded = 'La source n’a pas pu être ajoutée.';
export const sourceAdded = 'Source ajoutée.';
export const sourceName = 'Nom';
export const sourceNameHint = 'Par exemple\u00a0: code mobile money 123456, compte à la banque, caisse du bureau.';
export const kind = 'Type';
export const kinds = {
  mobile_money: 'Mobile money',
  bank: 'Banque',
  cash: 'Espèces',
  gateway: 'Paiements sur le site',
};
export const currency = 'Monnaie';
export const loadingSources = 'Chargement des sources...';
export const chooseSource = 'Choisissez une source';
