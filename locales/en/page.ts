// web/site/site-pages/SitePageText.tsx
export const failedToLoadThisText = 'Failed to load this text';
export const lastUpdatedOn = 'Last updated on';

// web/site/site-pages/page.tsx
export const privacyPolicy = 'Privacy Policy';
export const termsOfService = 'Terms of Service';
export const cookiePolicy = 'Cookie Policy';
export const policies = 'Policies';
export const whatWeStoreWhenYou = 'What we store when you contact us, why, for how long, and your rights.';
export const whatYouCanExpectFrom = 'What you can expect from this website, and what we expect from you.';
export const whatThisWebsiteStores = 'What this website stores in your browser, and what it does not.';
