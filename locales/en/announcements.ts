// web/site/announcements/page.tsx
export const announcements = 'Announcements';
export const allAnnouncements = 'All announcements';
export const thereAreNoAnnouncements = 'There are no announcements at the moment.';
export const fetchedDataIsNotValid = 'Fetched data is not valid';
export const failedToLoadAnnouncements = 'Failed to load announcements';
export const currentAnnouncements = (name: string) => `Current announcements of ${name}.`;
