/** In the title of the window. */
export const documentTitle = (screen: string) => `${screen} — Intambwe`;
export const pageNotFound = 'Page Not Found';
export const loadingDashboard = 'Loading the dashboard...';

// Before the sign-in
export const signIn = 'Sign in';
export const forgotPassword = 'Forgot password';
export const setNewPassword = 'Set a new password';
export const acceptInvitation = 'Accept your invitation';
export const undoAddress = 'Undo the change of e-mail address';
export const signInWithLink = 'Sign in with a link';

// Behind it
export const dashboard = 'Dashboard';
export const roleManagement = 'Role Management';
export const addNewRole = 'Add New Role';
export const editRole = 'Edit Role';
export const userManagement = 'User Management';
export const userDetails = 'User Details';
export const createNewAdvertisement = 'Create New Advertisement';
export const editAd = 'Edit Ad';
export const blogsManagement = 'Blogs management';
export const blogManagement = 'Blog Management';
export const earlierVersions = 'Earlier versions';
export const manageEvents = 'Manage Events';
export const eventRegistrations = 'Event Registrations';
export const signInSheet = 'Sign-in sheet';
export const eventRegistration = 'Event Registration';
export const galleryManagement = 'Gallery Management';
export const addNewGalleryItem = 'Add New Gallery Item';
export const editGalleryItem = 'Edit Gallery Item';
export const donationsByStatus = 'Donations by status';
export const donationManagement = 'Donation Management';
export const pledges = 'Pledges';
export const enterAPledge = 'Enter a pledge';
export const payments = 'Payments';
export const givers = 'Givers';
export const giver = 'Giver';
export const receipts = 'Receipts';
export const givingReport = 'Giving report';
export const giftsToBeThankedFor = 'Thank-yous to send';
export const receiptsToIssue = 'Receipts to issue';
export const contactManagement = 'Contact Management';
export const calendar = 'Calendar';
export const newsletter = 'Newsletter';
export const personalData = 'Personal data';
export const auditLog = 'Audit log';
export const undo = 'Undo what an account did';
export const backups = 'Backups';
export const siteSettings = 'Site settings';
export const pages = 'Pages';
export const newPage = 'New page';
export const editPage = 'Edit page';
export const editThisPage = 'Edit this page';
export const redirects = 'Old addresses';
export const servicesAndPolicies = 'Services and policies';
export const translations = 'Translations';
export const translation = 'Translation';
export const mediaLibrary = 'Media library';
export const myProfile = 'My Profile';
export const guide = 'Guide';

// In the menu, where the title says something else
export const eventsManagement = 'Events management';
export const announcements = 'Announcements';
export const galleryAndVideo = 'Gallery And Video';
export const donation = 'Donation';
export const contactMessages = 'Contact Messages';
export const newForm = 'New form';
export const editForm = 'Edit form';
export const formAnswers = 'Answers to forms';
export const formAnswer = 'Answer';
export const mediaInMenu = 'Media library';

// In the search: screens whose title is also that of another
export const newNewsletter = 'New newsletter';
export const subscribers = 'Newsletter subscribers';
export const missedAddresses = 'Addresses not found';
export const deadLinks = 'Dead links';
export const standardPages = 'Standard pages';
export const newUser = 'New User';
export const newPost = 'New Post';
export const newEvent = 'New Event';
