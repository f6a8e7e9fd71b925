export const calendar = 'Calendar';
export const subtitle = (clock: string) => `What goes out and takes place, and when. Times are ${clock}.`;
export const loading = 'Loading the month...';

// The month, and what is shown of it
export const months = 'Months';
export const previousMonth = 'Previous month';
export const nextMonth = 'Next month';
export const today = 'Today';
export const shownKinds = 'What is shown';
/** One record, as it is read before its title. */
export const kinds = {
  posts: 'Blog post',
  newsletter: 'Newsletter',
  events: 'Event',
  announcements: 'Announcement',
  ads: 'Advertisement',
};
export const kindBeforeTitle = (kind: string) => `${kind}:`;
export const manyOf = {
  posts: 'Blog posts',
  newsletter: 'Newsletters',
  events: 'Events',
  announcements: 'Announcements',
  ads: 'Advertisements',
};
export const states = { scheduled: 'Scheduled', out: 'Published', draft: 'Draft' };
export const newsletterStates = { scheduled: 'Scheduled', out: 'Sent', stopped: 'Stopped', missed: 'Not sent' };
/** `day` is "20 Nov 2026". */
export const until = (day: string) => `until ${day}`;
export const noEnd = 'no end';
/** `kind` is one of `kinds` or `manyOf`. */
export const andMore = (count: number, kind: string) => `and ${count} more: ${kind}`;
export const forSeveralDays = 'For several days';
export const moreForDays = (count: number) => `and ${count} more for several days`;

// Nothing to show
export const nothingIn = (month: string) => `Nothing in ${month} yet`;
export const nothingHint =
  'Posts, newsletters, events, announcements and advertisements are shown here on the days for which you plan them.';
export const writeAPost = 'Write a blog post';
export const planAnEvent = 'Plan an event';
export const writeANewsletter = 'Write a newsletter';
export const nothingOfTheseKinds = 'Nothing of the kinds that are shown.';
export const showAllKinds = 'Show everything';

// Moving to another day
export const moveShort = 'Move...';
export const moveToAnotherDay = 'Move to another day';
export const moveOne = (title: string) => `Move “${title}” to another day`;
export const newDay = 'New day';
export const staysAt = (day: string, time: string, clock: string) =>
  `Now: ${day}. The time of day stays ${time} (${clock}).`;
export const move = 'Move';
export const moving = 'Moving...';
export const notMoved = 'It was not moved. Please try again.';
export const movedTo = (title: string, day: string) => `“${title}” moved to ${day}.`;
export const peopleAreRegistered = (people: number) =>
  people === 1
    ? '1 person is registered. Move the event in its form: it asks whether to tell them.'
    : `${people} people are registered. Move the event in its form: it asks whether to tell them.`;
export const goOnInTheForm = 'Continue in the form';
export const cannotBeMoved = (title: string) => `“${title}” cannot be moved`;
export const isPublished = 'It is already published. You can change its date in its form.';
export const isSent = 'It has been sent, or is being sent.';
export const wasNotSent = 'It was not sent at its time. Open it to see why, and give it a new time there.';
export const eventHasBegun = 'It has already begun. You can change its dates in its form.';
export const dayHasPassed = 'This time has passed on that day. Choose a later day.';
export const isOnThatDay = 'It is on this day already. Choose another day.';
export const openIt = 'Open it';
export const close = 'Close';
