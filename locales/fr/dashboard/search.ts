export const search = 'Recherche';
export const searchByKey = 'Rechercher (Ctrl+K)';
export const searchEverything = 'Rechercher partout';
export const searchLabel = 'Rechercher des contenus et des écrans';
export const searchHint = 'Un nom, un titre, un écran';
export const writeMore = 'Saisissez au moins deux caractères.';
export const searching = 'Recherche...';
export const nothingFound =
  'Aucun résultat accessible avec votre compte. Essayez un autre mot, ou cherchez dans le menu.';
export const lookInTheGuide = 'Chercher dans le guide';
export const found = (count: number) => (count < 2 ? `${count} résultat` : `${count} résultats`);
export const translateInto = (title: string, language: string) => `Traduire ${title} en ${language}`;

/** What a result is. */
export const nouns = {
  posts: 'Article',
  events: 'Événement',
  gallery: 'Élément de la galerie',
  newsletter: 'Lettre d’information',
  pages: 'Page',
  ads: 'Publicité',
  users: 'Utilisateur',
  roles: 'Rôle',
  donations: 'Intention de don',
  contacts: 'Message reçu',
  form_answers: 'Réponse à un formulaire',
  subscribers: 'Abonné',
  media: 'Fichier',
  registrations: 'Inscription',
  screen: 'Écran',
};
