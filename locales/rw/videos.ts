// web/site/videos/VideoList.island.tsx
export const noThumbnail = 'Nta shusho';
export const watch = 'Reba';
export const all = 'Zose';
export const noVideosFound = 'Nta videwo zabonetse';
export const weHaveNoVideos = 'Nta videwo turabona zo kubereka. Muzagaruke vuba.';
export const noVideosFoundInThis = 'Nta videwo zabonetse muri iki cyiciro.';

// web/site/videos/page.tsx
export const videoGallery = 'Videwo';
export const hearFromMembersAndSee = 'Mwumve ibyo abanyamuryango bavuga, murebe n’uko amatsinda akora.';
export const highlights = 'Iby’ingenzi';
export const totalVideos = 'Videwo zose';
export const categories = 'Ibyiciro';
export const youtubeVideos = 'Videwo za YouTube';
export const otherVideos = 'Izindi videwo';
export const allVideos = 'Videwo zose';
export const videosOfTheGroupsTrainings = (name: string) => `Videwo z’amatsinda, amahugurwa n’ibikorwa bya ${name}.`;
export const aVideoBy = (name: string) => `Videwo ya ${name}.`;
export const backToTheVideos = 'Subira kuri videwo';
export const watchVideo = (title: string) => `Reba: ${title}`;
