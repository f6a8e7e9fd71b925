// The list
export const blogPost = 'Blog post';
export const blogPosts = 'Blog posts';
export const blogsManagement = 'Blogs management';
export const subtitle = 'Published posts and drafts.';
export const categories = 'Categories';
export const newPost = 'New Post';
export const searchByTitle = 'Search by title';
export const reset = 'Reset';
export const loadingBlogs = 'Loading blogs...';
export const failedToLoad = 'Failed to load blogs. Please try again later.';
export const retry = 'Retry';
export const noPosts = 'No blog posts found matching your criteria.';
export const noPostsHint = 'None have been written yet. Posts that you publish appear on the blog page of the site.';
export const writeTheFirst = 'Write the first post';
export const noMatch = 'No blog posts found matching your criteria.';
export const total = (
  count: number,
  { first, last, page, pages }: { first: number; last: number; page: number; pages: number },
) => `Showing ${first} to ${last} of ${count} ${count === 1 ? 'blog post' : 'blog posts'} · Page ${page} of ${pages}`;
export const title = 'Title';
export const author = 'Author';
export const anonymous = 'Anonymous';
export const category = 'Category';
export const allCategories = 'All Categories';
export const uncategorized = 'Uncategorized';
/** By their values. Staff can filter by them whether or not there is such a category. */
export const fixedCategories = {
  Technology: 'Technology',
  Marketing: 'Marketing',
  Design: 'Design',
  Business: 'Business',
  Tutorials: 'Tutorials',
};
export const status = 'Status';
export const allStatus = 'All Status';
export const scheduled = 'Scheduled';
export const featured = 'Featured';
export const allPosts = 'All posts';
export const featuredOnly = 'Featured only';
export const notFeaturedOnly = 'Non-featured only';
export const published = 'Published';
export const notPublished = 'Not published';
export const createdAt = 'Created At';
export const viewDetailsOf = (title: string) => `View details of ${title}`;
export const view = 'View';
export const moreFor = (title: string) => `More for ${title}`;
export const edit = 'Edit';
export const deleteWord = 'Delete';

// The details
export const blogDetails = 'Blog Details';
export const editPost = 'Edit Post';
export const views = 'Views';
export const likes = 'Likes';
export const comments = 'Comments';
export const daysActive = 'Days Active';
export const excerpt = 'Excerpt';
export const noExcerpt = 'No excerpt available.';
export const content = 'Content';
export const noContent = 'No content available.';
export const loadingPost = 'Loading the post...';
export const timeline = 'Timeline';
export const created = 'Created';
export const lastUpdated = 'Last Updated';

// The private link
export const privateLink = 'Private link';
export const privateLinkHint =
  'Anyone with the link can read the post without an account, even before it is published. The link always shows the latest saved version.';
export const linksEnded = 'All private links to this post have been ended.';
export const address = 'Address';
/** `clock` is "Kigali time". */
export const linkEnds = (moment: string, clock: string) =>
  `Anyone with the link can read the post, including later changes, until ${moment}, ${clock}. It ends earlier if you end it or lose your access.`;
export const createLink = 'Create a private link';
export const endLinks = 'End all private links';

// The form
export const blogManagement = 'Blog Management';
export const newPostSubtitle = 'Write a new post for the blog.';
export const editPostSubtitle = 'Change the post.';
export const viewOnSite = 'View on site';
export const postFailed = 'Error fetching Blogs.';
export const post = 'Post';
export const slugHintOfPublished =
  'The end of its web address. It stays when you change the title. If you change it, old links still lead to the post. Only lowercase letters, numbers and hyphens.';
export const publishing = 'Publishing';
export const mayNotPublish = 'You do not have permission to publish or unpublish.';
/** `clock` is "Kigali time". */
export const publishedDateHint = (clock: string) =>
  `${clock}. Leave empty to publish now; a future time schedules the post.`;
export const categoriesFailed = 'Error fetching categories';
export const categoriesFailedHint = 'Failed to load the categories. You can still save the post.';
export const savePost = 'Save Post';
export const saving = 'Saving...';
export const updatingFailed = 'Error updating blog post';
export const creatingFailed = 'Error creating blog post';
export const updated = 'Blog post updated successfully!';
export const postCreated = 'Blog post created successfully!';
