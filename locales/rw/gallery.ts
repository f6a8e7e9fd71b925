// web/site/gallery/Film.island.tsx
export const thisVideoCannotBePlayed = 'Iyi videwo ntishobora kurebwa hano.';
export const openTheVideo = 'Fungura videwo';
export const doesItNotPlay = 'Ntikora?';

// web/site/gallery/GalleryBrowser.tsx
export const categories = 'Ibyiciro';
export const showingOf = (shown: number, total: number) => `Murareba ${shown} muri ${total}`;
export const showingRange = (from: number, to: number, count: number) => `Murareba ${from}-${to} muri ${count}`;
export const loading = 'Birimo gufunguka...';
export const pagesOfTheGallery = 'Impapuro z’amafoto';

// web/site/gallery/GalleryWall.island.tsx
export const video = 'Videwo';
export const seeMore = 'Reba ibindi';
export const all = 'Byose';
export const weHaveNoPictures = 'Nta mafoto turabona yo kubereka. Muzagaruke vuba.';
export const thereIsNothingHereYet = 'Nta kintu kiraboneka hano.';

// web/site/gallery/Item.tsx
export const noDescriptionAvailable = 'Nta bisobanuro bihari.';

// web/site/gallery/ItemViewer.tsx
export const previous = 'Iyabanje';
export const placeOf = (place: number, count: number) => `${place} muri ${count}`;
/** Follows the place, for screen readers alone. */
export const thenTitle = (title: string) => `: ${title}`;
export const next = 'Ikurikira';

// web/site/gallery/fetch-items.ts
export const errorFetchingGalleryData = 'Amafoto ntiyashoboye gufunguka';
export const failedToFetchGalleryData = 'Amafoto ntiyashoboye gufunguka';

// web/site/gallery/page.tsx
export const photoGallery = 'Amafoto';
export const groupsAtTheirSavingsBoxes =
  'Amatsinda ari ku masanduku yo kwizigamira, amasomo munsi y’igiti, imirima mbere y’isarura: uko intambwe igana imbere isa.';
export const totalItems = 'Byose hamwe';
export const photos = 'Amafoto';
export const videos = 'Videwo';
export const allPictures = 'Amafoto yose';
export const picturesOfTheSavingsGroups = (name: string) =>
  `Amafoto y’amatsinda yo kwizigamira, amahugurwa, imirima n’amasoko bya ${name}.`;
export const fromThePhotoGallery = (name: string) => `Mu mafoto ya ${name}.`;
export const backToTheGallery = 'Subira ku mafoto';
