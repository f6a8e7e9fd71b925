// The list
export const blogPost = 'Article';
export const blogPosts = 'Articles';
export const blogsManagement = 'Articles';
export const subtitle = 'Articles publiés et brouillons.';
export const categories = 'Catégories';
export const newPost = 'Nouvel article';
export const searchByTitle = 'Rechercher un titre...';
export const reset = 'Effacer tous les filtres';
export const loadingBlogs = 'Chargement des articles...';
export const failedToLoad = 'Impossible de charger les articles. Réessayez plus tard.';
export const retry = 'Réessayer';
export const noPosts = 'Il n’y a aucun article';
export const noPostsHint =
  'Aucun n’a encore été écrit. Les articles que vous publiez apparaissent sur la page des articles du site.';
export const writeTheFirst = 'Écrire le premier article';
export const noMatch = 'Aucun article ne correspond à votre recherche et à vos filtres.';
export const total = (
  count: number,
  { first, last, page, pages }: { first: number; last: number; page: number; pages: number },
) => `Articles\u00a0: ${first} à ${last} sur ${count} (page ${page} sur ${pages})`;
export const title = 'Titre';
export const author = 'Auteur';
export const anonymous = 'Anonyme';
export const category = 'Catégorie';
export const allCategories = 'Toutes les catégories';
export const uncategorized = 'Sans catégorie';
/** By their values. Staff can filter by them whether or not there is such a category. */
export const fixedCategories = {
  Technology: 'Technologie',
  Marketing: 'Marketing',
  Design: 'Design',
  Business: 'Affaires',
  Tutorials: 'Tutoriels',
};
export const status = 'État';
export const allStatus = 'Tous les états';
export const scheduled = 'Programmé';
export const featured = 'À la une';
export const allPosts = 'Tous les articles';
export const featuredOnly = 'À la une seulement';
export const notFeaturedOnly = 'Pas à la une';
export const published = 'Publié le';
export const notPublished = 'Non publié';
export const createdAt = 'Créé le';
export const viewDetailsOf = (title: string) => `Voir les détails\u00a0: ${title}`;
export const view = 'Voir';
export const moreFor = (title: string) => `Plus d’actions pour ${title}`;
export const edit = 'Modifier';
export const deleteWord = 'Supprimer';

// The details
export const blogDetails = 'Détails de l’article';
export const editPost = 'Modifier l’article';
export const views = 'Vues';
export const likes = 'J’aime';
export const comments = 'Commentaires';
export const daysActive = 'Jours d’existence';
export const excerpt = 'Extrait';
export const noExcerpt = 'Pas d’extrait.';
export const content = 'Contenu';
export const noContent = 'Pas de contenu.';
export const loadingPost = 'Chargement de l’article...';
export const timeline = 'Chronologie';
export const created = 'Créé le';
export const lastUpdated = 'Dernière modification';

// The private link
export const privateLink = 'Lien privé';
export const privateLinkHint =
  'Toute personne qui a le lien peut lire l’article sans compte, même avant sa publication. Le lien montre toujours la dernière version enregistrée.';
export const linksEnded = 'Tous les liens privés vers cet article ont été désactivés.';
export const address = 'Adresse';
/** `clock` is "heure de Kigali". */
export const linkEnds = (moment: string, clock: string) =>
  `Toute personne qui a le lien peut lire l’article, y compris les changements à venir, jusqu’au ${moment}, ${clock}. Il cesse de fonctionner plus tôt si vous le désactivez ou si vous perdez votre accès.`;
export const createLink = 'Créer un lien privé';
export const endLinks = 'Désactiver tous les liens privés';

// The form
export const blogManagement = 'Articles';
export const newPostSubtitle = 'Écrivez un nouvel article.';
export const editPostSubtitle = 'Modifiez l’article.';
export const viewOnSite = 'Voir sur le site';
export const postFailed = 'Impossible de charger l’article.';
export const post = 'Article';
export const slugHintOfPublished =
  'La fin de l’adresse web de l’article. Elle reste la même quand vous changez le titre. Si vous la changez, les anciens liens mènent encore à l’article. Minuscules, chiffres et traits d’union seulement.';
export const publishing = 'Publication';
export const mayNotPublish = 'Vous n’avez pas l’autorisation de publier un article ni de le retirer du site.';
/** `clock` is "heure de Kigali". */
export const publishedDateHint = (clock: string) =>
  `À l’${clock}. Laissez vide pour publier maintenant\u00a0; une date à venir programme l’article.`;
export const categoriesFailed = 'Impossible de charger les catégories';
export const categoriesFailedHint =
  'Les catégories n’ont pas pu être chargées. Vous pouvez quand même enregistrer l’article.';
export const savePost = 'Enregistrer l’article';
export const saving = 'Enregistrement...';
export const updatingFailed = 'L’article n’a pas pu être enregistré.';
export const creatingFailed = 'L’article n’a pas pu être créé.';
export const updated = 'Article modifié.';
export const postCreated = 'Article créé.';
