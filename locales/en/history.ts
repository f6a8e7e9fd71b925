// web/site/history/page.tsx
export const timeline = 'Timeline';
export const thereAreNoEntriesYet = 'There are no entries yet.';
export const ourHistory = 'Our History';
export const ourStorySoFarFrom = 'Our story so far, from the year we began.';
export const failedToLoadOurHistory = 'Failed to load our history';
export const howWeBegan = (name: string, founded: number) =>
  `How ${name} began, and what has happened since ${founded}, step by step.`;
