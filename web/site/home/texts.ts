/** The specification's sentences that more than one part of the home page says. */
export const homeTexts = {
  contentFailed: 'Failed to load content',
  eventsLoading: 'Loading events...',
  eventsFailed: 'Failed to load events',
  noEvents: 'No events available at the moment.',
  postsLoading: 'Loading blogs...',
  postsFailed: 'Failed to load blogs',
  noPosts: 'No blogs available at the moment.',
  notAList: 'Invalid response format: expected an array',
} as const;
