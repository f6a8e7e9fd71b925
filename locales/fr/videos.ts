import { de } from './elision.ts';

// web/site/videos/VideoList.island.tsx
export const noThumbnail = 'Pas d’image';
export const watch = 'Regarder';
export const all = 'Toutes';
export const noVideosFound = 'Aucune vidéo trouvée';
export const weHaveNoVideos = 'Nous n’avons pas encore de vidéos à montrer. Revenez bientôt.';
export const noVideosFoundInThis = 'Aucune vidéo dans cette catégorie.';

// web/site/videos/page.tsx
export const videoGallery = 'Galerie vidéo';
export const hearFromMembersAndSee = 'Écoutez les membres et voyez les groupes au travail.';
export const highlights = 'En chiffres';
export const totalVideos = 'Nombre de vidéos';
export const categories = 'Catégories';
export const youtubeVideos = 'Vidéos YouTube';
export const otherVideos = 'Autres vidéos';
export const allVideos = 'Toutes les vidéos';
export const videosOfTheGroupsTrainings = (name: string) => `Vidéos des groupes, formations et événements ${de(name)}.`;
export const aVideoBy = (name: string) => `Une vidéo ${de(name)}.`;
export const backToTheVideos = 'Retour aux vidéos';
export const watchVideo = (title: string) => `Regarder\u00a0: ${title}`;
