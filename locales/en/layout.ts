// The menu
export const menu = 'Menu';
export const mainMenu = 'Main';
export const home = 'Home';
export const aboutUs = 'About Us';
export const ourMission = 'Our Mission';
export const ourVision = 'Our Vision';
export const ourHistory = 'Our History';
export const ourTeam = 'Our Team';
export const mentorshipStructure = 'Mentorship Structure';
export const gallery = 'Gallery';
export const videoGallery = 'Video Gallery';
export const photoGallery = 'Photo Gallery';
export const documents = 'Documents';
export const testimonials = 'Testimonials';
export const events = 'Events';
export const contact = 'Contact';
export const blogs = 'Blogs';
export const login = 'Login';
/** On a phone only the first part of `donateNow` is shown. */
export const donate = 'Donate';
export const donateRest = 'Now';
export const donateNow = `${donate} ${donateRest}`;
export const skipToContent = 'Skip to content';
/** For staff who are signed in. */
export const forStaff = 'For staff';
export const editThisPage = 'Edit this page';

// The footer
export const explore = 'Explore';
export const search = 'Search';
export const ourWork = 'Our work';
export const ourServices = 'Our Services';
export const mentorship = 'Mentorship';
export const privacyPolicy = 'Privacy Policy';
export const termsOfService = 'Terms of Service';
export const cookiePolicy = 'Cookie Policy';
export const writeToUs = 'Write to us';
export const copyright = (year: number, name: string) => `Copyright © ${year} ${name}`;
export const payingByMegabyte = 'Paying by the megabyte?';
export const useLessData = 'Use less data';
export const usingLightVersion = 'You are using the light version: small pictures, no scripts.';
export const showFullVersion = 'Show the full version';
export const languageSwitch = 'Language';
export const socialMedia = 'Social media';

// The strip of announcements
export const announcements = 'Announcements';
export const loadingAnnouncements = 'Loading announcements...';
export const unableToLoadAnnouncements = 'Unable to load announcements';
export const failedToFetchAnnouncements = 'Failed to fetch announcements. Please try again.';
export const announcementsNotValid = 'Fetched data is not valid';
export const readMore = 'Read more';
export const readAll = (count: number) => `Read all ${count}`;
export const showAnnouncement = (place: number, count: number) => `Show announcement ${place} of ${count}`;
export const previousAnnouncement = 'Previous announcement';
export const nextAnnouncement = 'Next announcement';
export const pauseAnnouncements = 'Pause announcements';
export const resumeAnnouncements = 'Resume announcements';
export const slogan =
  'Join our mission — Empower communities — Fair trade products — Make a difference — Transform lives';
// The head
export const blogOf = (site: string) => `${site}: blog`;

// Over a text that nobody has translated
export const notTranslatedYet = 'This text has not been translated yet. You are reading the original.';
