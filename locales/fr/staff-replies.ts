import { fieldLabel } from '../../domain/translation/field-label.ts';
import * as content from './content.ts';

export * from '../../modules/replies-fr.ts';
export * from './backup-replies.ts';
export * from './trouble-replies.ts';

// Texts that must be filled in
export const titleRequired = 'Le titre est obligatoire.';
export const nameRequired = 'Le nom est obligatoire.';
export const announcementTitleRequired = 'Le titre de l’annonce est obligatoire.';
export const announcementMessageRequired = 'Le message de l’annonce est obligatoire.';
export const targetRequired = 'L’adresse du lien est obligatoire.';
export const categoryNameRequired = 'Le nom de la catégorie est obligatoire.';
export const fileRequired = 'Un fichier est obligatoire.';
export const workRequired = 'La fonction est obligatoire.';
export const quotationRequired = 'La citation est obligatoire.';
export const questionRequired = 'La question est obligatoire.';
export const labelRequired = 'Le libellé est obligatoire.';
export const valueRequired = 'La valeur est obligatoire.';
export const legalFormRequired = 'La forme juridique est obligatoire.';
export const registeredInRequired = 'Le lieu d’enregistrement est obligatoire.';
export const missionRequired = 'La mission est obligatoire.';
export const visionRequired = 'La vision est obligatoire.';
export const groupSizeRequired = 'Le nombre de membres d’un groupe d’épargne est obligatoire.';
export const subjectRequired = 'L’objet est obligatoire.';
export const newsletterEmpty = 'Écrivez d’abord la lettre d’information.';
export const roleNameRequired = 'Le nom du rôle est obligatoire.';
export const personNamesRequired = 'Le prénom et le nom de famille sont obligatoires.';
export const describePicture = 'Décrivez l’image en quelques mots.';
export const imageRequired = 'Une image est obligatoire.';
export const videoRequired = 'L’adresse de la vidéo est obligatoire.';
export const enterReply = 'Saisissez une réponse.';
export const enterNote = 'Saisissez une note.';
export const enterTag = 'Saisissez un mot-clé.';
export const enterSearch = 'Saisissez ce que vous cherchez.';

// Texts that are too long or too short
export const titleTooLong = (characters: number) => `Le titre peut avoir au plus ${characters} caractères.`;
export const messageTooLong = (characters: number) => `Le message peut avoir au plus ${characters} caractères.`;
export const nameTooLong = (characters: number) => `Le nom peut avoir au plus ${characters} caractères.`;
export const personNameTooLong = (characters: number) => `Un nom peut avoir au plus ${characters} caractères.`;
export const descriptionTooLong = (characters: number) => `La description peut avoir au plus ${characters} caractères.`;
export const twoLettersOrMore = 'Saisissez au moins deux caractères.';
export const tooManyTags = (most: number) => `Utilisez au plus ${most} mots-clés.`;
export const tooManyEntries = (most: number) => `Il peut y en avoir au plus ${most}.`;

// Addresses
export const validUrl = 'Veuillez saisir une adresse web valide.';
export const fullWebAddress = 'Saisissez une adresse web complète.';
export const fullVideoAddress = 'Saisissez l’adresse web complète de la vidéo.';
export const noVideoAddress =
  'Ceci n’est pas l’adresse d’une vidéo. Saisissez l’adresse d’une vidéo YouTube ou Vimeo, ou d’un fichier qui se termine par .mp4 ou .webm.';
export const slugLetters = 'N’utilisez que des lettres minuscules, des chiffres et des traits d’union.';
export const addressLetters = (parts: number) =>
  `N’utilisez que des lettres minuscules, des chiffres et des traits d’union, en ${parts} parties au plus séparées par une barre oblique.`;
export const addressIsOurs = 'Le site utilise lui-même cette adresse. Choisissez-en une autre.';
export const addressOfPage = (title: string) =>
  `La page «\u00a0${title}\u00a0» a cette adresse. Choisissez-en une autre.`;
export const addressOfTrashedPage = (title: string) =>
  `La page «\u00a0${title}\u00a0», dans la corbeille, a cette adresse. Choisissez-en une autre.`;
export const addressOfOtherPage = 'Une autre page a cette adresse. Choisissez-en une autre.';
export const addressOfTranslation = 'La traduction d’une autre page a cette adresse. Choisissez-en une autre.';
export const oldAddress = (target: string) =>
  `C’est une ancienne adresse qui mène à ${target}. Choisissez-en une autre, ou demandez à une personne qui peut publier des pages.`;
