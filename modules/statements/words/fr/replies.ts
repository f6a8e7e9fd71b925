// Why a file is no statement. Each says what to do.
const choose =
  'Choisissez le relevé en classeur Excel (.xlsx) ou en tableau de texte (CSV), tel que l’opérateur ou la banque le fournit.';
const saveInExcel = 'Ouvrez le fichier dans Excel, enregistrez-le en classeur Excel (.xlsx) et choisissez ce fichier.';
const shorter = 'Choisissez des relevés de périodes plus courtes, l’un après l’autre.';
export const fileIsPdf = `C’est un PDF, dont les tableaux ne peuvent pas être lus. ${choose} Si vous n’en avez pas, demandez-en un à l’opérateur ou à la banque.`;
export const fileIsPicture = `C’est une image. ${choose}`;
export const fileIsMedia = `C’est une image ou un enregistrement. ${choose}`;
export const fileIsDocument = `C’est un document texte. ${choose}`;
export const fileIsOldExcel =
  'C’est un ancien fichier Excel (.xls), ou un fichier avec un mot de passe. Ouvrez-le dans Excel, enregistrez-le en classeur Excel (.xlsx) sans mot de passe et choisissez ce fichier.';
export const fileIsBinaryExcel = `C’est un fichier Excel binaire (.xlsb). ${saveInExcel}`;
export const fileIsWebPage = `C’est une page web, même si son nom dit autre chose. ${saveInExcel}`;
export const fileIsQif = `C’est un fichier QIF, que les programmes de comptabilité échangent. ${choose}`;
export const fileIsMt940 = `C’est un fichier MT940 (.sta), que les banques envoient aux programmes. ${choose}`;
export const fileIsOfx = `C’est un fichier OFX, que les programmes de comptabilité échangent. ${choose}`;
export const camtDamaged =
  'Ce relevé pour logiciels (CAMT.053) est endommagé ou incomplet. Téléchargez-le de nouveau auprès de la banque.';
export const fileIsOther = `Ce type de fichier ne peut pas être lu. ${choose}`;
export const fileIsNoTable = `Ce fichier n’est pas un tableau. ${choose}`;
export const fileIsNoWorkbook =
  'Ce fichier n’est pas un classeur Excel. Choisissez le relevé en .xlsx ou en CSV, tel que l’opérateur ou la banque le fournit.';
export const fileIsEmpty = `Ce fichier est vide. ${choose}`;
export const nothingInFile = `Il n’y a rien dans ce fichier. ${choose}`;
export const noColumnsInFile = `Ce fichier n’a pas de colonnes. ${choose}`;
export const openQuotationMark = `Dans ce fichier, un guillemet ouvert n’est pas fermé. ${saveInExcel}`;
export const fileHasPassword =
  'Ce fichier a un mot de passe. Ouvrez-le, enregistrez-le sans mot de passe et choisissez ce fichier.';
export const workbookDamaged =
  'Ce fichier Excel est endommagé ou incomplet. Ouvrez-le dans Excel, enregistrez-le de nouveau et choisissez le nouveau fichier.';
export const workbookTooLarge = `Ce fichier Excel est trop volumineux une fois décompressé. ${shorter}`;
export const statementTooLarge = (megabytes: number) => `Ce fichier dépasse ${megabytes}\u00a0Mo. ${shorter}`;
export const statementUnderWay =
  'Un autre de vos fichiers est en cours de lecture. Attendez la fin, puis relisez celui-ci.';
export const statementTooSlow = `La lecture de ce fichier prend trop de temps ou de mémoire. ${shorter}`;
export const tooManyRows = (thousands: number) => `Ce relevé a plus de ${thousands}\u202f000 lignes. ${shorter}`;
export const tooManyColumns = (most: number) =>
  `Ce tableau a plus de ${most} colonnes. Choisissez le relevé tel que l’opérateur ou la banque le fournit, ou supprimez les colonnes inutiles.`;

// Why a row cannot be read
export const notAnAmount = 'Ce n’est pas un montant.';
export const notAnAmountWith = (decimal: string) =>
  `Ce n’est pas un montant avec «\u00a0${decimal}\u00a0» devant les décimales. Vérifiez le format des montants.`;
export const tooFineFraction = (currency: string, decimal: string) =>
  `Il y a trop de décimales pour ${currency} avec «\u00a0${decimal}\u00a0» devant elles. Vérifiez le format des montants.`;
export const moreThanOneGift = 'Ce montant est trop élevé pour un seul don.';
export const inOtherCurrency = (currency: string, ofStatement: string) =>
  `C’est en ${currency}, et le relevé est en ${ofStatement}.`;
export const statementInOtherCurrency = (currency: string, ofSource: string) =>
  `Ce relevé est en ${currency}, et la source est en ${ofSource}. Choisissez la source de ce compte, ou ajoutez-la.`;
export const unknownCurrency = 'Monnaie inconnue.';
export const inAndOutAtOnce = 'Cette ligne a à la fois de l’argent entré et de l’argent sorti.';
export const notADay = 'Dans l’ordre choisi, ce n’est pas une date entre 1990 et 2100.';
export const signUnknown = 'La colonne «\u00a0Entrée ou sortie\u00a0» ne dit pas si cette somme est entrée ou sortie.';
export const signContradicts =
  'Le montant est inférieur à zéro, mais la colonne «\u00a0Entrée ou sortie\u00a0» dit que l’argent est entré.';
export const statusUnknown = 'L’état ne dit pas si ce paiement est exécuté.';
export const balanceContradicts = (change: string) =>
  `Le solde contredit cette lecture\u00a0: il change ici de ${change}. Regardez les colonnes «\u00a0Montant\u00a0», «\u00a0Entrée ou sortie\u00a0» et «\u00a0État\u00a0».`;
export const rowNotSettled = (status: string) =>
  `Le relevé dit «\u00a0${status}\u00a0»\u00a0: ce paiement n’est pas exécuté.`;
export const savedInExcel =
  'Ce fichier a été enregistré dans Excel, qui a raccourci un numéro de cette ligne. C’est peut-être un paiement que vous avez déjà.';
export const oneThingInAColumn = 'Une colonne ne contient qu’une chose. Choisissez une autre colonne.';
export const signNeedsAmount =
  'Si vous choisissez une colonne «\u00a0Entrée ou sortie\u00a0», choisissez aussi une colonne «\u00a0Montant\u00a0».';
export const tooManyLeftOut =
  'Vous pouvez choisir de ne pas importer 2\u202f000 lignes au plus. Supprimez les autres dans le fichier.';

// Why an import is not done yet
export const cannotImportYet = 'Ce fichier ne peut pas encore être importé. Regardez l’aperçu.';
export const changedSincePreview = 'Quelque chose a changé depuis l’aperçu. Regardez le nouvel aperçu, puis importez.';
export const chooseAmountColumns = 'Choisissez soit la colonne des montants, soit celles des entrées et des sorties.';
export const decideOnDoubtful = 'Décidez d’abord pour les doublons possibles.';
export const lookAtPreviewFirst = 'Regardez d’abord l’aperçu.';

// Why a row may be a payment that is there already
export const numberOfOtherPayment = 'Un autre paiement porte ce numéro, avec une autre date ou un autre montant.';
export const sameDayAndAmount = 'Vous avez déjà un paiement de cette date et de ce montant.';
