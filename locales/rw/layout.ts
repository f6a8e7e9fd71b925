// The menu
export const menu = 'Urutonde';
export const mainMenu = 'Urutonde nyamukuru';
export const home = 'Ahabanza';
export const aboutUs = 'Ibyacu';
export const ourMission = 'Intego yacu';
export const ourVision = 'Icyerekezo cyacu';
export const ourHistory = 'Amateka yacu';
export const ourTeam = 'Abo dukorana';
export const mentorshipStructure = 'Uko duherekeza amatsinda';
export const gallery = 'Amafoto';
export const videoGallery = 'Videwo';
export const photoGallery = 'Amafoto';
export const documents = 'Inyandiko';
export const testimonials = 'Ubuhamya';
export const events = 'Ibikorwa';
export const contact = 'Twandikire';
export const blogs = 'Inkuru';
export const login = 'Injira';
/** On a phone only the first part of `donateNow` is shown. */
export const donate = 'Tanga';
export const donateRest = 'inkunga';
export const donateNow = `${donate} ${donateRest}`;
export const skipToContent = 'Jya ku birimo';
/** For staff who are signed in. */
export const forStaff = 'By’abakozi';
export const editThisPage = 'Hindura uru rupapuro';

// The footer
export const explore = 'Reba ibindi';
export const search = 'Shakisha';
export const ourWork = 'Ibyo dukora';
export const ourServices = 'Serivisi zacu';
export const mentorship = 'Guherekeza amatsinda';
export const privacyPolicy = 'Amabwiriza ku makuru bwite';
export const termsOfService = 'Amabwiriza yo gukoresha urubuga';
export const cookiePolicy = 'Amabwiriza kuri cookies';
export const writeToUs = 'Twandikire';
export const copyright = (year: number, name: string) => `Uburenganzira © ${year} ${name}`;
export const payingByMegabyte = 'Interineti irabahenda?';
export const useLessData = 'Koresha interineti nke';
export const usingLightVersion = 'Murakoresha uburyo bworoheje: amafoto mato, nta bindi biremereye.';
export const showFullVersion = 'Erekana byose';
export const languageSwitch = 'Ururimi';
export const socialMedia = 'Imbuga nkoranyambaga';

// The strip of announcements
export const announcements = 'Amatangazo';
export const loadingAnnouncements = 'Amatangazo arimo gufunguka...';
export const unableToLoadAnnouncements = 'Amatangazo ntiyashoboye gufunguka';
export const failedToFetchAnnouncements = 'Amatangazo ntiyashoboye gufunguka. Mwongere mugerageze.';
export const announcementsNotValid = 'Amakuru yabonetse ntashobora gukoreshwa';
export const readMore = 'Soma ibindi';
export const readAll = (count: number) => `Soma yose uko ari ${count}`;
export const showAnnouncement = (place: number, count: number) => `Erekana itangazo rya ${place} muri ${count}`;
export const previousAnnouncement = 'Itangazo ryabanje';
export const nextAnnouncement = 'Itangazo rikurikira';
export const pauseAnnouncements = 'Hagarika amatangazo';
export const resumeAnnouncements = 'Komeza amatangazo';
export const slogan =
  'Mufatanye natwe — Duteze imbere abaturage — Ubucuruzi buboneye — Mugire icyo muhindura — Duhindure ubuzima';
// The head
export const blogOf = (site: string) => `${site}: inkuru`;

// Over a text that nobody has translated
export const notTranslatedYet = 'Iyi nyandiko ntirasemurwa mu Kinyarwanda. Murasoma iy’umwimerere.';