export const goneAddress =
  'C’est une ancienne adresse, marquée comme supprimée. Choisissez-en une autre, ou adressez-vous à une personne qui peut publier des pages.';
export const enterOldAddress = 'Saisissez une adresse de ce site.';
export const enterTarget = 'Saisissez où elle doit mener.';
export const targetElsewhere = 'Ce n’est pas une adresse de ce site. Saisissez-en une qui commence par /.';
export const noOldAddress = 'Ce n’est pas une adresse, ou elle est trop longue.';
export const oldAddressIsOurs = 'Le site utilise lui-même cette adresse\u00a0: elle ne peut pas mener ailleurs.';
export const pageAtOldAddress = 'Une page a cette adresse. Déplacez ou supprimez d’abord la page.';
export const recordAtOldAddress =
  'Un article ou un événement est à cette adresse\u00a0: elle ne peut pas mener ailleurs.';
export const leadsToItself = 'C’est la même adresse.';
export const leadsRound = 'Cela tournerait en rond.';
export const choosePageState = 'Choisissez si la page est affichée, remplacée ou désactivée.';
export const enterReplacement = 'Indiquez la page qui la remplace.';
export const replacedByItself = 'C’est la même page.';
export const replacementIsOff = 'Cette page est désactivée. Choisissez-en une autre.';
export const noReplacement = 'Il n’y a pas de page à cette adresse. Choisissez une page, un article ou un événement.';
export const replacementNotPublic = 'Les visiteurs ne peuvent pas lire cette page. Publiez-la d’abord.';
export const statedBefore = (row: number) => `La ligne ${row} a la même ancienne adresse.`;
export const twoColumns = 'Cette ligne doit avoir deux colonnes\u00a0: l’ancienne adresse, et où elle doit mener.';
export const emptyTable = 'Choisissez un fichier qui n’est pas vide.';
export const redirectTableTooLong = (most: number) => `Choisissez un fichier de ${most} lignes au plus.`;
export const noRedirectTable = 'Ce fichier n’est pas un tableau. Enregistrez-le en CSV et choisissez-le de nouveau.';
export const redirectNotFound = 'Cette redirection n’existe plus.';
export const missedNotFound = 'Cette adresse n’est plus dans la liste.';
export const wordNotFound = 'Ce mot n’est plus dans la liste.';
export const placeholderNumber = 'Ce numéro est un exemple. Saisissez le vôtre.';
export const placeholderAddress = 'Cette adresse est un exemple. Saisissez la vôtre.';

// Dates and numbers
export const validDate = 'Saisissez une date valide.';
export const dateRequired = 'La date est obligatoire.';
export const startDateRequired = 'La date de début est obligatoire.';
export const endDateRequired = 'La date de fin est obligatoire.';
export const endAfterStart = 'La date de fin doit suivre la date de début.';
export const wholeNumber = 'Saisissez un nombre entier.';
export const smallerNumber = 'Saisissez un nombre plus petit.';
export const wholePlaces = 'Saisissez un nombre entier de places.';
export const fewerPlaces = 'Saisissez un nombre de places plus petit.';
export const percentage = 'Saisissez un nombre entier de 0 à 100.';
export const enterYear = 'Saisissez une année.';
export const yearBetween = (first: number, last: number) => `Saisissez une année de ${first} à ${last}.`;
export const numberBetween = (first: number, last: number) => `Saisissez un nombre entier de ${first} à ${last}.`;

