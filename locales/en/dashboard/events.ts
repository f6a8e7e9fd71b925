// The list
export const events = 'Events';
export const event = 'Event';
export const manageEvents = 'Manage Events';
export const subtitle = 'What is on, where and when, and who is coming.';
export const addEvent = 'Add Event';
export const searchEvents = 'Search events';
export const searchedInEvents = 'Search titles, summaries and places';
export const clearAllFilters = 'Clear all filters';
export const loadingEvents = 'Loading events...';
export const failedToLoad = (reason: string, reached: boolean) =>
  reached ? `Error: ${reason || 'Error fetching Events.'}` : `Error: Error fetching events: ${reason}`;
export const noEventsFound = 'No events found';
export const noEventsToDisplay =
  'There are no events to display. Add what takes place: visitors read it on the site and register there.';
export const addTheFirst = 'Add the first event';
export const tryOtherFilters = 'Try adjusting your search or filters';
export const total = (
  count: number,
  { first, last, page, pages }: { first: number; last: number; page: number; pages: number },
) => `Showing ${first} to ${last} of ${count} ${count === 1 ? 'event' : 'events'}. Page ${page} of ${pages}`;
export const type = 'Type';
export const allTypes = 'All Types';
export const date = 'Date';
export const allDates = 'All Dates';
export const today = 'Today';
export const thisWeek = 'This Week';
export const thisMonth = 'This Month';
export const location = 'Location';
export const registrations = 'Registrations';
export const placesTaken = (title: string) => `Places taken of ${title}`;
export const status = 'Status';
export const active = 'Active';
export const inactive = 'Inactive';
/** Between the beginning and the end of an event. */
export const until = 'to';
export const view = 'View';
export const viewTitle = (title: string) => `View ${title}`;
export const update = 'Update';
export const updateStatusOf = (title: string) => `Update the status of ${title}`;
export const moreFor = (title: string) => `More for ${title}`;
export const edit = 'Edit';
export const duplicate = 'Duplicate';
export const copyMade = (title: string) => `This is a copy of “${title}”. It is inactive until you make it active.`;
export const deleteWord = 'Delete';

// Deleting
export const tellThem = 'Tell them by e-mail that it is cancelled';
export const moveToTrashQuestion = (count: number) =>
  count === 1 ? 'Move 1 record to the trash?' : `Move ${count} records to the trash?`;
export const moveToTrash = 'Move to the trash';
export const registeredFor = (events: string) => `People registered: ${events}.`;
export const canBeRestored = 'They can be restored for 30 days, with everyone who is registered.';
export const deleteQuestion = (title: string) => `Delete “${title}”?`;
export const deleteEvent = 'Delete the event';
export const eventCanBeRestored = 'You can restore the event for 30 days, with everyone who is registered.';
export const movedToTrash = (title: string) => `Event “${title}” moved to the trash.`;
export const restored = (title: string, people: boolean) =>
  people
    ? `Event “${title}” restored. The people registered were not told: write to them, or call them.`
    : `Event “${title}” restored.`;

// Who is registered, and whether they are told
export const peopleRegistered = (count: number, names: string) => {
  const people = count === 1 ? '1 person is registered' : `${count} people are registered`;
  return names === '' ? `${people}.` : `${people}: ${names}.`;
};
export const noMailReaches = (count: number, people: string) =>
  `We cannot e-mail ${count === 1 ? 'this person' : `these ${count} people`}, who left only a phone number: ${people}. Call them: the list of registrations shows everyone “To be called”.`;
export const mailGoesOutAtOnce = 'The e-mail is sent at once and cannot be recalled.';
export const tellQuestion = {
  moved: 'Tell people of the new time or place?',
  cancelled: 'Tell people that it is cancelled?',
};
export const mailToEverybody =
  'An e-mail is sent to everyone with an e-mail address as soon as the event is saved. It cannot be recalled.';
export const saveAndTellThem = 'Save and tell them';
export const saveWithoutTellingThem = 'Save without telling them';
export const cancel = 'Cancel';

// The details
export const loading = 'Loading...';
export const noDescriptionYet = 'No description yet';
export const editEvent = 'Edit Event';
export const onlineEvent = 'Online Event';
export const noLocationYet = 'No location yet';
export const registeredAndLeft = (registered: number, left: number) =>
  `${registered} Registered (${left} ${left === 1 ? 'spot' : 'spots'} left)`;
export const aboutThisEvent = 'About This Event';
export const joinEventOnline = 'Join Event Online';
export const createdAt = 'Created At';
/** Follows the time of creation. */
export const notPublic = '. Not public: only staff can see it.';

// The form
export const viewOnSite = 'View on site';
export const backToEvents = 'Back to Events';
export const manageAnnouncements = 'Manage Announcements';
export const newEventSubtitle = 'Add an event: what, where and when.';
export const loadingEvent = 'Loading the event...';
export const eventNotLoaded = 'Failed to load the event';
export const basicInformation = 'Basic Information';
export const locationDetails = 'Location Details';
export const dateAndTime = 'Date and Time';
export const media = 'Media';
export const eventSettings = 'Event Settings';
export const saveAsDraft = 'Save as Draft';
export const createEvent = 'Create Event';
export const creating = 'Creating...';
export const creatingFailed = (reason: string, reached: boolean) =>
  reached
    ? `Error creating event: ${reason || 'Error creating event.'}`
    : 'An unexpected error occurred while creating the event.';
export const eventCreated = 'Event created successfully!';
export const updateEvent = 'Update Event';
export const updating = 'Updating...';
export const updatingFailed = (reason: string) => `Error updating event: ${reason || 'Error updating event.'}`;
export const eventUpdated = 'Events updated successfully!';

// The dialog of the status
export const updateStatus = 'Update Status';
export const statusHint = 'Inactive events are drafts. Visitors cannot see them.';
export const statusFailed = (reason: string, reached: boolean) =>
  reached ? reason || 'Failed to update event status' : `Error updating event status: ${reason}`;
export const statusUpdated = 'Event status updated successfully!';

/** Where the form was opened to move the event to a day. */
export const newDatesFilledIn = 'The new dates are filled in. Save to move the event.';
