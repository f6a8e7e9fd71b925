/** The specification's sentences about events that more than one part says. */
export const eventTexts = {
  loading: 'Loading events...',
  listFailed: 'Oops something went wrong while Loading Events',
  /** Used if the server sends no message. */
  listMessage: 'Failed to fetch events',
  upcomingFailed: 'Failed to load events',
  noEvents: 'No events available at the moment.',
  noneFound: 'No Events Found',
  checkBack: 'Check back later for upcoming events',
  detailsFailed: 'Failed to load event details.',
} as const;