// Choices
export const chooseActive = 'Indiquez si l’élément est actif.';
export const choosePublic = 'Indiquez si l’élément est public.';
export const chooseConsent = 'Indiquez si la personne a accepté d’être citée.';
export const chooseFeatured = 'Indiquez si l’article est à la une.';
export const chooseSide = 'Choisissez gauche ou droite.';
export const chooseTranslatedFirst = 'Indiquez si les contenus traduits viennent d’abord.';
export const chooseTell = 'Indiquez s’il faut prévenir les personnes inscrites.';
export const chooseSmallCorrection = 'Indiquez s’il s’agit d’une petite correction.';
export const choosePublish = 'Indiquez s’il faut publier.';
export const choosePrecision = 'Choisissez l’année, le mois ou le jour.';
export const choosePageStatus = 'Choisissez un état\u00a0: brouillon ou publié.';
export const choosePostStatus = 'Choisissez un état\u00a0: brouillon, publié ou archivé.';
export const chooseEventType = 'Choisissez un type\u00a0: sur place, en ligne ou les deux.';
export const chooseStartRange = 'Choisissez today, thisWeek ou thisMonth.';
export const chooseMediaType = 'Choisissez un type\u00a0: image ou vidéo.';
export const chooseYouTube = 'Choisissez youtube.';
export const chooseAdvertisementStatus = 'Choisissez Active, Inactive, Scheduled ou Expired.';
export const chooseAnnouncementStatus = 'Choisissez Active, Inactive ou Expired.';
export const chooseUserStatus = 'Choisissez active, inactive ou verified.';
export const chooseTableFormat = 'Choisissez un format\u00a0: csv ou xlsx.';
export const chooseStatus = 'Choisissez un état.';
export const chooseStatusInList = 'Choisissez un état dans la liste.';
export const chooseStaff = 'Choisissez un membre du personnel.';
export const chooseEvent = 'Choisissez un événement.';
export const chooseFileKind = 'Choisissez un type de fichier\u00a0: image, vidéo, son ou document.';
export const chooseFile = 'Choisissez un fichier.';
export const chooseLibraryFile = 'Choisissez un fichier de la médiathèque.';
export const chooseLibraryPicture = 'Choisissez une image de la médiathèque.';
export const chooseLibraryDocument = 'Choisissez un document de la médiathèque.';
export const chooseIcon = 'Choisissez une icône dans la liste.';
export const chooseCategory = 'Choisissez une catégorie dans la liste.';
export const chooseCategories = 'Choisissez des catégories dans la liste.';
export const chooseFromList = 'Choisissez dans la liste.';
export const chooseRoles = 'Choisissez des rôles dans la liste.';
export const chooseNetwork = 'Choisissez un réseau dans la liste.';
export const chooseLanguage = 'Choisissez une langue dans la liste.';
export const pinKnownScreens = 'Cet écran ne peut pas être épinglé. Rechargez la page et épinglez-en un autre.';
export const tooManyPins = (most: number) => `Vous pouvez épingler ${most} écrans. Retirez-en un d’abord.`;
export const unknownHint = 'Ce conseil n’existe plus. Rechargez la page.';
export const chooseContent = 'Choisissez un type de contenu dans la liste.';
export const trueOrFalse = 'Indiquez true ou false.';
export const yesOrNo = 'Choisissez oui ou non.';
export const sendTags = 'Envoyez une liste de mots-clés.';
export const addressOfForm = 'Entrez l’adresse d’un formulaire, comme /Form/volunteers.';
export const unknownBlock = 'Cette version ne connaît pas ce type de bloc.';
export const sendList = 'Envoyez une liste.';
export const sendFields = 'Envoyez une liste de champs.';
export const tooManyFields = (most: number) => `Il peut y avoir au plus ${most} champs.`;
export const nameColumn = 'Nommez une colonne, précédée de «\u00a0-\u00a0» pour l’ordre décroissant.';
export const sortableBy = (columns: string) => `Cette liste peut être triée par ${columns}.`;
export const nameFromList = 'Choisissez-en un dans la liste.';
export const nameRecord = 'Choisissez un élément.';
export const nameRecords = 'Nommez les éléments par leurs numéros.';
export const nameEachOnce = 'Nommez chaque élément une seule fois, dans les deux ordres.';
export const tooManyToOrder = 'Ces éléments sont trop nombreux pour être mis en ordre.';
export const noSuchPermission = 'Cette autorisation n’existe pas.';
export const noSuchLanguage = 'Cette langue n’existe pas.';

// Files
const fileKinds: Record<string, string> = {
  picture: 'une image JPEG, PNG, GIF, WebP ou AVIF',
  video: 'une vidéo MP4 ou WebM',
  audio: 'un enregistrement MP3, M4A ou OGG',
  document: 'un document PDF',
};
export const wrongFileKind = (kinds: string) =>
  `Choisissez ${kinds
    .split(',')
    .map((kind) => fileKinds[kind])
    .join(', ou ')}.`;
export const heicPicture =
  'C’est une photo HEIC d’un iPhone, que les navigateurs n’affichent pas. Envoyez-la à vous-même par WhatsApp ou par e-mail et choisissez le JPEG reçu. L’iPhone prendra désormais des photos JPEG si vous choisissez «\u00a0Le plus compatible\u00a0» dans Réglages, Appareil photo, Formats.';
