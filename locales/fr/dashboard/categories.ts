// One kind of categories: those of the blog, or of the gallery
export const blog = {
  title: 'Catégories d’articles',
  subtitle: 'Les catégories des articles.',
  many: 'Catégories',
  none: 'Pas encore de catégories',
  noneHint: 'Ajoutez la première dans le formulaire\u00a0: un article se trouve ensuite par sa catégorie.',
  add: 'Ajouter une catégorie',
  edit: 'Modifier la catégorie',
  saveFailed: 'La catégorie n’a pas pu être enregistrée. Réessayez.',
  created: (name: string) => `Catégorie «\u00a0${name}\u00a0» créée.`,
  updated: (name: string) => `Catégorie «\u00a0${name}\u00a0» modifiée.`,
};
export const gallery = {
  title: 'Catégories de la galerie',
  subtitle: 'Les catégories des photos et des vidéos de la galerie.',
  many: 'Catégories de la galerie',
  none: 'Pas encore de catégories de la galerie',
  noneHint:
    'Ajoutez la première dans le formulaire\u00a0: les visiteurs choisissent ensuite ce qu’ils voient dans la galerie.',
  add: 'Ajouter une catégorie de la galerie',
  edit: 'Modifier la catégorie de la galerie',
  saveFailed: 'La catégorie de la galerie n’a pas pu être enregistrée. Réessayez.',
  created: (name: string) => `Catégorie de la galerie «\u00a0${name}\u00a0» créée.`,
  updated: (name: string) => `Catégorie de la galerie «\u00a0${name}\u00a0» modifiée.`,
};
/** Said beside the heading, where the toast names the category. */
export const blogCategoryCreated = 'Catégorie créée.';
export const blogCategoryUpdated = 'Catégorie modifiée.';

// The form
export const saveCategory = 'Enregistrer la catégorie';
export const updateCategory = 'Enregistrer la catégorie';
export const saving = 'Enregistrement...';

// The list
export const inUse = 'Utilisées';
export const searchCategories = 'Rechercher une catégorie...';
export const loadingCategories = 'Chargement des catégories...';
export const failedToFetch = 'Impossible de charger les catégories. Réessayez.';
export const errorFetching = 'Impossible de charger les catégories';
export const dataNotValid = 'Les données reçues ne sont pas valides';
export const tryAgain = 'Réessayer';
export const trashIsEmpty = 'La corbeille est vide';
export const noMatch = 'Aucune catégorie ne correspond à votre recherche';
export const clearTheSearch = 'Effacer la recherche';
export const total = (count: number) => `Catégories\u00a0: ${count}`;
export const slugIs = (slug: string) => `Nom court\u00a0: ${slug}`;
/** The moment follows, and `by` if the person is known. */
export const deletedAt = 'Supprimée le';
export const by = (person: string) => `par ${person}`;
export const edit = 'Modifier';
export const editOne = (name: string) => `Modifier ${name}`;
