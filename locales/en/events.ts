// web/site/events/EventCard.tsx
export const readMore = 'Read More';

// web/site/events/details/EventFound.tsx
/** The specification's word, and what it means. */
export const offlineInPerson = 'Offline (in person)';
export const online = 'Online';
export const hybrid = 'Hybrid';
export const date = 'Date';
export const location = 'Location';
export const type = 'Type';
export const category = 'Category';
export const organiser = 'Organiser';
export const thisEventIsOver = 'This event is over';
export const allEvents = 'All events';
export const reserveMyPlace = 'Reserve my place';
export const joinOnlineEvent = 'Join Online Event';
export const atAGlance = 'At a glance';
export const timesAre = (timeZone: string) => `Times are ${timeZone}.`;
export const addToCalendar = 'Add to calendar';
export const shareEvent = 'Share Event';
export const aboutThisEvent = 'About this event';
export const noDescriptionAvailableForThis = 'No description available for this event.';

// web/site/events/details/MoreEvents.tsx
export const moreUpcomingEvents = 'More Upcoming Events';

// web/site/events/details/PictureCarousel.island.tsx
export const picturesOfThisEvent = 'Pictures of this event';
export const showPicture = (place: number, count: number) => `Show picture ${place} of ${count}`;

// web/site/events/details/Registration.tsx
export const tellUsWhoIsComing = 'Tell us who is coming, so that we can prepare for everyone.';
export const onlyAFewPlacesLeft = 'Only a few places left';

// web/site/events/details/RegistrationForm.island.tsx
export const yourPlaceIsReserved = 'Your place is reserved';
export const registerSomeoneElse = 'Register someone else';
export const registerForThisEvent = 'Register for this event';
export const fullName = 'Full name';
export const howWeCanReachYou = 'How we can reach you: an e-mail address, a phone number, or both';
export const phone = 'Phone';
export const organisation = 'Organisation';
export const register = 'Register';

// web/site/events/details/page.tsx
export const backToEvents = 'Back to Events';
export const weCouldntLoadThisEvent = 'Something went wrong on our side. Please try again in a moment.';
export const theEventYoureLooking = "The event you're looking for doesn't exist or has been removed.";
export const eventNotFound = 'Event not found';
export const seeAllEvents = 'See all events';
export const events = 'Events';
export const event = 'Event';

// web/site/events/event-card.ts
export const over = 'Over';
export const now = 'Now';
export const today = 'Today';
export const onlineEvent = 'Online Event';
export const placeToBeAnnounced = 'Place to be announced';

// web/site/events/list/RecentEvents.island.tsx
export const showingEvents = (from: number, to: number, count: number) => `Showing ${from}-${to} of ${count} events`;
export const pagesOfRecentEvents = 'Pages of recent events';

// web/site/events/list/page.tsx
export const recentEvents = 'Recent Events';
export const everyEventStarts =
  'Every event starts with a group of neighbours. See what they have done, and come to the next one.';
export const recentEventsFromTodayBackwards = 'Recent Events (From Today Backwards)';
export const upcomingEvents = 'Upcoming Events';
export const calendar = 'Calendar';
export const addAllEventsToYour = 'Add all events to your calendar';
export const pagesOfTheCalendar = 'Pages of the calendar';
export const meetingsTrainingAndMarkets = (name: string) =>
  `Meetings, training and markets of ${name}: what’s coming next, and what the savings groups have been doing.`;

// Several files in web/site/events/
export const loadingEvents = 'Loading events...';
export const oopsSomethingWentWrongWhile = 'Oops something went wrong while Loading Events';
export const failedToFetchEvents = 'Failed to fetch events';
export const failedToLoadEvents = 'Failed to load events';
export const noEventsAvailable = 'No events available at the moment.';
export const noEventsFound = 'No Events Found';
export const checkBackLaterForUpcoming = 'Check back later for upcoming events';
export const failedToLoadEventDetails = 'Failed to load event details.';
export const email = 'E-mail';
export const submitting = 'Submitting...';
export const previousPicture = 'Previous picture';
export const nextPicture = 'Next picture';
