export { cancel } from './list.ts';

// The redirects
export const redirects = 'Old addresses';
export const subtitle = 'Old links, and the pages that they open now.';
export const newRedirect = 'New redirect';
export const addFromFile = 'Add from a file';
export const tryAnAddress = 'Try an address';
export const searchRedirects = 'Search addresses';
export const oldAddress = 'Old address';
export const leadsTo = 'Leads to';
export const source = 'Source';
export const sources = { wordpress: 'The import', 'page moved': 'A page that moved', staff: 'Staff' };
export const added = 'Added';
export const gone = 'Gone';
export const nothingHere = 'Nothing is there';
export const loadingRedirects = 'Loading the old addresses...';
export const redirectsNotLoaded = 'Failed to load the old addresses. Please try again.';
export const noRedirects = 'No old addresses yet';
export const noRedirectsHint = 'When you move a published page, its old address appears here and leads to the new one.';
export const noRedirectsMatch = 'No old addresses match your search';
export const totalRedirects = (count: number) => `Old addresses: ${count}`;
export const takeAway = 'Remove';
export const takeAwayOne = (path: string) => `Remove ${path}`;
export const takenAway = (path: string) => `${path} leads nowhere now.`;
export const putBack = (path: string) => `${path} is as it was.`;

// The form
export const oldAddressHint = 'For example /our-story. You can paste a whole link.';
export const leadsToHint =
  'An address of this site, for example /Aboutus. Or type part of a title to find a page, a blog post or an event.';
export const filledIn = (title: string) =>
  `We filled in the page with the most similar name: “${title}”. Check it before you save.`;
export const pagesPostsAndEvents = 'Pages, blog posts and events';
export const searchingTargets = 'Searching...';
export const foundTargets = (count: number) =>
  count === 0 ? 'Nothing has this title. You can type an address.' : `Found: ${count}. Use the arrow keys to choose.`;
export const goneHint = 'It leads nowhere. Visitors read that the page is gone, and search engines forget it.';
export const nearest = 'Pages with a similar name:';
export const lookingForPages = 'Looking for similar pages...';
export const save = 'Save';
export const saving = 'Saving...';
export const notSaved = 'Failed to save the redirect. Please try again.';
export const lookAtTheFields = 'Nothing was saved. Look at the fields that have a message.';
export const nowLeads = (path: string, target: string) => `${path} now leads to ${target}.`;
export const saidGone = (path: string) => `Visitors of ${path} now read that it is gone.`;

// Trying an address
export const address = 'Address';
export const tryIt = 'Try it';
export const trying = 'Trying...';
export const notTried = 'Failed to try the address. Please try again.';
export const stands = (path: string) => `The site has something at ${path}.`;
export const isGone = (path: string) => `Visitors of ${path} read that it is gone.`;
export const leads = (path: string, target: string) => `${path} leads to ${target}.`;
export const whereNothingIs = 'Nothing is there.';
export const nothingThere = (path: string) => `Nothing is at ${path}.`;
export const nearestAre = (addresses: string) => `Similar addresses: ${addresses}.`;

// A file of many
export const fileHint =
  'Choose a CSV file with two columns: the old address, and where it leads. Nothing is saved before you have seen what would happen.';
export const chooseFile = 'Choose a file';
export const chooseAnother = 'Choose another file';
export const whatWouldCome = (
  name: string,
  { added, changed, same, refused }: { added: number; changed: number; same: number; refused: readonly unknown[] },
) => `${name}: ${added} new, ${changed} changed, ${same} as they are, ${refused.length} refused.`;
export const refusedRows = (count: number) => (count === 1 ? '1 row is refused' : `${count} rows are refused`);
export const rowOf = (row: number, from: string) => (from === '' ? `Row ${row}:` : `Row ${row}, ${from}:`);
export const addThem = (count: number) => (count === 1 ? 'Save 1 redirect' : `Save ${count} redirects`);
export const fileTaken = (added: number, changed: number) => `${added} redirects added, ${changed} changed.`;

// What visitors did not find
export const notFound = 'Not found';
export const addressesNotFound = 'Addresses not found';
export const missedSubtitle = 'Addresses at which visitors found nothing. Nothing about the visitors is kept.';
export const searchMissed = 'Search addresses';
export const times = 'Visits';
export const lastTime = 'Last time';
export const loadingMissed = 'Loading the addresses...';
export const missedNotLoaded = 'Failed to load the addresses. Please try again.';
export const nothingMissed = 'Visitors found everything';
export const nothingMissedHint = 'When somebody follows a link to a page that is not there, its address appears here.';
export const noMissedMatch = 'No addresses match your search';
export const totalMissed = (count: number) => `Addresses not found: ${count}`;
export const redirect = 'Redirect';
export const redirectOne = (path: string) => `Redirect ${path}`;
export const goneOne = (path: string) => `Say that ${path} is gone`;
export const dismiss = 'Dismiss';
export const dismissOne = (path: string) => `Dismiss ${path}`;
export const dismissed = (path: string) => `${path} is no longer listed.`;
export const listedAgain = (path: string) => `${path} is listed again.`;

// Links of our own that lead nowhere
export const deadLinks = 'Dead links';
export const ownDeadLinks = 'Links of our own that lead nowhere';
export const deadSubtitle = 'Links in our own texts at which visitors find nothing.';
export const searchDead = 'Search addresses and words';
export const linkInText = 'Link';
export const standsIn = 'Stands in';
export const whyDead = 'Why';
export const inKind = (kind: string, language: string | undefined) =>
  language === undefined ? kind : `${kind}, ${language}`;
export const troubles = {
  trash: 'In the trash',
  hidden: 'Not public',
  gone: 'Deleted for good',
  nothing: 'Nothing is there',
  off: 'Switched off',
};
export const loadingDead = 'Loading the links...';
export const deadNotLoaded = 'Failed to load the links. Please try again.';
export const noneDead = 'Every link leads somewhere';
export const noneDeadHint = 'When a page to which a text links is deleted or hidden, the link appears here.';
export const noDeadMatch = 'No links match your search';
export const totalDead = (count: number) => `Dead links: ${count}`;

// In the form of a record
export const linksToMend = 'Links that lead nowhere';
export const linkTold = (link: { words: string; address: string; language: string | undefined }) =>
  [
    link.words === '' ? `The link to ${link.address}` : `The link “${link.words}” to ${link.address}`,
    ...(link.language === undefined ? [] : [` in the ${link.language} translation`]),
  ].join('');
export const whyTold = {
  trash: (link: string, title: string | null) =>
    title === null ? `${link}: what it leads to is in the trash.` : `${link}: “${title}” is in the trash.`,
  hidden: (link: string, title: string | null) =>
    title === null ? `${link}: what it leads to is not public.` : `${link}: “${title}” is not public.`,
  gone: (link: string) => `${link}: what it led to was deleted for good.`,
  nothing: (link: string) => `${link}: nothing is at this address.`,
  off: (link: string) => `${link}: the page is switched off.`,
};
