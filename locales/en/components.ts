// web/site/components/ActionLink.tsx

// web/site/components/Films.island.tsx
export const videoCannotBePlayed = (title: string) => `This video cannot be played here. Open it here: ${title}`;

// web/site/components/IconButton.tsx

// web/site/components/Modal.tsx
export const close = 'Close';

// web/site/components/Pagination.tsx
export const previous = 'Previous';
export const page = (number: number) => `Page ${number}`;
export const next = 'Next';
export const pageOf = (page: number, pages: number) => `Page ${page} of ${pages}`;

// web/site/components/Share.island.tsx
export const linkCopied = 'Link copied.';
export const theLinkIsSelectedCopy = 'The link is selected. Copy it now.';
export const link = 'Link';
export const copyLink = 'Copy link';

// web/site/components/TryAgain.tsx
export const tryAgain = 'Try Again';

// web/site/components/share-links.ts
export const table = (number: number) => `Table ${number}`;
