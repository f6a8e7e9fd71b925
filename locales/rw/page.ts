// web/site/site-pages/SitePageText.tsx
export const failedToLoadThisText = 'Iyi nyandiko ntiyashoboye gufunguka';
export const lastUpdatedOn = 'Iheruka guhindurwa ku wa';

// web/site/site-pages/page.tsx
export const privacyPolicy = 'Amabwiriza ku makuru bwite';
export const termsOfService = 'Amabwiriza yo gukoresha urubuga';
export const cookiePolicy = 'Amabwiriza kuri cookies';
export const policies = 'Amabwiriza';
export const whatWeStoreWhenYou = 'Ibyo tubika iyo mutwandikiye, impamvu, igihe tubibika n’uburenganzira bwanyu.';
export const whatYouCanExpectFrom = 'Icyo mwakwitega kuri uru rubuga, n’icyo tubategerejeho.';
export const whatThisWebsiteStores = 'Ibyo uru rubuga rubika muri mushakisha yanyu, n’ibyo rutabika.';
