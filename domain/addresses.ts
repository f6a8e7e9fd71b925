import { type Language, mainLanguage } from './languages.ts';
import { slugOf } from './slug.ts';

/** As much of an event as its address says. */
export interface AddressedEvent {
  id: number;
  title: string;
}

/** As much of a post as its address says. `untranslated` names the texts that are not in the language of the page. */
export interface AddressedPost extends AddressedEvent {
  slug: string;
  untranslated?: readonly string[] | undefined;
  /** The language of its own words, where that is not the main one. */
  written_in?: Language | undefined;
}

/** `12-the-title`: the number says which record it is, the name is for readers. A title may make no name. */
const numbered = (id: number, name: string) => (name === '' ? String(id) : `${id}-${name}`);

/** Every page of the site in that language. Links are made from this table, never typed out. */
export const addressesIn = (language: Language) =>
  addressesBelow(language === mainLanguage() ? '' : `/${language}`, language);

/** The same below a prefix; without a language they are those of the main one, whichever it is. */
function addressesBelow(prefix: string, language?: Language) {
  const at = (path: string) => (path === '/' ? prefix || path : prefix + path);
  const isSource = ({ untranslated = [], written_in = mainLanguage() }: AddressedPost) =>
    (language ?? mainLanguage()) === written_in || untranslated.includes('title');
  return {
    home: at('/'),
    about: at('/Aboutus'),
    mission: at('/Mission'),
    vision: at('/Vision'),
    history: at('/History'),
    team: at('/Team'),
    mentorship: at('/Mentorship'),
    services: at('/Services'),
    announcements: at('/Announcements'),
    events: at('/Events'),
    event: ({ id, title }: AddressedEvent) => at(`/EventDetails/${numbered(id, slugOf(title))}`),
    /** Without its title, where that is not known. */
    eventByNumber: (id: number) => at(`/EventDetails/${id}`),
    posts: at('/MoreBlogs'),
    post: (post: AddressedPost) =>
      at(`/BlogDetail/${numbered(post.id, isSource(post) ? post.slug : slugOf(post.title))}`),
    postByNumber: (id: number) => at(`/BlogDetail/${id}`),
    postPreview: (token: string) => at(`/BlogPreview/${token}`),
    gallery: at('/Gallery'),
    videos: at('/Videos'),
    documents: at('/Documents'),
    testimonials: at('/Testimonials'),
    search: at('/search'),
    donate: at('/donate'),
    pledge: (token: string) => at(`/pledge/${token}`),
    contact: at('/contactus'),
    form: (slug: string) => at(`/Form/${slug}`),
    newsletter: at('/newsletter'),
    confirmSubscription: at('/newsletter/confirm'),
    endSubscription: at('/newsletter/unsubscribe'),
    privacy: at('/Privacy'),
    terms: at('/Terms'),
    cookies: at('/Cookies'),
    /** One of the site's own that staff have changed is stored with its slash. */
    plainPage: (address: string) => at(address.startsWith('/') ? address : `/${address}`),
  };
}

/** The pages in the main language, spelt as the specification spells them. */
export const addresses = /* @__PURE__ */ addressesBelow('');

const signIn = '/autho/login';

/** By itself, as the public site leads there: its scripts hold nothing of the table of screens. */
export const editThisPage = '/dashboard/editThisPage';

/** Other addresses below the site's root: other spellings, files, and addresses for programs. */
export const otherAddresses = {
  postsAsBlogs: '/Blogs',
  eventsWithoutOne: '/EventDetails',
  offline: '/offline',
  feed: '/feed.xml',
  sitemap: '/sitemap.xml',
  sitemapPart: (part: string) => `/sitemap-${part}.xml`,
  calendar: '/events.ics',
  eventCalendar: (id: number) => `/events/${id}.ics`,
  openAdvertisement: (id: number) => `/ads/${id}/open`,
  api: '/api/{call}',
  builtFiles: '/assets/{file}',
  media: '/media/{file}',
  sharePictures: '/share/{file}',
  receipt: (token: string) => `/receipts/${token}.pdf`,
  backup: (id: number) => `/backups/${id}`,
  lowData: '/low-data',
  signIn,
  manifest: '/manifest.webmanifest',
  securityText: '/.well-known/security.txt',
  changePassword: '/.well-known/change-password',
  isAlive: '/healthz',
  isReady: '/readyz',
  isNodeReady: '/readyz/node',
  metrics: '/metrics',
  feedOfWordpress: '/feed',
  commentsOfWordpress: '/comments/feed',
} as const;

/**
 * The address of a screen that shows one thing, made of what it shows. Its path, for the routes, has names in braces in
 * place of these. Without side effects, so that no script of the public site holds the table below.
 */
