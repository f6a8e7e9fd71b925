// The list
export const galleryManagement = 'Galerie et vidéos';
export const subtitle = 'Les images et vidéos que voient les visiteurs.';
export const galleryItems = 'Éléments de la galerie';
export const galleryItem = 'Élément de la galerie';
export const categories = 'Catégories';
export const addCategory = 'Ajouter une catégorie';
export const uploadPictures = 'Ajouter des images';
export const newItem = 'Nouvel élément';
export const searchByTitle = 'Rechercher un titre';
export const reset = 'Effacer tous les filtres';
export const loadingItems = 'Chargement de la galerie...';
export const itemsNotLoaded = 'La galerie n’a pas pu être chargée. Réessayez plus tard.';
export const retry = 'Réessayer';
export const noneFound = 'Aucun élément de la galerie ne correspond à votre recherche et à vos filtres.';
export const noneYet =
  'Rien n’a encore été ajouté. Les visiteurs voient les images et les vidéos que vous ajoutez sur les pages de la galerie et des vidéos.';
export const addTheFirst = 'Ajouter la première image ou vidéo';
export const total = (
  count: number,
  { first, last, page, pages }: { first: number; last: number; page: number; pages: number },
) => `Éléments de la galerie\u00a0: ${first} à ${last} sur ${count} (page ${page} sur ${pages})`;
export const category = 'Catégorie';
export const allCategories = 'Toutes les catégories';
export const mediaTypeFilter = 'Type de média';
export const allMediaTypes = 'Tous les types de média';
export const images = 'Images';
export const videos = 'Vidéos';
export const uploadedOn = 'Ajouté le';
export const mediaItem = 'Média';
export const type = 'Type';
export const status = 'État';
export const allStatus = 'Tous les états';
export const active = 'Actif';
export const inactive = 'Inactif';
export const uploaded = 'Ajouté le';
export const noDescription = 'Aucune description';
export const noCategories = 'Aucune';
export const view = 'Voir';
export const viewDetailsOf = (title: string) => `Voir les détails\u00a0: ${title}`;
export const itemDeleted = 'Élément de la galerie supprimé.';

// The details
export const playTheVideo = 'Lire la vidéo';
export const videoNotAvailable = 'Vidéo indisponible';
export const edit = 'Modifier';
export const uploadedBy = 'Ajouté par';
export const uploadDate = 'Date d’ajout';
export const noCategoriesAssigned = 'Aucune catégorie';
export const description = 'Description';
export const noDescriptionProvided = 'Aucune description';
export const fileInformation = 'Le fichier';
export const fileType = 'Type de fichier';
export const size = 'Taille';
export const dimensions = 'Dimensions';
export const format = 'Format';
export const unknown = 'Inconnu';
export const unknownPerson = 'Inconnu';
export const metadata = 'Autres informations';
export const created = 'Créé le';
export const lastUpdated = 'Dernière modification';
export const id = 'Numéro';

// The form
export const addNewItem = 'Ajouter un élément à la galerie';
export const editItem = 'Modifier l’élément de la galerie';
export const formSubtitle = 'Ajoutez une image ou une vidéo, et choisissez où les visiteurs la trouvent.';
export const backToGallery = 'Retour à la galerie';
export const loadingItem = 'Chargement de l’élément...';
export const itemNotLoaded = 'L’élément n’a pas pu être chargé';
export const basicInformation = 'Informations de base';
export const imageHint = 'Une photo ou un dessin.';
export const videoHint = 'Une vidéo en ligne, dont vous avez l’adresse web.';
export const uploadImage = 'Ajouter une image';
export const categoriesNotLoaded = 'Les catégories n’ont pas pu être chargées. Rechargez la page.';
export const loadingCategories = 'Chargement des catégories...';
export const noCategoriesFound = 'Aucune catégorie';
export const createACategory = 'Créer une catégorie';
export const activeHint = 'Cet élément sera visible dans votre galerie.';
export const inactiveHint = 'Cet élément ne sera pas visible dans votre galerie.';
export const addItem = 'Ajouter à la galerie';
export const updateItem = 'Enregistrer l’élément';
export const saving = 'Enregistrement...';
export const creatingFailed = 'L’élément n’a pas pu être créé. Réessayez.';
export const updatingFailed = 'L’élément n’a pas pu être enregistré. Réessayez.';
export const itemCreated = 'Élément ajouté à la galerie.';
export const continueOrReturn = 'Vous pouvez en ajouter d’autres ou revenir à la galerie.';
export const itemUpdated = 'Élément de la galerie modifié.';

// Where two people have changed one item
export const empty = 'Vide';