export const noTable = 'Choisissez un tableau\u00a0: un fichier CSV ou Excel.';
export const fileTooLarge = (megabytes: number) =>
  `Ce fichier est trop volumineux\u00a0: il peut faire au plus ${megabytes}\u00a0Mo.`;
export const fileEmpty = 'Ce fichier est vide.';
export const fileDamaged =
  'Ce fichier est endommagé ou incomplet. Enregistrez-le de nouveau, puis envoyez le nouveau fichier.';
export const tooManyPixels = (megapixels: number) =>
  `Cette image est trop grande\u00a0: elle peut avoir au plus ${megapixels} mégapixels.`;
export const tooManyFrames = (frames: number) =>
  `Cette animation est trop longue\u00a0: elle peut avoir au plus ${frames} images.`;
export const fileHoldsMore =
  'Ce fichier contient autre chose que son image. Enregistrez-le de nouveau comme simple image, puis envoyez celle-ci.';
export const oneFileOnly = 'Choisissez un seul fichier.';
export const takesNoFile = 'Ce champ n’accepte pas de fichier.';
export const fileUsedBy = (uses: string) => `Ce fichier est utilisé ici\u00a0: ${uses}. Retirez-le d’abord de là.`;
export const fileStillUsed = 'Ce fichier est encore utilisé. Retirez-le d’abord de là.';

// Passwords and signing in
export const passwordRequired = 'Le mot de passe est obligatoire pour un nouvel utilisateur.';
export const passwordTooShort = (characters: number) => `Le mot de passe doit avoir au moins ${characters} caractères.`;
export const passwordTooLong = 'Le mot de passe est trop long.';
export const passwordsDiffer = 'Les mots de passe ne sont pas les mêmes.';
export const passwordTooCommon = 'Ce mot de passe est trop courant. Choisissez-en un autre.';
export const passwordHasEmail = 'Le mot de passe ne doit pas contenir l’adresse e-mail.';
export const passwordWrong = 'Le mot de passe actuel est incorrect.';
export const passwordChanged = 'Votre mot de passe a été changé. Les autres appareils sont déconnectés.';
export const passwordChangedWithCodes =
  'Votre mot de passe a été changé. Les autres appareils sont déconnectés. Vos codes de secours ne fonctionnent plus\u00a0: créez-en de nouveaux.';
export const enterPassword = 'Saisissez votre mot de passe.';
export const resetAsked =
  'Si cette adresse est celle d’un compte, un lien pour choisir un nouveau mot de passe y est envoyé.';
export const resetDone = 'Votre mot de passe a été changé. Veuillez vous connecter.';
export const invitationAccepted = 'Bienvenue\u00a0! Votre mot de passe est enregistré. Veuillez vous connecter.';
export const passwordLinkInvalid = 'Ce lien n’est plus valable. Demandez-en un nouveau.';
export const addressUndone =
  'Le changement est annulé. Utilisez «\u00a0Mot de passe oublié\u00a0» pour choisir un nouveau mot de passe.';
export const undoLinkInvalid = 'Ce lien n’est plus valable. Adressez-vous à un administrateur.';
export const passwordNeeded = 'Saisissez votre mot de passe pour faire ce changement.';
export const signInLinkInvalid =
  'Ce lien n’est plus valable. Créez-en un nouveau sur le serveur\u00a0: intambwe admin sign-in-link';
export const signInLinkTaken =
  'Il y a déjà un compte avec cette adresse. Créez un lien pour ce compte\u00a0: intambwe admin sign-in-link ADDRESS';
export const wrongCredentials = 'Adresse e-mail ou mot de passe incorrect.';
export const codeSent = 'Consultez vos e-mails\u00a0: vous y trouverez le code.';
export const wrongCode = 'Code incorrect ou expiré';
export const wrongCodeTryAgain = 'Code incorrect ou expiré. Veuillez réessayer.';
export const codeVerified = 'Code vérifié.';
export const accountInactive = 'Votre compte n’est pas actif. Adressez-vous à un administrateur.';
export const signedOut = 'Déconnexion réussie.';
export const signOutFailed = 'La déconnexion a échoué';
export const refreshMissing = 'Il manque la preuve de votre connexion';
export const enterCode = 'Saisissez le code reçu par e-mail.';
export const codeDigits = 'Le code a 6 chiffres.';
export const pleaseSignIn = 'Veuillez vous connecter.';
export const sessionEnded = 'Votre session est terminée. Veuillez vous reconnecter.';

