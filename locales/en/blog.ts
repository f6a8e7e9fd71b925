// web/site/blog/PostCard.tsx
export const uncategorized = 'Uncategorized';
export const readMore = 'Read More';

// web/site/blog/article/PostHead.tsx, BackToBlogs
export const backToBlogs = 'Back to Blogs';

// web/site/blog/article/PostFound.tsx
export const created = 'Created';
export const lastUpdated = 'Last Updated';
export const published = 'Published';
export const publishedOn = 'Published';
export const publishedInformation = 'Published Information';
export const tags = 'Tags';
export const featuredArticle = 'Featured Article';
export const editorsPick = 'Editor’s pick.';
export const aboutThisArticle = 'About this article';
export const shareArticle = 'Share Article';

// web/site/blog/article/PostHead.tsx
export const draft = 'Draft';
export const archived = 'Archived';
export const author = 'Author';
export const date = 'Date';
export const status = 'Status';

// web/site/blog/article/page.tsx, ReadOn
export const readOn = 'Read on';
export const allArticles = 'All articles';

// web/site/blog/article/page.tsx, TakePart
export const helpThisWorkContinue = 'Help this work continue';
export const giftsPayForTheWork =
  'Gifts pay for the work you have read about. The newsletter tells you about the results.';
export const donateNow = 'Donate Now';
export const subscribe = 'Subscribe';

// web/site/blog/article/missing-post.tsx
export const thisArticleDoesntExist = 'This article doesn’t exist or has been removed.';
export const blogNotFound = 'Blog Not Found';
export const seeAllArticles = 'See all articles';

// web/site/blog/article/page.tsx
export const tryAgain = 'Try Again';
export const weCouldntLoadThisArticle = 'Something went wrong on our side. Please try again in a moment.';
export const blogs = 'Blogs';
export const blog = 'Blog';

// web/site/blog/byline.ts
export const anonymous = 'Anonymous';

// web/site/blog/list/PostBrowser.island.tsx, Categories
export const categories = 'Categories';

// web/site/blog/list/ChosenPosts.tsx, Chosen
export const showAllCategories = 'show all categories';
export const showAllTags = 'show all tags';
export const clearTheSearch = 'clear the search';
export const searchedFor = (search: string) => `“${search}”`;
export const filterLink = (filter: string, action: string) => `${filter}: ${action}`;
export const filters = 'Filters';

// web/site/blog/list/PostBrowser.island.tsx, PopularTags
export const popularTags = 'Popular Tags';

// web/site/blog/list/PostBrowser.island.tsx
export const articles = 'Articles';

// web/site/blog/list/PostPart.tsx
export const readArticle = 'Read article';
export const tryFewerOrDifferentWords = 'Try fewer or different words, or see all articles.';
export const showAllArticles = 'Show all articles';
export const weHaveNotPublishedAny = 'We have not published any articles yet. Please come back soon.';
export const showingArticles = (from: number, to: number, count: number) =>
  count === 1 ? '1 article' : `Showing ${from}-${to} of ${count} articles`;
export const pagesOfArticles = 'Pages of articles';

// web/site/blog/list/RecentPosts.tsx
export const recentPosts = 'Recent Posts';

// web/site/blog/list/PostBrowser.island.tsx, SearchBox
export const searchEverything = 'Search everything';
export const searchTheBlog = 'Search the blog';
export const search = 'Search';

// web/site/blog/list/page.tsx
export const stayUpdated = 'Stay Updated';
export const occasionalNewsAboutTheGroups = 'Occasional news about the groups and upcoming events, by e-mail.';
export const ourBlog = 'Our Blog';
export const whatTheGroupsLearnTry = 'What the groups learn, try and change, so that the next group can build on it.';
export const whatTheSavingsGroups = (name: string) =>
  `What the savings groups of ${name} learn, try and change: articles on saving, training, agriculture and fair trade.`;

// web/site/blog/preview/page.tsx
export const thisIsAPreviewIt = 'This is a preview. It is not saved yet.';
export const thisIsAPrivatePreview = 'This is a private preview. It shows the article as it is saved now.';
export const anArticleThatIsNot = 'An article that is not public yet.';

// Several files in web/site/blog/
export const loadingBlogs = 'Loading blogs...';
export const oopsSomethingWentWrongWhile = 'Oops something went wrong while Loading Blogs';
export const anErrorOccurredWhileFetching = 'An error occurred while fetching data';
export const errorFetchingBlogs = 'Error fetching Blogs.';
export const noBlogsFound = 'No blogs found';
export const failedToFetchBlog = 'Failed to fetch blog';
