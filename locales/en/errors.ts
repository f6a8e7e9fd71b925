// web/site/error-page/ErrorPage.tsx
export const thisPageCannotBeShown = 'This page cannot be shown now';
export const somethingWentWrongOnOur = 'Something went wrong on our side. Please try again in a few minutes.';
export const goHome = 'Go Home';

// web/site/not-found/GoBack.tsx
export const goBack = 'Go Back';

// web/site/not-found/NotFoundPage.tsx
export const writeToUs = 'Write to us';
export const seeOurEvents = 'See our events';
export const readOurBlog = 'Read our blog';
export const getToKnowUs = 'Get to know us';
export const searchTheSite = 'Search the site';
export const pageNotFound = 'Page Not Found';
export const weCantFindThisPage = 'We can’t find this page. It may have moved, or the address may be mistyped.';
export const pageIsGone = 'This Page Is Gone';
export const weTookItAway = 'We have taken away what was at this address. The pages below may help.';
export const youMayBeLooking = 'You may be looking for';

// web/site/offline/page.tsx
export const youAreOffline = 'You are offline';
export const yourPhoneHasNoConnection =
  'You have no internet connection at the moment. You can still open pages you have read before.';
export const ifYouSentAMessage =
  'If you sent a message from a form, it is saved and will be sent when you are back online.';
export const tryTheHomePage = 'Try the home page';
export const offline = 'Offline';
export const thereIsNoConnection = 'There is no internet connection at the moment.';
export const doesNotExist = 'This page does not exist.';
export const ourFault = 'Something went wrong on our side.';
