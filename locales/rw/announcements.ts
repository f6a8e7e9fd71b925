export const announcements = 'Amatangazo';
export const allAnnouncements = 'Amatangazo yose';
export const thereAreNoAnnouncements = 'Nta matangazo ahari muri iki gihe.';
export const fetchedDataIsNotValid = 'Amakuru yabonetse ntashobora gukoreshwa';
export const failedToLoadAnnouncements = 'Amatangazo ntiyashoboye gufunguka';
export const currentAnnouncements = (name: string) => `Amatangazo ya ${name} agezweho.`;
