export const program = 'Intambwe';
export const programVersion = (version: string) => `Intambwe ${version}`;
export const skipToContent = 'Jya ku birimo';
export const darkMode = 'Ibara ryijimye';
export const wideMenu = 'Urutonde rwagutse';
export const openMenu = 'Fungura urutonde';
export const closeMenu = 'Funga urutonde';

// The menu
export const menu = 'Urutonde';
/** Follows a number of records, for screen readers. */
export const waiting = 'bitegereje';
export const dashboard = 'Ahabanza';
export const roleManagement = 'Inshingano';
export const userManagement = 'Konti z’abakozi';
export const adsManagement = 'Kwamamaza';
export const blogsManagement = 'Inkuru';
export const eventsManagement = 'Ibikorwa';
export const announcements = 'Amatangazo';
export const galleryAndVideo = 'Amafoto na videwo';
export const donation = 'Abifuza gutanga inkunga';
export const pledges = 'Inkunga zasezeranyijwe';
export const payments = 'Ubwishyu';
export const givers = 'Abaterankunga';
export const receipts = 'Inyemezabwishyu';
export const givingReport = 'Raporo y’inkunga';
export const contactMessages = 'Ubutumwa bw’abatwandikiye';
export const newsletter = 'Akanyamakuru';
export const personalData = 'Amakuru bwite y’abantu';
export const auditLog = 'Ibyakozwe byose';
export const website = 'Urubuga';
export const siteSettings = 'Igenamiterere ry’urubuga';
export const pages = 'Impapuro';
export const servicesAndPolicies = 'Serivisi n’amabwiriza';
export const translations = 'Inyandiko zisemuye';
export const mediaLibrary = 'Ububiko bw’amafoto na dosiye';

// The menu of the person
export const staff = 'Umukozi';
export const myProfile = 'Umwirondoro wanjye';
export const signOut = 'Sohoka';
