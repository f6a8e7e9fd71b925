// web/site/blog/PostCard.tsx
export const uncategorized = 'Nta cyiciro';
export const readMore = 'Soma ibindi';

// web/site/blog/article/PostHead.tsx, BackToBlogs
export const backToBlogs = 'Subira ku nkuru';

// web/site/blog/article/PostFound.tsx
export const created = 'Yanditswe';
export const lastUpdated = 'Iheruka guhindurwa';
export const published = 'Yatangajwe';
export const publishedOn = 'Yatangajwe';
export const publishedInformation = 'Ibyerekeye itangazwa';
export const tags = 'Ingingo';
export const featuredArticle = 'Inkuru yatoranyijwe';
export const editorsPick = 'Yatoranyijwe n’ubwanditsi.';
export const aboutThisArticle = 'Iby’iyi nkuru';
export const shareArticle = 'Sangiza abandi';

// web/site/blog/article/PostHead.tsx
export const draft = 'Ntiratangazwa';
export const archived = 'Yavanywe ku rubuga';
export const author = 'Umwanditsi';
export const date = 'Itariki';
export const status = 'Uko ihagaze';

// web/site/blog/article/page.tsx, ReadOn
export const readOn = 'Mukomeze musome';
export const allArticles = 'Inkuru zose';

// web/site/blog/article/page.tsx, TakePart
export const helpThisWorkContinue = 'Mudufashe gukomeza';
export const giftsPayForTheWork =
  'Inkunga ni zo zishyura ibikorwa mumaze gusoma. Akanyamakuru kacu kababwira icyo byagezeho.';
export const donateNow = 'Tanga inkunga';
export const subscribe = 'Mwiyandikishe';

// web/site/blog/article/missing-post.tsx
export const thisArticleDoesntExist = 'Iyi nkuru ntibaho cyangwa yakuweho.';
export const blogNotFound = 'Inkuru ntiyabonetse';
export const seeAllArticles = 'Reba inkuru zose';

// web/site/blog/article/page.tsx
export const tryAgain = 'Mwongere mugerageze';
export const weCouldntLoadThisArticle = 'Iyi nkuru ntiyashoboye gufunguka. Mwongere mugerageze mu kanya.';
export const blogs = 'Inkuru';
export const blog = 'Inkuru';

// web/site/blog/byline.ts
export const anonymous = 'Utazwi';

// web/site/blog/list/PostBrowser.island.tsx, Categories
export const categories = 'Ibyiciro';

// web/site/blog/list/ChosenPosts.tsx, Chosen
export const showAllCategories = 'erekana ibyiciro byose';
export const showAllTags = 'erekana ingingo zose';
export const clearTheSearch = 'kuraho ibyo mwashakishije';
export const searchedFor = (search: string) => `«${search}»`;
export const filterLink = (filter: string, action: string) => `${filter}: ${action}`;
export const filters = 'Ibyo mwahisemo';

// web/site/blog/list/PostBrowser.island.tsx, PopularTags
export const popularTags = 'Ingingo zikunzwe';

// web/site/blog/list/PostBrowser.island.tsx
export const articles = 'Inkuru';

// web/site/blog/list/PostPart.tsx
export const readArticle = 'Soma inkuru';
export const tryFewerOrDifferentWords = 'Mugerageze amagambo make cyangwa andi magambo, cyangwa murebe inkuru zose.';
export const showAllArticles = 'Erekana inkuru zose';
export const weHaveNotPublishedAny = 'Nta nkuru turatangaza. Muzagaruke vuba.';
export const showingArticles = (from: number, to: number, count: number) =>
  count === 1 ? 'Inkuru 1' : `Murareba inkuru ${from}-${to} muri ${count}`;
export const pagesOfArticles = 'Impapuro z’inkuru';

// web/site/blog/list/RecentPosts.tsx
export const recentPosts = 'Inkuru ziheruka';

// web/site/blog/list/PostBrowser.island.tsx, SearchBox
export const searchEverything = 'Shakisha ku rubuga rwose';
export const searchTheBlog = 'Shakisha mu nkuru';
export const search = 'Shakisha';

// web/site/blog/list/page.tsx
export const stayUpdated = 'Mumenye amakuru mashya';
export const occasionalNewsAboutTheGroups =
  'Rimwe na rimwe tuboherereza kuri imeyili amakuru y’amatsinda n’ibikorwa biri imbere.';
export const ourBlog = 'Inkuru zacu';
export const whatTheGroupsLearnTry =
  'Ibyo amatsinda yiga, agerageza n’ibyo ahindura, kugira ngo irikurikiyeho ribyubakireho.';
export const whatTheSavingsGroups = (name: string) =>
  `Ibyo amatsinda yo kwizigamira ya ${name} yiga, agerageza n’ibyo ahindura: inkuru ku kwizigamira, amahugurwa, ubuhinzi n’ubucuruzi buboneye.`;

// web/site/blog/preview/page.tsx
export const thisIsAPreviewIt = 'Uku ni ko inkuru izagaragara. Ntirabikwa.';
export const thisIsAPrivatePreview =
  'Uru rupapuro rubonwa n’ufite aderesi yarwo yihariye. Inkuru igaragara uko ibitse ubu.';
export const anArticleThatIsNot = 'Inkuru itaratangazwa.';

// Several files in web/site/blog/
export const loadingBlogs = 'Inkuru zirimo gufunguka...';
export const oopsSomethingWentWrongWhile = 'Habaye ikibazo mu gufungura inkuru';
export const anErrorOccurredWhileFetching = 'Habaye ikibazo mu gufungura amakuru';
export const errorFetchingBlogs = 'Inkuru ntizashoboye gufunguka.';
export const noBlogsFound = 'Nta nkuru zabonetse';
export const failedToFetchBlog = 'Inkuru ntiyashoboye gufunguka';
