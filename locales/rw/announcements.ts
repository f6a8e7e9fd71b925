export const announcements = 'Amatangazo';
export const allAnnouncements = 'Amatangazo yose';
export const thereAreNoAnnouncements = 'Nta matangazo ahari muri iki gihe.';
export const fetchedDataIsNotValid = 'Ibyabonetse si byo';
export const failedToLoadAnnouncements = 'Amatangazo ntiyabonetse';
export const currentAnnouncements = (name: string) => `Amatangazo ya ${name} agezweho.`;
