import { de } from './elision.ts';

// web/site/blog/PostCard.tsx
export const uncategorized = 'Sans catégorie';
export const readMore = 'Lire la suite';

// web/site/blog/article/PostHead.tsx, BackToBlogs
export const backToBlogs = 'Retour aux articles';

// web/site/blog/article/PostFound.tsx
export const created = 'Créé le';
export const lastUpdated = 'Mis à jour le';
/** Its status. */
export const published = 'Publié';
/** Before the day. */
export const publishedOn = 'Publié le';
export const publishedInformation = 'Dates de publication';
export const tags = 'Mots-clés';
export const featuredArticle = 'Article à la une';
export const editorsPick = 'Choix de la rédaction.';
export const aboutThisArticle = 'À propos de cet article';
export const shareArticle = 'Partager l’article';

// web/site/blog/article/PostHead.tsx
export const draft = 'Brouillon';
export const archived = 'Archivé';
export const author = 'Auteur';
export const date = 'Date';
export const status = 'État';

// web/site/blog/article/page.tsx, ReadOn
export const readOn = 'À lire aussi';
export const allArticles = 'Tous les articles';

// web/site/blog/article/page.tsx, TakePart
export const helpThisWorkContinue = 'Aidez-nous à continuer';
export const giftsPayForTheWork =
  'Les dons financent notre travail. La lettre d’information vous en donne les résultats.';
export const donateNow = 'Faire un don';
export const subscribe = 'S’abonner';

// web/site/blog/article/missing-post.tsx
export const thisArticleDoesntExist = 'Cet article n’existe pas ou a été retiré.';
export const blogNotFound = 'Article introuvable';
export const seeAllArticles = 'Voir tous les articles';

// web/site/blog/article/page.tsx
export const tryAgain = 'Réessayer';
export const weCouldntLoadThisArticle = 'Cet article n’a pas pu être chargé. Veuillez réessayer dans un instant.';
export const blogs = 'Articles';
export const blog = 'Article';

// web/site/blog/byline.ts
export const anonymous = 'Anonyme';

// web/site/blog/list/PostBrowser.island.tsx, Categories
export const categories = 'Catégories';

// web/site/blog/list/ChosenPosts.tsx, Chosen
export const showAllCategories = 'afficher toutes les catégories';
export const showAllTags = 'afficher tous les mots-clés';
export const clearTheSearch = 'effacer la recherche';
export const searchedFor = (search: string) => `«\u00a0${search}\u00a0»`;
export const filterLink = (filter: string, action: string) => `${filter}\u00a0: ${action}`;
export const filters = 'Filtres';

// web/site/blog/list/PostBrowser.island.tsx, PopularTags
export const popularTags = 'Mots-clés fréquents';

// web/site/blog/list/PostBrowser.island.tsx
export const articles = 'Articles';

// web/site/blog/list/PostPart.tsx
export const readArticle = 'Lire l’article';
export const tryFewerOrDifferentWords = 'Essayez moins de mots ou d’autres, ou voyez tous les articles.';
export const showAllArticles = 'Afficher tous les articles';
export const weHaveNotPublishedAny = 'Nous n’avons encore publié aucun article. Revenez bientôt.';
export const showingArticles = (from: number, to: number, count: number) =>
  count === 1 ? '1 article' : `Articles\u00a0: ${from} à ${to} sur ${count}`;
export const pagesOfArticles = 'Pages des articles';

// web/site/blog/list/RecentPosts.tsx
export const recentPosts = 'Articles récents';

// web/site/blog/list/PostBrowser.island.tsx, SearchBox
export const searchEverything = 'Rechercher sur tout le site';
export const searchTheBlog = 'Rechercher dans les articles';
export const search = 'Rechercher';

// web/site/blog/list/page.tsx
export const stayUpdated = 'Restez au courant';
export const occasionalNewsAboutTheGroups =
  'De temps en temps, des nouvelles des groupes et des événements à venir, par e-mail.';
export const ourBlog = 'Nos articles';
export const whatTheGroupsLearnTry =
  'Ce que les groupes apprennent, essaient et changent, pour que le suivant puisse s’en servir.';
export const whatTheSavingsGroups = (name: string) =>
  `Ce que les groupes d’épargne ${de(name)} apprennent, essaient et changent\u00a0: des articles sur l’épargne, la formation, l’agriculture et le commerce équitable.`;

// web/site/blog/preview/page.tsx
export const thisIsAPreviewIt = 'Ceci est un aperçu. Il n’est pas encore enregistré.';
export const thisIsAPrivatePreview =
  'Ceci est un aperçu privé. Il montre l’article tel qu’il est enregistré maintenant.';
export const anArticleThatIsNot = 'Un article qui n’est pas encore public.';

// Several files in web/site/blog/
export const loadingBlogs = 'Chargement des articles...';
export const oopsSomethingWentWrongWhile = 'Un problème est survenu pendant le chargement des articles';
export const anErrorOccurredWhileFetching = 'Une erreur est survenue pendant le chargement';
export const errorFetchingBlogs = 'Les articles n’ont pas pu être chargés.';
export const noBlogsFound = 'Aucun article trouvé';
export const failedToFetchBlog = 'L’article n’a pas pu être chargé';
