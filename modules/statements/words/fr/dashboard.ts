export const importSubtitle =
  'Un fichier de mobile money ou de la banque. Vous voyez ce qui serait importé avant que rien ne soit enregistré.';
export const backToPayments = 'Retour aux paiements';
export const failedToLoadSources = 'Impossible de charger les sources';
export const whereFrom = '1. D’où vient le relevé';
export const whereFromHint = 'Le code mobile money ou le compte bancaire de ce relevé.';
export const noSources = 'Ajoutez le code ou le compte d’où viennent vos relevés.';
export const theFile = '2. Le fichier';
export const theFileHint =
  'Tel que l’opérateur ou la banque le fournit\u00a0: un tableau en texte (CSV), un classeur Excel (.xlsx), un tableau LibreOffice (.ods) ou un relevé pour logiciels (CAMT.053).';
export const chooseSourceFirst = 'Choisissez d’abord d’où vient le relevé.';
export const dropHere = 'Déposez le fichier ici, ou choisissez-le.';
export const chooseFile = 'Choisir un fichier';
export const chooseAnotherFile = 'Choisir un autre fichier';
export const sendingFile = 'Envoi du fichier';
export const sendingPercent = (percent: number) => `Envoi\u00a0: ${percent}\u00a0%`;
export const readingFile = 'Lecture du fichier...';
export const columns = '3. Les colonnes';
export const columnsHint =
  'Indiquez le contenu de chaque colonne. Les colonnes non lues peuvent rester telles quelles.';
export const columnsOfFile = 'Les premières lignes du fichier';
export const row = 'Ligne';
export const meaningOfColumn = (place: number, heading: string) =>
  heading === ''
    ? `Ce que contient la colonne ${place}`
    : `Ce que contient la colonne ${place}, «\u00a0${heading}\u00a0»`;
export const notRead = 'Non lue';
export const meanings = {
  day: 'Date',
  amount: 'Montant',
  credit: 'Entrées',
  debit: 'Sorties',
  payer_name: 'Nom',
  payer_phone: 'Téléphone',
  reference: 'Référence',
  text: 'Texte',
  external_id: 'Numéro de transaction',
  balance: 'Solde',
  currency: 'Monnaie',
  sign: 'Entrée ou sortie',
  status: 'État',
};
export const pointAtDay = 'Choisissez la colonne de la date.';
export const pointAtAmount = 'Choisissez la colonne du montant, ou celles des entrées et des sorties.';
export const howDaysAreWritten = 'Format des dates';
export const dateOrders = { dmy: 'Jour, mois, année', mdy: 'Mois, jour, année', ymd: 'Année, mois, jour' };
export const meansDay = (order: string, written: string, day: string) => `${order}\u00a0: ${written} est le ${day}`;
export const unlike = (order: string, written: string) => `${order}\u00a0: ${written} n’est pas une date possible`;
export const howAmountsAreWritten = 'Format des montants';
export const decimalPoint = '1,250.50 (point avant les centimes)';
export const decimalComma = '1.250,50 (virgule avant les centimes)';
export const firstPayment = 'Le premier paiement';
export const rowBeginning = (row: number, text: string) =>
  text === '' ? `Ligne ${row}` : `Ligne ${row}\u00a0: ${text}`;
export const whatHappens = '4. Ce qui serait importé';
export const whatHappensHint = 'Un paiement déjà importé est reconnu, et n’est pas importé une seconde fois.';
export const summary = (fresh: number, doubtful: number, known: number, passedOver: number, problems: number) =>
  [
    fresh <= 1 ? `${fresh} nouveau paiement` : `${fresh} nouveaux paiements`,
    ...(doubtful === 0 ? [] : [doubtful === 1 ? '1 doublon possible' : `${doubtful} doublons possibles`]),
    known <= 1 ? `${known} déjà importé` : `${known} déjà importés`,
    passedOver <= 1 ? `${passedOver} ligne ignorée` : `${passedOver} lignes ignorées`,
    problems <= 1 ? `${problems} problème` : `${problems} problèmes`,
  ].join(', ');
export const doubtfulRows = 'Doublons possibles';
export const doubtfulRowsHint =
  'Regardez-les ci-dessous. Un même paiement figure dans deux fichiers qui se recouvrent\u00a0; deux personnes peuvent aussi donner le même montant le même jour.';
