/** The specification's sentences about the blog that more than one part says. */
export const blogTexts = {
  loading: 'Loading blogs...',
  listFailed: 'Oops something went wrong while Loading Blogs',
  /** Used if the server sends no message. */
  listMessage: 'An error occurred while fetching data',
  besideFailed: 'Error fetching Blogs.',
  noneFound: 'No blogs found',
  articleFailed: 'Failed to fetch blog',
} as const;
