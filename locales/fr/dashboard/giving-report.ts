// The report
export const report = 'Rapport des dons';
export const subtitle =
  'Ce qui a été promis, reçu et reste à recevoir. «\u00a0Reçu\u00a0» comprend les dons sans promesse de don.';
export const by = 'Regroupé par';
export const groups = { month: 'Mois', project: 'Projet' };
export const from = 'Du';
export const until = 'Au';
export const loadingReport = 'Chargement du rapport...';
export const reportNotLoaded = 'Impossible de charger le rapport';
export const whereItIsNeeded = 'Là où le besoin est le plus grand';
export const nothingYet = 'Rien n’a été promis ni reçu pendant cette période';
export const nothingYetHint = 'Choisissez d’autres dates, ou n’en choisissez aucune.';
export const pledged = 'Promis';
export const received = 'Reçu';
export const outstanding = 'Reste à recevoir';
export const total = 'Total';
/** The heading of one currency's part. */
export const inCurrency = (currency: string) => `En ${currency}`;
export const tableOf = (currency: string) => `Promis, reçu et reste à recevoir en ${currency}`;
export const chartOf = (currency: string, pledged: string, received: string) =>
  `Barres de ce qui a été promis et reçu en ${currency}. Total promis\u00a0: ${pledged}\u00a0; total reçu\u00a0: ${received}. Le tableau ci-dessous donne tous les nombres.`;
/** Under the pointer, on a bar. */
export const barOf = (label: string, pledged: string, received: string) =>
  `${label}. Promis\u00a0: ${pledged}\u00a0; reçu\u00a0: ${received}`;
export const toDo = 'À faire';
export const thanksOwed = (count: number) =>
  count === 1 ? '1 remerciement à faire' : `${count} remerciements à faire`;
export const openPayments = (count: number) =>
  count === 1 ? '1 paiement à attribuer' : `${count} paiements à attribuer`;
export const notCounted = (money: string) => `Non compris ci-dessous (donateur inconnu)\u00a0: ${money}.`;
export const nothingToDo = 'Tous les remerciements sont faits et tous les paiements sont attribués.';

/** The month is one of `months`. */
export const monthOfYear = (month: string, year: number) => `${month} ${year}`;

// The thank-yous to send
export const gifts = 'Remerciements à faire';
export const giftsSubtitle = 'Remerciez chaque donateur à votre manière, puis notez le remerciement.';
export const backToReport = 'Retour au rapport';
export const searchGifts = 'Rechercher le nom ou l’e-mail du donateur';
export const giver = 'Donateur';
export const loadingGifts = 'Chargement des dons...';
export const failedToLoadGifts = 'Impossible de charger les dons';
export const noGifts = 'Tous les remerciements sont faits';
export const noGiftsHint = 'Un don apparaît ici dès qu’un paiement est attribué à son donateur.';
export const seeThePayments = 'Voir les paiements';
export const noMatch = 'Aucun don ne correspond à votre recherche';
export const giftTotal = (count: number, { first, last }: { first: number; last: number }) =>
  `Dons\u00a0: ${first} à ${last} sur ${count}`;
export const selectToIssue = 'Cochez plusieurs dons pour établir leurs reçus ensemble, 100 au plus à la fois.';
export const issueReceipts = 'Établir les reçus';
export const issueAndSend = 'Établir et envoyer';
export const issuing = (count: number) =>
  count === 1 ? 'Établissement d’un reçu...' : `Établissement de ${count} reçus...`;
export const issueQuestion = (count: number) =>
  count === 1 ? 'Établir 1 reçu\u00a0?' : `Établir ${count} reçus\u00a0?`;
export const issueDetail =
  'Les reçus sont numérotés dans l’ordre. Un reçu peut être annulé plus tard, mais pas supprimé.';
export const sendDetail = 'Les donateurs qui ont laissé une adresse e-mail reçoivent leur reçu par e-mail.';
export const doNotIssue = 'Non, ne rien faire';
interface Issued {
  issued: number;
  passed_over: number;
  sent: number;
}
const receipts = (count: number) => (count < 2 ? `${count} reçu établi` : `${count} reçus établis`);
export const receiptsIssued = ({ issued, passed_over, sent }: Issued, isSent: boolean) =>
  `${receipts(issued)}${isSent ? `, dont envoyés par e-mail\u00a0: ${sent}` : ''}.${
    passed_over === 0 ? '' : ` Ignorés (reçu déjà établi ou don remboursé)\u00a0: ${passed_over}.`
  }`;

// The receipts to issue
export const receiptsOwed = 'Reçus à établir';
export const receiptsOwedSubtitle =
  'Les dons de cette année et de l’année dernière, de personnes dont vous connaissez le nom.';
export const noReceiptsOwed = 'Chaque don a son reçu';
export const backToReceipts = 'Retour aux reçus';
