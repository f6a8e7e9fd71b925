// web/site/search/page.tsx
export const search = 'Shakisha';
export const searchTheSite = 'Shakisha ku rubuga';
export const searchHint = 'Inkuru, ibikorwa, impapuro, inyandiko n’abantu. Ijambo rimwe cyangwa abiri arahagije.';
export const results = 'Ibyabonetse';
export const resultsFor = (typed: string) => `Ibyabonetse kuri «${typed}»`;
export const showingResults = (from: number, to: number, count: number) =>
  count === 1 ? 'Habonetse 1' : `Ibyabonetse: ${from}-${to} muri ${count}`;
export const pagesOfResults = 'Impapuro z’ibyabonetse';
export const nothingFound = 'Nta cyabonetse';
export const tryFewerWords = 'Mugerageze amagambo make.';
export const checkTheSpelling = 'Murebe niba amagambo yanditse neza.';
export const tryOtherWords = 'Mugerageze andi magambo avuga kimwe.';
export const searchFailed = 'Gushakisha ntibikora ubu. Mwongere mugerageze mu kanya.';
export const lookHere = 'Cyangwa murebe hano';
export const articles = 'Inkuru';
export const events = 'Ibikorwa';
export const documents = 'Inyandiko';
export const writeToUs = 'Twandikire';

// web/site/search/Result.tsx
export const kinds = {
  posts: 'Inkuru',
  events: 'Igikorwa',
  pages: 'Urupapuro',
  site_pages: 'Urupapuro',
  mission: 'Urupapuro',
  vision: 'Urupapuro',
  about: 'Urupapuro',
  contact: 'Urupapuro',
  announcements: 'Itangazo',
  gallery: 'Amafoto',
  documents: 'Inyandiko',
  team: 'Abo dukorana',
  testimonials: 'Ubuhamya',
  timeline: 'Amateka',
  projects: 'Umushinga',
};
export const firstResults = 'Reba ibyabonetse bya mbere';
