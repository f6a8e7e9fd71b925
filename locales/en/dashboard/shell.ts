export const program = 'Intambwe';
export const programVersion = (version: string) => `Intambwe ${version}`;
export const skipToContent = 'Skip to the content';
export const darkMode = 'Dark mode';
export const wideMenu = 'Wide menu';
export const openMenu = 'Open the menu';
export const closeMenu = 'Close the menu';

// The menu
export const menu = 'Menu';
/** Follows a number of records, for screen readers. */
export const waiting = 'waiting';
export const dashboard = 'Dashboard';
export const roleManagement = 'Role Management';
export const userManagement = 'User Management';
export const adsManagement = 'Ads management';
export const blogsManagement = 'Blogs management';
export const eventsManagement = 'Events management';
export const announcements = 'Announcements';
export const galleryAndVideo = 'Gallery And Video';
export const donation = 'Donation';
export const pledges = 'Pledges';
export const payments = 'Payments';
export const givers = 'Givers';
export const receipts = 'Receipts';
export const givingReport = 'Giving report';
export const contactMessages = 'Contact Messages';
export const newsletter = 'Newsletter';
export const personalData = 'Personal data';
export const auditLog = 'Audit log';
export const website = 'Website';
export const siteSettings = 'Site settings';
export const pages = 'Pages';
export const servicesAndPolicies = 'Services and policies';
export const translations = 'Translations';
export const mediaLibrary = 'Media library';

// The menu of the person
export const staff = 'Staff';
export const myProfile = 'My Profile';
export const signOut = 'Sign Out';