// What is not allowed
export const notAllowed = 'Vous n’avez pas l’autorisation de faire cela. Demandez-la à un administrateur.';
export const mayNotSee = 'Votre compte n’a pas l’autorisation de voir ceci.';
export const personAbove =
  'Cette personne a plus d’autorisations que vous. Demandez à un superutilisateur de modifier son compte.';
export const superuserOnly = 'Seul un superutilisateur peut choisir qui est superutilisateur.';
export const onlySuperusers = 'Seul un superutilisateur peut le faire.';
export const isInTheTrash = 'Cet élément est dans la corbeille. Restaurez-le d’abord.';
export const chooseAccount = 'Choisissez un compte.';
export const undoPeriod = 'Choisissez un début avant la fin, avec 24 heures d’écart au plus.';
export const undoGone = 'Il a été supprimé définitivement. Restaurez une sauvegarde à part pour le lire.';
export const undoDeletedByOther =
  'Il est dans la corbeille, et ce compte ne l’y a pas mis pendant ce temps. Restaurez-le d’abord.';
export const undoTooOld = 'Aucune version ne remonte aussi loin. Modifiez-le dans son formulaire.';
export const undoConsent =
  'Un accord retiré n’est pas rendu. Cochez-le dans le formulaire si la personne accepte de nouveau.';
export const undoLooked = 'Il a changé depuis que vous avez regardé. Regardez de nouveau.';
export const undoAsk = 'Quelqu’un d’autre l’a modifié depuis. Cherchez de nouveau, et cochez-le s’il doit revenir.';
export const tooManyCopies = 'Assez de copies ont été prises aujourd’hui. Réessayez demain.';
export const copyUnderWay = 'Une sauvegarde est en cours. Attendez qu’elle soit terminée.';
export const sayWhyForGood = 'Indiquez pourquoi vous supprimez cet élément définitivement.';
export const canStillBeRestored = (days: number) =>
  `Cet élément peut encore être restauré. Tant que ses ${days} jours dans la corbeille ne sont pas écoulés, seul un superutilisateur peut le supprimer définitivement.`;
export const roleAbove = 'Ce rôle a plus d’autorisations que vous. Adressez-vous à un superutilisateur.';
export const grantAbove = 'Vous ne pouvez donner que les autorisations que vous avez vous-même.';
export const lastSuperuser = 'C’est le dernier superutilisateur actif. Nommez d’abord un autre superutilisateur.';
export const ownAccount = 'Vous ne pouvez ni supprimer ni désactiver votre propre compte.';
export const ownPassword = 'Changez votre propre mot de passe dans «\u00a0Mon profil\u00a0».';
export const mayNotPublishPages =
  'Vous pouvez écrire des pages, mais ni les publier ni les retirer du site. Enregistrez la page comme brouillon.';
export const mayNotMovePages =
  'Vous pouvez écrire des pages, mais pas changer l’adresse d’une page publiée. Laissez l’adresse telle quelle.';
export const mayNotChangePublished =
  'Ceci est publié, et vous ne pouvez pas changer ce que lisent les visiteurs. Vos changements sont gardés comme brouillon : demandez qu’ils soient publiés.';
export const nothingToPublish =
  'Vous n’avez pas de brouillon de ceci. Changez-le d’abord, puis demandez sa publication.';
export const publishItYourself = 'Vous pouvez publier ceci vous-même. Ouvrez-le et publiez-le.';
export const notPublishedYet = 'Ceci n’est pas encore publié. Publiez-le d’abord.';
export const askGone = 'Cette demande n’existe plus : quelqu’un y a répondu. Rechargez la page.';
export const sayWhyHandedBack = 'Écrivez une phrase qui dit ce qu’il faut changer.';
export const sentenceTooLong = (most: number) => `Écrivez au plus ${most} caractères.`;

// Brouillons
export const draftTooLong = 'C’est trop long pour être gardé comme brouillon. Raccourcissez le texte.';
export const noSuchField = 'Ce formulaire n’a pas ce champ. Rechargez la page.';
export const newerDraft = 'Un état plus récent de ce brouillon est déjà gardé. Rouvrez le formulaire pour le voir.';
export const mayNotPublishPosts =
  'Vous pouvez écrire des articles, mais ni les publier ni les retirer du site. Enregistrez l’article comme brouillon.';

