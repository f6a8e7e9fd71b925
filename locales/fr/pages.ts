export const page = 'Page';
export const failedToLoadThisPage = 'Cette page n’a pas pu être chargée';
