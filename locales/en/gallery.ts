// web/site/gallery/Film.island.tsx
export const thisVideoCannotBePlayed = 'This video cannot be played here.';
export const openTheVideo = 'Open the video';
export const doesItNotPlay = 'Does it not play?';

// web/site/gallery/GalleryBrowser.tsx
export const categories = 'Categories';
export const showingOf = (shown: number, total: number) => `Showing ${shown} of ${total}`;
export const showingRange = (from: number, to: number, count: number) => `Showing ${from}-${to} of ${count}`;
export const loading = 'Loading...';
export const pagesOfTheGallery = 'Pages of the gallery';

// web/site/gallery/GalleryWall.island.tsx
export const video = 'Video';
export const seeMore = 'See More';
export const all = 'All';
export const weHaveNoPictures = 'We have no photos to show yet. Please come back soon.';
export const thereIsNothingHereYet = 'There is nothing here yet.';

// web/site/gallery/Item.tsx
export const noDescriptionAvailable = 'No description available.';

// web/site/gallery/ItemViewer.tsx
export const previous = 'Previous';
export const placeOf = (place: number, count: number) => `${place} of ${count}`;
/** Follows the place, for screen readers alone. */
export const thenTitle = (title: string) => `: ${title}`;
export const next = 'Next';

// web/site/gallery/fetch-items.ts
export const errorFetchingGalleryData = 'Error fetching gallery data';
export const failedToFetchGalleryData = 'Failed to fetch gallery data';

// web/site/gallery/page.tsx
export const photoGallery = 'Photo Gallery';
export const groupsAtTheirSavingsBoxes =
  'Groups at their savings boxes, lessons under a tree, fields before the harvest: this is what a step forward looks like.';
export const totalItems = 'Total Items';
export const photos = 'Photos';
export const videos = 'Videos';
export const allPictures = 'All photos';
export const picturesOfTheSavingsGroups = (name: string) =>
  `Photos of the savings groups, trainings, fields and markets of ${name}.`;
export const fromThePhotoGallery = (name: string) => `From the photo gallery of ${name}.`;
export const backToTheGallery = 'Back to the gallery';