// What is not there
export const notFound = 'Introuvable.';
export const postNotFound = 'Article introuvable';
export const pageNotFound = 'Page introuvable';
export const galleryItemNotFound = 'Élément de la galerie introuvable';

// What an earlier version did not bring back
export const fileGone = 'Le fichier n’est plus dans la médiathèque.';
export const filesInTextGone = 'Restauré sans les images qui ne sont plus dans la médiathèque.';
export const notShownAgain =
  'Les visiteurs ne le voient pas actuellement. Changez-le dans le formulaire s’ils doivent le voir.';
export const mainLanguageChanged = 'Quelqu’un a changé la langue principale entre-temps. Rechargez la page.';
export const translatedAlready =
  'Des textes sont traduits dans cette langue\u00a0: tout ne peut donc pas y être déjà écrit. Changez la langue sans cocher cette case.';
export const stillWorkingOut = 'Le site calcule encore ce qui est traduit. Réessayez dans quelques minutes.';
export const writtenInOtherLanguage =
  'Cette version est dans une autre langue que la fiche aujourd’hui. Le texte reste tel quel.';
export const notChangedByRestoring = 'La restauration ne change pas ce champ. Changez-le dans le formulaire.';
export const choiceGone = 'Ce qui était choisi n’existe plus.';
export const someChoicesGone = 'Restauré sans ce qui n’existe plus.';
export const restoredOtherwise = (value: string) => `Enregistré sous la forme «\u00a0${value}\u00a0».`;

// What does not go together with what is there
export const editConflict = 'Quelqu’un d’autre a modifié ceci pendant que vous y travailliez.';
export const statusConflict = 'Quelqu’un d’autre a changé l’état.';
export const noMailServer =
  'Il n’y a pas encore de serveur de messagerie\u00a0: aucune réponse ne peut partir d’ici. Écrivez depuis votre propre messagerie, à l’adresse que la fiche indique.';
export const repliedMeanwhile =
  'Quelqu’un d’autre a répondu entre-temps. Lisez sa réponse, puis envoyez la vôtre si elle est encore utile.';
export const addressRegistered = 'Cette adresse est déjà inscrite à cet événement.';
export const numberRegistered = 'Ce numéro de téléphone est déjà inscrit à cet événement.';
export const toldEnough = (changes: number) =>
  `Les personnes inscrites ont été prévenues de ${changes} changements en une heure. Enregistrez sans les prévenir, ou réessayez plus tard.`;
export const userExists = 'Il y a déjà un utilisateur avec cette adresse e-mail.';
export const userInTrash = 'Un utilisateur avec cette adresse e-mail est dans la corbeille. Restaurez-le plutôt.';
export const roleInactive = (name: string) => `Le rôle «\u00a0${name}\u00a0» est inactif et ne peut pas être attribué.`;
export const roleExists = 'Il y a déjà un rôle de ce nom.';
export const roleInTrash = 'Un rôle de ce nom est dans la corbeille. Restaurez-le plutôt.';
export const hasPassword = 'Cette personne a déjà choisi un mot de passe.';
export const inactiveAccount = 'Ce compte n’est pas actif.';
export const newsletterSent = 'Cette lettre d’information a été envoyée. Seul un brouillon peut être modifié.';
export const newsletterScheduled =
  'Cette lettre d’information part à une heure prévue, telle qu’elle est. Pour la modifier ou l’envoyer avant, annulez d’abord l’heure d’envoi.';
export const newsletterNotScheduled =
  'Cette lettre d’information n’a pas d’heure d’envoi. Rechargez la page pour voir où elle en est.';
export const sendAtRequired = 'Saisissez un jour et une heure.';
export const momentPassed = 'Ce moment est passé. Choisissez-en un plus tard.';
export const momentTooFar = (months: number) => `Choisissez un moment dans les ${months} prochains mois.`;
export const chooseMonth = 'Choisissez un mois de 2000-01 à 2999-12.';
export const newsletterBegun = 'Cette lettre d’information est déjà en cours d’envoi.';
export const noReaders = 'Personne n’a encore confirmé son abonnement\u00a0: il n’y a donc personne à qui l’envoyer.';
export const newsletterNotSending = 'Cette lettre d’information n’est pas en cours d’envoi.';
export const newsletterNotStopped = 'L’envoi de cette lettre d’information n’est pas arrêté.';
export const noneFailed = 'Il n’y a aucun e-mail à renvoyer.';
export const lastBackup = 'C’est la dernière sauvegarde dont l’essai de restauration a réussi. Gardez-la.';
export const sampleData = 'Ce sont des données d’exemple. Saisissez les vôtres.';

