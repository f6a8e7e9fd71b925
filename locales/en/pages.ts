// web/site/plain-pages/page.tsx
export const page = 'Page';
export const failedToLoadThisPage = 'Failed to load this page';
