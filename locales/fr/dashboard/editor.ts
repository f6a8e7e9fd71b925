export const loadingEditor = 'Chargement de l’éditeur...';

// The toolbar
/** In an empty text. */
export const textHere = 'Écrivez ou collez le texte ici';
export const textFormatting = 'Mise en forme du texte';
export const heading = 'Titre';
export const smallerHeading = 'Titre plus petit';
export const smallestHeading = 'Titre le plus petit';
export const bold = 'Gras';
export const italic = 'Italique';
export const list = 'Liste';
export const numberedList = 'Liste numérotée';
export const quotation = 'Citation';
export const link = 'Lien';
export const picture = 'Image';
/** Opens the device's own dialog for files, of which several can be chosen. */
export const addPhotographs = 'Ajouter des photos';
export const film = 'Vidéo';
export const table = 'Tableau';
export const undo = 'Annuler la dernière action';
export const redo = 'Rétablir';
/** The toolbar beside the selected words. */
export const selectionFormatting = 'Mise en forme de la sélection';
export const more = 'Plus';
export const cancel = 'Annuler';

// The picture
export const whatDoesItShow = 'Que montre l’image\u00a0?';
export const whatItShowsHint =
  'Lu à voix haute aux personnes qui ne voient pas l’image, et affiché si elle ne se charge pas.';
export const changeDescription = 'Changer la description';
export const describeInAFewWords = 'Décrivez l’image en quelques mots.';
export const removePicture = 'Retirer l’image';
/** In the place of an empty caption. */
export const caption = 'Légende, si nécessaire';

// The film
export const filmAddress = 'Adresse de la vidéo';
export const filmAddressHint =
  'L’adresse d’une vidéo YouTube ou Vimeo. Elle ne consomme pas de données tant que le visiteur ne la lance pas.';
export const addFilm = 'Ajouter la vidéo';
export const chooseFromTheLibrary = 'Choisir dans la médiathèque';
export const wrongFilmAddress =
  'Saisissez l’adresse d’une vidéo YouTube ou Vimeo, ou choisissez-en une dans la médiathèque.';
export const filmNamed = <Part>(title: Part) => ['Vidéo\u00a0: ', title];

// The link
export const linkAddress = 'Adresse du lien';
export const linkAddressHint = 'Une adresse web, une adresse e-mail, ou une page de ce site, comme /donate.';
export const addLink = 'Ajouter le lien';
export const changeLink = 'Changer le lien';
export const removeLink = 'Retirer le lien';
export const wrongLinkAddress = 'Saisissez une adresse web, une adresse e-mail ou une page de ce site.';

// The table
export const tableHint =
  'La touche Tab mène à la cellule suivante. Dans la dernière, elle ajoute une ligne. Les flèches font sortir du tableau.';
export const columnsStay =
  'Certaines cellules couvrent plusieurs lignes ou colonnes\u00a0: les colonnes ne peuvent pas être changées.';
export const addRowBelow = 'Ajouter une ligne dessous';
export const removeRow = 'Retirer la ligne';
export const addColumnAfter = 'Ajouter une colonne après';
export const removeColumn = 'Retirer la colonne';
export const tableCaption = 'Légende';
export const removeTable = 'Retirer le tableau';
export const close = 'Fermer';