// A person’s data
export const personSearchShort = (characters: number) =>
  `Saisissez au moins ${characters} caractères d’une adresse e-mail, d’un numéro de téléphone ou d’un nom.`;
export const emailOrNumber = 'Saisissez une adresse e-mail ou un numéro de téléphone.';
export const typeAsShown = 'Saisissez l’adresse exactement comme ci-dessus.';

// Requests that no form of ours sends
export const useUuid = 'Utilisez un UUID.';
export const keyMustBeUuid = 'L’en-tête Idempotency-Key doit être un UUID.';
export const bodyNotJson = 'Le corps de la demande n’est pas du JSON valide.';
export const tooManyValues = 'La demande contient trop de valeurs.';
export const badCharacters = 'La demande contient des caractères qui ne peuvent pas être enregistrés.';
export const badAddressCharacters = 'L’adresse contient des caractères qui ne peuvent pas être utilisés.';
export const sendJson = 'Envoyez le corps en application/json.';
export const sendForm = 'Envoyez le formulaire en application/x-www-form-urlencoded.';
export const formUnreadable = 'Le formulaire ne peut pas être lu.';
export const formEmpty = 'Le formulaire est vide.';
export const uploadInterrupted = 'L’envoi a été interrompu. Veuillez recommencer.';
export const unusable = 'La demande ne peut pas être utilisée.';
export const methodNotAllowed = 'Cette méthode n’est pas permise ici.';
export const headerUnreadable = 'L’en-tête Authorization ne peut pas être lu.';

// Translations
export const textUnusable = 'Ce texte ne peut pas être utilisé.';
export const noField = (name: string) => `Il n’y a pas de champ ${name}.`;

// Nouns and statuses
const statuses: Record<string, string> = {
  new: 'Nouveau',
  readed: 'Lu',
  contacted: 'Contact pris',
  committed: 'Don promis',
  donated: 'Don reçu',
  declined: 'Sans suite',
};
export const statusMove = (_noun: string, from: string, to: string) =>
  `L’état est «\u00a0${statuses[from]}\u00a0» et ne peut pas devenir «\u00a0${statuses[to]}\u00a0».`;
export const nameTaken = (_noun: string, name: string) => `Le nom «\u00a0${name}\u00a0» est déjà pris.`;
export const nameTakenRename = (_noun: string, name: string) =>
  `Le nom «\u00a0${name}\u00a0» est déjà pris. Renommez d’abord l’autre.`;
export const stillNeeded = (_noun: string) =>
  'Un autre contenu l’utilise encore, peut-être dans une autre corbeille. Modifiez d’abord cet autre contenu.';
export const translateFirst = (label: string) => `Traduisez d’abord ceci\u00a0: ${fieldLabel(content, label)}.`;
export const sentences = (first: string, second: string) => `${first} ${second}`;

// Giving
export const nameNotPrintable = (name: string, letters: string) =>
  `Le reçu ne peut pas imprimer le nom «\u00a0${name}\u00a0»\u00a0: sa police n’a pas ${letters}. Corrigez le nom dans la fiche du donateur, ou établissez le reçu avec une ligne où le nom est écrit à la main. Aucun numéro n’a été utilisé.`;
