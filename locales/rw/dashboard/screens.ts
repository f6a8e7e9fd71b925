/** In the title of the window. */
export const documentTitle = (screen: string) => `${screen} — Intambwe`;
export const pageNotFound = 'Urupapuro ntirwabonetse';
export const loadingDashboard = 'Urubuga rw’abakozi rurimo gufunguka...';

// Before the sign-in
export const signIn = 'Injira';
export const forgotPassword = 'Nibagiwe ijambo ry’ibanga';
export const setNewPassword = 'Shyiraho ijambo ry’ibanga rishya';
export const acceptInvitation = 'Emera ubutumire';
export const undoAddress = 'Subizaho imeyili ya kera';
export const signInWithLink = 'Injira ukoresheje aderesi';

// Behind it
export const dashboard = 'Ahabanza';
export const roleManagement = 'Inshingano';
export const addNewRole = 'Ongeraho inshingano';
export const editRole = 'Hindura inshingano';
export const userManagement = 'Konti z’abakozi';
export const userDetails = 'Umwirondoro wa nyiri konti';
export const createNewAdvertisement = 'Kora icyamamazwa gishya';
export const editAd = 'Hindura icyamamazwa';
export const blogsManagement = 'Inkuru';
export const blogManagement = 'Inkuru';
export const earlierVersions = 'Uko byari bimeze mbere';
export const manageEvents = 'Ibikorwa';
export const eventRegistrations = 'Abiyandikishije ku gikorwa';
export const signInSheet = 'Urutonde rwo gusinyaho';
export const eventRegistration = 'Kwandika uzitabira igikorwa';
export const galleryManagement = 'Amafoto na videwo';
export const addNewGalleryItem = 'Ongeramo ifoto cyangwa videwo';
export const editGalleryItem = 'Hindura ifoto cyangwa videwo';
export const donationsByStatus = 'Abifuza gutanga inkunga, uko bahagaze';
export const donationManagement = 'Abifuza gutanga inkunga';
export const pledges = 'Inkunga zasezeranyijwe';
export const enterAPledge = 'Andika isezerano';
export const payments = 'Ubwishyu';
export const givers = 'Abaterankunga';
export const giver = 'Umuterankunga';
export const receipts = 'Inyemezabwishyu';
export const givingReport = 'Raporo y’inkunga';
export const giftsToBeThankedFor = 'Abo gushimira';
export const receiptsToIssue = 'Inyemezabwishyu zo gutanga';
export const contactManagement = 'Ubutumwa bw’abatwandikiye';
export const calendar = 'Kalendari';
export const newsletter = 'Akanyamakuru';
export const personalData = 'Amakuru bwite y’abantu';
export const auditLog = 'Ibyakozwe byose';
export const undo = 'Gusubiza inyuma ibyo konti yakoze';
export const backups = 'Kopi z’ingoboka';
export const siteSettings = 'Igenamiterere ry’urubuga';
export const pages = 'Impapuro';
export const newPage = 'Urupapuro rushya';
export const editPage = 'Hindura urupapuro';
export const editThisPage = 'Hindura uru rupapuro';
export const redirects = 'Aderesi za kera';
export const servicesAndPolicies = 'Serivisi n’amabwiriza';
export const translations = 'Inyandiko zisemuye';
export const translation = 'Inyandiko isemuye';
export const mediaLibrary = 'Ububiko bw’amafoto na dosiye';
export const myProfile = 'Umwirondoro wanjye';
export const guide = 'Imfashanyigisho';

// In the menu, where the title says something else
export const eventsManagement = 'Ibikorwa';
export const announcements = 'Amatangazo';
export const galleryAndVideo = 'Amafoto na videwo';
export const donation = 'Abifuza gufasha';
export const contactMessages = 'Ubutumwa';
export const newForm = 'Ongeraho ifishi';
export const editForm = 'Hindura ifishi';
export const formAnswers = 'Ibisubizo by’amafishi';
export const formAnswer = 'Igisubizo';
export const mediaInMenu = 'Amafoto na dosiye';

// In the search: screens whose title is also that of another
export const newNewsletter = 'Akanyamakuru gashya';
export const subscribers = 'Abiyandikishije ku kanyamakuru';
export const missedAddresses = 'Aderesi zitabonetse';
export const deadLinks = 'Ihuza ridakora';
export const standardPages = 'Impapuro z’urubuga';
export const newUser = 'Konti nshya';
export const newPost = 'Inkuru nshya';
export const newEvent = 'Igikorwa gishya';
