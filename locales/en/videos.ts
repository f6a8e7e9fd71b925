// web/site/videos/VideoList.island.tsx
export const noThumbnail = 'No thumbnail';
export const watch = 'Watch';
export const all = 'all';
export const noVideosFound = 'No Videos Found';
export const weHaveNoVideos = 'We have no videos to show yet. Please come back soon.';
export const noVideosFoundInThis = 'No videos found in this category.';

// web/site/videos/page.tsx
export const videoGallery = 'Video Gallery';
export const hearFromMembersAndSee = 'Hear from members, and see the groups at work.';
export const highlights = 'Highlights';
export const totalVideos = 'Total Videos';
export const categories = 'Categories';
export const youtubeVideos = 'YouTube Videos';
export const otherVideos = 'Other Videos';
export const allVideos = 'All videos';
export const videosOfTheGroupsTrainings = (name: string) => `Videos of the groups, trainings and events of ${name}.`;
export const aVideoBy = (name: string) => `A video by ${name}.`;
export const backToTheVideos = 'Back to the videos';
export const watchVideo = (title: string) => `Watch: ${title}`;