export const chooseInterest = 'Choisissez une intention de don.';
export const interestNotProposed = 'L’intention de don ne correspond plus à cette promesse de don. Rechargez la page.';
export const chooseState = 'Choisissez un état dans la liste.';
export const chooseOnceOrMonthly = 'Choisissez «\u00a0Une fois\u00a0» ou «\u00a0Chaque mois\u00a0».';
export const chooseOpenOrCancelled = 'Choisissez «\u00a0Ouverte\u00a0» ou «\u00a0Annulée\u00a0».';
export const chooseProjectOrMonth = 'Choisissez «\u00a0Projet\u00a0» ou «\u00a0Mois\u00a0».';
export const chooseKindFromList = 'Choisissez un type dans la liste.';
export const chooseMoneyPlace = 'Choisissez où se trouve l’argent.';
export const enterAmount = 'Saisissez un montant.';
export const choosePayment = 'Choisissez un paiement.';
export const choosePledge = 'Choisissez une promesse de don.';
export const chooseGiver = 'Choisissez un donateur.';
export const chooseAProject = 'Choisissez un projet.';
export const chooseGift = 'Choisissez un don.';
export const chooseWhoseGift = 'Choisissez de qui vient ce don.';
export const splitAtMost50 = 'Partagez-le en 50 parts au plus.';
export const chooseAtLeastOne = 'Choisissez-en au moins un.';
export const chooseAtMost100 = 'Choisissez-en 100 au plus à la fois.';
export const chooseAtMost500 = 'Choisissez-en 500 au plus à la fois.';
export const sayWhyNoGift = 'Indiquez pourquoi ce n’est pas un don.';
export const sayWhyTakenBack = 'Indiquez pourquoi vous annulez l’attribution.';
export const sayWhyVoid = 'Indiquez pourquoi vous annulez ce reçu.';
export const chooseStatementSource = 'Choisissez d’où vient le relevé.';
export const chooseWhetherShown = 'Indiquez s’il est affiché.';
export const dialCodeWrong = 'N’utilisez que des chiffres, * et #, et {amount} une fois au plus.';
export const sayWhatItDoes = 'Saisissez ce qu’il permet.';
export const enterAmountAboveZero = 'Saisissez un montant supérieur à zéro.';
export const paymentDealtWith = 'Quelqu’un a déjà attribué ou mis de côté un de ces paiements. Regardez de nouveau.';
export const pledgeCompleteNow = (reference: string) =>
  `La promesse de don ${reference} a été reçue entre-temps. Regardez de nouveau le paiement\u00a0: il s’agit peut-être du même argent.`;
export const paymentHasGift = 'Une partie de ce paiement est un don. Annulez d’abord l’attribution du don.';
export const mergedAlready = 'L’une des deux fiches est déjà fusionnée. Annulez d’abord cette fusion.';
export const mergeOtherDirection = 'D’autres fiches sont fusionnées avec ce donateur. Fusionnez dans l’autre sens.';
export const onlyRefundsTakeBack = 'Seul un remboursement peut annuler un don.';
export const moreBackThanGiven = 'Le remboursement dépasserait le don.';
export const pledgeOtherCurrency = 'Cette promesse de don est dans une autre monnaie.';
export const paymentNotSetAside = 'Ce paiement n’est pas mis de côté.';
export const paymentSetAside = 'Ce paiement est mis de côté. Rouvrez-le d’abord.';
export const takenBackAlready = 'L’attribution est déjà annulée.';
export const giftPartlyRefunded =
  'Une partie de ce don a été remboursée. Annulez d’abord l’attribution du remboursement.';
export const currencyStays = 'Vous ne pouvez pas changer la monnaie\u00a0: cette source a déjà des paiements.';
export const kindStays =
  'Vous ne pouvez pas changer le type\u00a0: cette source a déjà des paiements. Ajoutez plutôt une autre source.';
export const nothingLeftOfGift = 'Ce don a été entièrement remboursé.';
export const giftHasReceipt = 'Ce don a déjà un reçu.';
export const receiptVoid = 'Ce reçu est annulé.';
export const giverHasNoEmail = 'Ce donateur n’a pas laissé d’adresse e-mail avec un don.';
export const receiptVoidAlready = 'Ce reçu est déjà annulé.';
export const onlyLeftOfPayment = (money: string) => `Il ne reste que ${money} à attribuer.`;

// Forms of staff
export const answersFromOne = 'Saisissez un nombre entier à partir de 1, ou laissez vide.';
export const monthsBetween = (from: number, to: number) => `Saisissez un nombre entier de mois, de ${from} à ${to}.`;
export const chooseKindOfAnswer = 'Choisissez un type de réponse.';
export const chooseIfRequired = 'Choisissez s’il faut y répondre.';
export const oneOfThisKind = 'Un formulaire ne le demande qu’une fois. Choisissez un autre type de réponse.';
export const twoChoices = 'Écrivez au moins deux choix, un par ligne.';
export const choicesAtMost = (most: number) => `Écrivez au plus ${most} choix.`;
export const choicesDiffer = 'Deux choix sont identiques. Retirez-en un.';
export const oneQuestion = 'Ajoutez au moins une question.';
export const chooseForm = 'Choisissez un formulaire.';
