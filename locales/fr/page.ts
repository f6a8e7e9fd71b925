// web/site/site-pages/SitePageText.tsx
export const failedToLoadThisText = 'Ce texte n’a pas pu être chargé';
export const lastUpdatedOn = 'Dernière mise à jour le';

// web/site/site-pages/page.tsx
export const privacyPolicy = 'Politique de confidentialité';
export const termsOfService = 'Conditions d’utilisation';
export const cookiePolicy = 'Politique des cookies';
export const policies = 'Règles';
export const whatWeStoreWhenYou =
  'Ce que nous conservons quand vous nous contactez, pourquoi, combien de temps, et vos droits.';
export const whatYouCanExpectFrom = 'Ce que vous pouvez attendre de ce site, et ce que nous attendons de vous.';
export const whatThisWebsiteStores = 'Ce que ce site conserve dans votre navigateur, et ce qu’il ne conserve pas.';