export const chooseDecision = 'Choisir';
export const decisions = {
  known: 'Déjà importés\u00a0: ne pas les importer de nouveau',
  new: 'Nouveaux paiements\u00a0: les importer aussi',
};
export const decideFirst = 'Décidez d’abord pour les doublons possibles.';
export const moneyIn = 'Entrées';
export const moneyOut = 'Sorties';
export const showRows = 'Quelles lignes sont affichées';
export const allRows = 'Toutes les lignes';
export const outcome = 'Résultat';
export const outcomes = {
  new: 'Nouveau',
  doubtful: 'Doublon possible',
  known: 'Déjà importé',
  passed_over: 'Ignoré',
  problem: 'Problème',
};
export const countOf = (word: string, count: string) => `${word}\u00a0: ${count}`;
export const passedOver = {
  'no date': 'Elle n’a pas de date.',
  'no amount': 'Elle n’a pas de montant.',
  'summary line': 'C’est un total ou un solde.',
  empty: 'La ligne est vide.',
  'part of the row above': 'Elle continue le paiement au-dessus.',
  'left out': 'Vous avez choisi de ne pas l’importer.',
};
export const answerFirst = 'Vérifiez d’abord les colonnes et confirmez-les.';
export const questions = {
  headings: 'Les titres des colonnes ne sont pas ceux du dernier fichier de cette source. Vérifiez les colonnes.',
  date_order: 'Rien n’indique si le jour ou le mois vient d’abord. Vérifiez le format des dates.',
  columns: 'Les colonnes du dernier fichier ne conviennent pas au contenu de celui-ci. Vérifiez-les.',
  all_came_in: 'Rien dans ce fichier ne dit si l’argent est entré ou sorti\u00a0: tout est lu comme de l’argent entré.',
};
export const allCameInHint =
  'N’importez pas les lignes de l’argent sorti, ou choisissez un fichier dont une colonne dit si l’argent est entré ou sorti.';
export const allCameIn = 'J’ai vérifié les lignes\u00a0: tout est de l’argent entré.';
export const confirmAllCameInFirst = 'Confirmez d’abord que tout l’argent est entré.';
export const headingsGone = (headings: string) => `Titres manquants\u00a0: ${headings}`;
export const headingsAdded = (headings: string) => `Nouveaux titres\u00a0: ${headings}`;
export const columnsAreRight = 'Les colonnes sont correctes';
export const gapsFound = (count: number) =>
  count === 1
    ? 'Sur 1 ligne, le solde ne correspond pas au montant.'
    : `Sur ${count} lignes, le solde ne correspond pas au montant.`;
export const gapBefore = (row: number, change: string) => `Ligne ${row}\u00a0: le solde change de ${change}.`;
export const moreGaps = (count: number) => (count === 1 ? 'Et une autre.' : `Et ${count} autres.`);
export const gapsConfirmed = 'Il manque des lignes, et c’est normal\u00a0: le fichier n’en contient qu’une partie.';
export const confirmGapsFirst =
  'Confirmez d’abord que des lignes manquent là où le solde ne correspond pas au montant.';
export const notes = {
  date_order_guessed:
    'L’ordre du jour et du mois a été déduit de l’ordre des lignes et des dates passées. Vérifiez les dates ci-dessous.',
  saved_in_excel:
    'Ce fichier a été enregistré dans Excel, qui a raccourci de longs numéros. Les paiements ne peuvent pas y être reconnus. Choisissez plutôt le fichier tel que l’opérateur ou la banque le fournit.',
  days_to_come: 'Certaines dates de ce fichier sont à venir. Vérifiez le format des dates.',
  balance_proved: 'Les soldes du fichier confirment chaque ligne.',
};
export const leaveOut = 'Ne pas importer';
export const takeIn = 'Importer';
export const leaveRowOut = (row: number) => `Ne pas importer la ligne ${row}`;
export const takeRowIn = (row: number) => `Importer la ligne ${row}`;
export const showMoreRows = (left: number) =>
  left <= 1 ? 'Voir la dernière' : `Voir plus de lignes (il en reste ${left})`;
export const onlyFirstRows = (count: string) =>
  `Les ${count} premières lignes sont affichées ici\u00a0; l’importation les prend toutes.`;
export const correctProblemsFirst = (count: number) =>
  count <= 1
    ? `${count} ligne ne peut pas être lue. Choisissez d’autres colonnes, ou corrigez le fichier et choisissez-le de nouveau.`
    : `${count} lignes ne peuvent pas être lues. Choisissez d’autres colonnes, ou corrigez le fichier et choisissez-le de nouveau.`;
export const nothingNew = 'Tous les paiements de ce fichier sont déjà importés.';
export const readAgain = 'Relire le fichier';
export const importing = 'Importation...';
export const importPayments = (count: number) =>
  count <= 1 ? `Importer ${count} paiement` : `Importer ${count} paiements`;
export const importedCount = (count: number) =>
  count <= 1 ? `${count} paiement importé` : `${count} paiements importés`;
export const knownCount = (count: number) =>
  count <= 1 ? `${count} était déjà importé et n’a pas changé.` : `${count} étaient déjà importés et n’ont pas changé.`;
export const toOpenPayments = 'Voir les paiements à attribuer';
export const importAnother = 'Importer un autre relevé';