/* @__NO_SIDE_EFFECTS__ */
function addressOf<Parts extends readonly (number | string)[] = [id: number]>(path: string) {
  const made = (...parts: Parts) =>
    parts.reduce<string>((address, part) => address.replace(/\{\w+\}/, () => String(part)), path);
  return Object.assign(made, { path });
}

/** The name in the address of a list that says which of its records is open. */
export const OPEN = 'open';

/** The address of a list with the details of one of its records. */
export const openIn = (list: string, id: number) => `${list}?${OPEN}=${id}`;

/**
 * The screens of the staff dashboard but those of described collections, as links spell their addresses. What else there is
 * to a screen stands in `web/dashboard/screens.ts`; other spellings in `staff-screens.ts`.
 */
export const staffAddresses = {
  signIn,
  forgottenPassword: '/autho/forgot',
  resetPassword: '/autho/reset',
  invitation: '/autho/invitation',
  signInLink: '/autho/link',
  undoAddress: '/autho/undo-address',
  overview: '/dashboard/adminDashboard',
  roles: '/dashboard/getrole',
  newRole: '/dashboard/addrole',
  editRole: addressOf('/dashboard/addrole/{id}'),
  users: '/dashboard/GetUser',
  newUser: '/dashboard/addUser',
  editUser: addressOf('/dashboard/adduser/{id}'),
  user: addressOf('/dashboard/userDetails/{id}'),
  newAdvertisement: '/dashboard/AddAds',
  editAdvertisement: addressOf('/ads/edit/{id}'),
  posts: '/dashboard/getBlog',
  newPost: '/dashboard/addblog',
  editPost: addressOf('/dashboard/addblog/{id}'),
  calendar: '/dashboard/calendar',
  events: '/dashboard/getEvent',
  newEvent: '/dashboard/addEvent',
  editEvent: addressOf('/dashboard/addEvent/{id}'),
  eventRegistrations: addressOf('/dashboard/eventRegistrations/{id}'),
  signInSheet: addressOf('/dashboard/signInSheet/{id}'),
  eventRegistration: '/dashboard/addEventRegistration',
  gallery: '/dashboard/getGallery',
  newGalleryItem: '/dashboard/addgallery',
  editGalleryItem: addressOf('/dashboard/addGallery/{id}'),
  donations: '/dashboard/viewDonation',
  donationBoard: '/dashboard/donationBoard',
  pledges: '/dashboard/pledges',
  newPledge: '/dashboard/pledges/new',
  pledge: addressOf('/dashboard/pledges/{id}'),
  payments: '/dashboard/payments',
  givers: '/dashboard/givers',
  giver: addressOf('/dashboard/givers/{id}'),
  receipts: '/dashboard/receipts',
  receiptsOwed: '/dashboard/receipts/toIssue',
  givingReport: '/dashboard/givingReport',
  thanksOwed: '/dashboard/givingReport/thanks',
  contacts: '/dashboard/viewContact',
  newForm: '/dashboard/forms/new',
  editForm: addressOf('/dashboard/forms/{id}'),
  formAnswers: '/dashboard/formAnswers',
  formAnswer: addressOf('/dashboard/formAnswers/{id}'),
  newsletter: '/dashboard/newsletter',
  newCampaign: '/dashboard/newsletter/write',
  campaign: addressOf('/dashboard/newsletter/{id}'),
  editCampaign: addressOf('/dashboard/newsletter/{id}/edit'),
  subscribers: '/dashboard/newsletter/subscribers',
  privacy: '/dashboard/privacy',
  audit: '/dashboard/audit',
  undo: '/dashboard/undo',
  backups: '/dashboard/backups',
  siteSettings: '/dashboard/siteSettings',
  pages: '/dashboard/pages',
  newPage: '/dashboard/pages/new',
  editPage: addressOf('/dashboard/pages/{id}'),
  editThisPage,
  standardPages: '/dashboard/pages/standard',
  redirects: '/dashboard/redirects',
  missedAddresses: '/dashboard/redirects/notFound',
  deadLinks: '/dashboard/redirects/deadLinks',
  sitePages: '/dashboard/sitePages',
  sitePage: addressOf<[slug: string]>('/dashboard/sitePages/{slug}'),
  translations: '/dashboard/translations',
  translation: addressOf<[resource: string, record: string, language: string]>(
    '/dashboard/translations/{resource}/{record}/{language}',
  ),
  translationVersions: addressOf<[resource: string, record: string, language: string]>(
    '/dashboard/translations/{resource}/{record}/{language}/versions',
  ),
  versions: addressOf<[collection: string, record: number | string]>('/dashboard/versions/{collection}/{record}'),
  media: '/dashboard/media',
  guide: '/dashboard/guide',
  profile: '/dashboard/profile',
} as const;
