// web/site/search/page.tsx
export const search = 'Rechercher';
export const searchTheSite = 'Rechercher sur le site';
export const searchHint = 'Articles, événements, pages, documents et personnes. Un ou deux mots suffisent.';
export const results = 'Résultats';
export const resultsFor = (typed: string) => `Résultats pour «\u00a0${typed}\u00a0»`;
export const showingResults = (from: number, to: number, count: number) =>
  count === 1 ? '1 résultat' : `Résultats\u00a0: ${from} à ${to} sur ${count}`;
export const pagesOfResults = 'Pages des résultats';
export const nothingFound = 'Aucun résultat';
export const tryFewerWords = 'Essayez avec moins de mots.';
export const checkTheSpelling = 'Vérifiez l’orthographe.';
export const tryOtherWords = 'Essayez d’autres mots pour la même chose.';
export const searchFailed = 'La recherche ne fonctionne pas pour le moment. Veuillez réessayer dans un instant.';
export const lookHere = 'Ou regardez ici';
export const articles = 'Articles';
export const events = 'Événements';
export const documents = 'Documents';
export const writeToUs = 'Écrivez-nous';

// web/site/search/Result.tsx
export const kinds = {
  posts: 'Article',
  events: 'Événement',
  pages: 'Page',
  site_pages: 'Page',
  mission: 'Page',
  vision: 'Page',
  about: 'Page',
  contact: 'Page',
  announcements: 'Annonce',
  gallery: 'Galerie',
  documents: 'Document',
  team: 'Équipe',
  testimonials: 'Témoignage',
  timeline: 'Histoire',
  projects: 'Projet',
};
export const firstResults = 'Voir les premiers résultats';
