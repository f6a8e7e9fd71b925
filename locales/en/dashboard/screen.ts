// A screen that cannot be shown
export const screenFailed = 'This screen could not be shown';
export const screenFailedHint =
  'Something went wrong. What you typed is saved on this device. Reloading the page usually helps.';
export const tryAgain = 'Try again';
export const noPermission = 'Your account does not have permission to open this screen.';
export const whoCanGivePermission = (people: string) => `These people can give you permission: ${people}.`;
export const askForPermission = 'Ask an administrator of your organisation for it.';

// An account that may do nothing
export const noRole = 'Your account has no role yet';
export const noPermissionAtAll = 'You are signed in, but your account does not have permission to do anything here.';
export const whoCanGiveRole = (people: string) => `Those who can give you a role: ${people}.`;
export const askForRole = 'Ask an administrator of your organisation to give you a role.';
export const lookAgain = 'Check again';
export const myProfile = 'My Profile';
export const signOut = 'Sign Out';

// An address without a screen
export const pageNotFound = 'Page Not Found';
export const pageNotFoundHint = 'We can’t find this page. It may have moved, or the address may be mistyped.';
export const goHome = 'Go Home';
export const goToDashboard = 'Go to the dashboard';
export const goBack = 'Go Back';
export const help = 'Help';
export const contactUs = 'Contact us';
export const events = 'Events';
export const blogs = 'Blogs';
export const aboutUs = 'About us';

// On the way in
export const loadingAccount = 'Loading your account...';
export const accountNotLoaded = 'Failed to load your account';

// The way to the guide
export const howThisWorks = 'How this works';
export const opensInNewTab = '(opens in a new tab)';
