// The library
export const mediaLibrary = 'Médiathèque';
export const subtitle = 'Toutes les images, vidéos, enregistrements et documents ajoutés, les plus récents d’abord.';
export const pictures = 'Images';
export const videos = 'Vidéos';
export const recordings = 'Enregistrements';
export const documents = 'Documents';
export const uploadFiles = 'Ajouter des fichiers';
export const noFilesHint = 'Les images et les documents des articles, des pages et des événements viennent d’ici.';
export const uploadTheFirst = 'Ajouter les premiers fichiers';
export const searchTheLibrary = 'Rechercher dans la médiathèque';
export const kindOfFile = 'Type de fichier';
export const allFiles = 'Tous les fichiers';
export const uploadAFile = 'Ajouter un fichier';
export const addToTheLibrary = 'Ajouter à la médiathèque';
export const fileAdded = (name: string) => `Fichier «\u00a0${name}\u00a0» ajouté à la médiathèque.`;

// A file
export const file = 'Fichier';
export const loadingFile = 'Chargement du fichier...';
export const whatThePictureShows = 'Ce que montre l’image';
export const notDescribedYet = 'Pas encore décrite.';
export const description = 'Description';
export const descriptionHint =
  'Lue à voix haute aux personnes qui ne voient pas l’image. Elle change sur toutes les pages qui montrent l’image.';
export const saveDescription = 'Enregistrer la description';
export const saving = 'Enregistrement...';
export const descriptionFailed = 'La description n’a pas pu être enregistrée. Réessayez.';
export const descriptionSaved = 'Description enregistrée.';
export const focalPoint = 'Point d’intérêt';
export const whereItIsUsed = 'Où il est utilisé';
export const nowhere = 'Nulle part.';
export const usedHint =
  'Vous ne pouvez supprimer un fichier que si rien ne l’utilise. Les contenus de la corbeille comptent aussi.';
export const type = 'Type';
export const size = 'Taille';
export const dimensions = 'Dimensions';
export const pixels = (width: number | null, height: number | null) => `${width} × ${height} pixels`;
export const added = 'Ajouté le';
export const address = 'Adresse';
export const opensInNewTab = '(s’ouvre dans un nouvel onglet)';
export const deleteWord = 'Supprimer';
export const deleteQuestion = 'Supprimer ce fichier définitivement\u00a0?';
export const deleteHint = 'Rien n’utilise ce fichier. Vous ne pourrez pas revenir en arrière.';
export const keepIt = 'Conserver';
export const deleteIt = 'Supprimer';
export const fileDeleted = 'Fichier supprimé.';
