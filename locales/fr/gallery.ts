import { de } from './elision.ts';

// web/site/gallery/Film.island.tsx
export const thisVideoCannotBePlayed = 'Cette vidéo ne peut pas être lue sur cette page.';
export const openTheVideo = 'Ouvrir la vidéo';
export const doesItNotPlay = 'La vidéo ne démarre pas\u00a0?';

// web/site/gallery/GalleryBrowser.tsx
export const categories = 'Catégories';
export const showingOf = (shown: number, total: number) => `${shown} sur ${total}`;
export const showingRange = (from: number, to: number, count: number) => `${from} à ${to} sur ${count}`;
export const loading = 'Chargement...';
export const pagesOfTheGallery = 'Pages de la galerie';

// web/site/gallery/GalleryWall.island.tsx
export const video = 'Vidéo';
export const seeMore = 'Voir plus';
export const all = 'Tout';
export const weHaveNoPictures = 'Nous n’avons pas encore de photos à montrer. Revenez bientôt.';
export const thereIsNothingHereYet = 'Il n’y a encore rien ici.';

// web/site/gallery/Item.tsx
export const noDescriptionAvailable = 'Aucune description.';

// web/site/gallery/ItemViewer.tsx
export const previous = 'Précédent';
export const placeOf = (place: number, count: number) => `${place} sur ${count}`;
/** Follows the place, for screen readers alone. */
export const thenTitle = (title: string) => `\u00a0: ${title}`;
export const next = 'Suivant';

// web/site/gallery/fetch-items.ts
export const errorFetchingGalleryData = 'La galerie n’a pas pu être chargée';
export const failedToFetchGalleryData = 'La galerie n’a pas pu être chargée';

// web/site/gallery/page.tsx
export const photoGallery = 'Galerie photo';
export const groupsAtTheirSavingsBoxes =
  'Des groupes autour de leur caisse, des leçons sous un arbre, des champs avant la récolte\u00a0: voilà à quoi ressemble un pas en avant.';
export const totalItems = 'Photos et vidéos';
export const photos = 'Photos';
export const videos = 'Vidéos';
export const allPictures = 'Toutes les photos';
export const picturesOfTheSavingsGroups = (name: string) =>
  `Photos des groupes d’épargne, formations, champs et marchés ${de(name)}.`;
export const fromThePhotoGallery = (name: string) => `Galerie photo ${de(name)}.`;
export const backToTheGallery = 'Retour à la galerie';
