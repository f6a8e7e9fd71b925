import {
  Banknote,
  BookOpen,
  CalendarDays,
  CalendarRange,
  ChartColumn,
  ClipboardCheck,
  ClipboardList,
  Coins,
  Contact,
  CornerUpRight,
  CreditCard,
  File,
  FileText,
  Fingerprint,
  FolderOpen,
  HandHeart,
  Handshake,
  HeartHandshake,
  History,
  Images,
  Inbox,
  Languages,
  LayoutDashboard,
  List,
  Mail,
  Megaphone,
  Milestone,
  Newspaper,
  PanelTop,
  Quote,
  Receipt,
  ScrollText,
  Send,
  Settings,
  ShieldCheck,
  Target,
  Users,
} from 'lucide-react';
import { type ComponentType, createElement } from 'react';
import * as words from '#locale/dashboard/screens.ts';
import { advertisements } from '../../domain/collections/advertisements.ts';
import { announcements } from '../../domain/collections/announcements.ts';
import { categories } from '../../domain/collections/categories.ts';
import { forms } from '../../domain/collections/forms.ts';
import { galleryCategories } from '../../domain/collections/gallery-categories.ts';
import { plainCollections } from '../../domain/collections/registry.ts';
import { versionedCollections } from '../../domain/collections/versioned.ts';
import type { StaffScreen } from '../../domain/staff-screens.ts';
import { everyPlainSubmission, type PlainSubmissionName } from '../../domain/submissions/registry.ts';
import { translators } from '../../domain/translation/translators.ts';
import { moduleScreens } from '../../modules/dashboard-screens.ts';
import type { ShownCollection } from './collections/calls.ts';
import { wordedCollection } from './collections/worded.ts';
import type { DashboardScreen } from './screen/dashboard-screen.ts';
import type { ShownSubmission } from './submissions/SubmissionScreen.tsx';
import { wordedSubmission } from './submissions/worded.ts';

/** The screen of a collection that is described by its fields. */
const screenOf = (collection: ShownCollection, load: DashboardScreen['load']): DashboardScreen => ({
  title: wordedCollection(collection).screen.title,
  permission: collection.permissions.view,
  load,
});

type PlainCollection = (typeof plainCollections)[number];

/** The places of these in the menu. Others stand in the group of the website, with the sign of a list. */
const plainPlaces: Partial<Record<PlainCollection['name'], DashboardScreen['menu']>> = {
  timeline: { Icon: Milestone, group: 'website' },
  team: { Icon: Contact, group: 'website' },
  documents: { Icon: FileText, group: 'website' },
  testimonials: { Icon: Quote, group: 'website' },
  payment_ways: { Icon: CreditCard, group: 'giving' },
  suggested_amounts: { Icon: Coins, group: 'giving' },
  projects: { Icon: Target, group: 'giving' },
};

async function loadPlain(collection: ShownCollection): Promise<ComponentType> {
  const { CollectionScreen } = await import('./collections/CollectionScreen.tsx');
  return () => createElement(CollectionScreen, { collection });
}

const plainScreen = (collection: PlainCollection): DashboardScreen => ({
  ...screenOf(collection, () => loadPlain(collection)),
  menu: plainPlaces[collection.name] ?? { Icon: List, group: 'website' },
});

async function loadSubmissions(submission: ShownSubmission): Promise<ComponentType> {
  const { SubmissionScreen } = await import('./submissions/SubmissionScreen.tsx');
  return () => createElement(SubmissionScreen, { submission });
}

const submissionScreen = (submission: ShownSubmission): DashboardScreen => ({
  title: wordedSubmission(submission).screen.title,
  permission: submission.permissions.view,
  load: () => loadSubmissions(submission),
  menu: { Icon: Inbox, group: 'today' },
});

/** Every screen, in the order of the menu within each group. */
const screens: Record<Exclude<StaffScreen, PlainCollection['name'] | PlainSubmissionName>, DashboardScreen> = {
  signIn: { beforeSignIn: true, title: words.signIn, load: async () => (await import('./sign-in/SignIn.tsx')).SignIn },
  forgottenPassword: {
    beforeSignIn: true,
    title: words.forgotPassword,
    load: async () => (await import('./sign-in/ForgottenPassword.tsx')).ForgottenPassword,
  },
  resetPassword: {
    beforeSignIn: true,
    title: words.setNewPassword,
    load: async () => (await import('./sign-in/PasswordByLink.tsx')).ResetPassword,
  },
  invitation: {
    beforeSignIn: true,
    title: words.acceptInvitation,
    load: async () => (await import('./sign-in/PasswordByLink.tsx')).Invitation,
  },
  undoAddress: {
    beforeSignIn: true,
    title: words.undoAddress,
    load: async () => (await import('./sign-in/UndoAddress.tsx')).UndoAddress,
  },
  signInLink: {
    beforeSignIn: true,
    title: words.signInWithLink,
    load: async () => (await import('./sign-in/SignInLink.tsx')).SignInLink,
  },
  overview: {
    title: words.dashboard,
    load: async () => (await import('./overview/OverviewScreen.tsx')).OverviewScreen,
    menu: { Icon: LayoutDashboard, group: 'today' },
  },
  roles: {
    title: words.roleManagement,
    permission: 'roles.view',
    load: async () => (await import('./roles/Roles.tsx')).Roles,
    menu: { Icon: ShieldCheck, group: 'administration' },
  },
  newRole: {
    title: words.addNewRole,
    permission: 'roles.create',
    load: async () => (await import('./roles/RoleScreen.tsx')).NewRole,
    within: 'roles',
  },
  editRole: {
    title: words.editRole,
    permission: 'roles.edit',
    load: async () => (await import('./roles/RoleScreen.tsx')).EditRole,
    within: 'roles',
  },
  users: {
    title: words.userManagement,
    permission: 'users.view',
    load: async () => (await import('./users/Users.tsx')).Users,
    menu: { Icon: Users, group: 'administration' },
  },
  newUser: {
    title: words.userManagement,
    nameInSearch: words.newUser,
    permission: 'users.create',
    load: async () => (await import('./users/UserScreen.tsx')).NewUser,
    within: 'users',
  },
  editUser: {
    title: words.userManagement,
    permission: 'users.edit',
    load: async () => (await import('./users/UserScreen.tsx')).EditUser,
    within: 'users',
  },
  user: {
    title: words.userDetails,
    permission: 'users.view',
    load: async () => (await import('./users/UserDetails.tsx')).UserDetails,
    within: 'users',
  },
  ads: {
    ...screenOf(advertisements, async () => (await import('./advertisements/Advertisements.tsx')).Advertisements),
    menu: { Icon: PanelTop, group: 'content' },
  },
  newAdvertisement: {
    title: words.createNewAdvertisement,
    permission: 'ads.create',
    load: async () => (await import('./advertisements/AdvertisementScreen.tsx')).NewAdvertisement,
    within: 'ads',
  },
  editAdvertisement: {
    title: words.editAd,
    permission: 'ads.edit',
    load: async () => (await import('./advertisements/AdvertisementScreen.tsx')).EditAdvertisement,
    within: 'ads',
  },
  posts: {
    title: words.blogsManagement,
    permission: 'posts.view',
    load: async () => (await import('./posts/Posts.tsx')).Posts,
    menu: { Icon: Newspaper, group: 'content' },
  },
  newPost: {
    title: words.blogManagement,
    nameInSearch: words.newPost,
    permission: 'posts.create',
    load: async () => (await import('./posts/PostScreen.tsx')).NewPost,
    within: 'posts',
  },
  editPost: {
    title: words.blogManagement,
    permission: 'posts.edit',
    load: async () => (await import('./posts/PostScreen.tsx')).EditPost,
    within: 'posts',
  },
  categories: {
    ...screenOf(categories, async () => (await import('./categories/CategoryManager.tsx')).BlogCategories),
    within: 'posts',
  },
  calendar: {
    title: words.calendar,
    permission: ['posts.view', 'newsletter.view', 'events.view', 'announcements.view', 'ads.view'],
    load: async () => (await import('./calendar/CalendarScreen.tsx')).CalendarScreen,
    menu: { Icon: CalendarRange, group: 'content' },
  },
  events: {
    title: words.manageEvents,
    permission: 'events.view',
    load: async () => (await import('./events/Events.tsx')).Events,
    menu: {
      Icon: CalendarDays,
      group: 'content',
      label: words.eventsManagement,
      waits: ({ registrations }) => registrations?.changed,
    },
  },
  newEvent: {
    title: words.manageEvents,
    nameInSearch: words.newEvent,
    permission: 'events.create',
    load: async () => (await import('./events/EventScreen.tsx')).NewEvent,
    within: 'events',
  },
  editEvent: {
    title: words.manageEvents,
    permission: 'events.edit',
    load: async () => (await import('./events/EventScreen.tsx')).EditEvent,
    within: 'events',
  },
  eventRegistrations: {
    title: words.eventRegistrations,
    permission: 'events.edit',
    load: async () => (await import('./registrations/Registrations.tsx')).Registrations,
    within: 'events',
  },
  signInSheet: {
    title: words.signInSheet,
    permission: 'events.edit',
    load: async () => (await import('./registrations/SignInSheet.tsx')).SignInSheet,
    within: 'events',
  },
  eventRegistration: {
    title: words.eventRegistration,
    permission: 'events.edit',
    load: async () => (await import('./registrations/NewRegistration.tsx')).NewRegistration,
    within: 'events',
  },
  announcements: {
    ...screenOf(announcements, async () => (await import('./announcements/Announcements.tsx')).Announcements),
    menu: { Icon: Megaphone, group: 'content', label: words.announcements },
  },
  gallery: {
    title: words.galleryManagement,
    permission: 'gallery.view',
    load: async () => (await import('./gallery/Gallery.tsx')).Gallery,
    menu: { Icon: Images, group: 'content', label: words.galleryAndVideo },
  },
  newGalleryItem: {
    title: words.addNewGalleryItem,
    permission: 'gallery.create',
    load: async () => (await import('./gallery/GalleryItemScreen.tsx')).NewGalleryItem,
    within: 'gallery',
  },
  editGalleryItem: {
    title: words.editGalleryItem,
    permission: 'gallery.edit',
    load: async () => (await import('./gallery/GalleryItemScreen.tsx')).EditGalleryItem,
    within: 'gallery',
  },
  gallery_categories: {
    ...screenOf(galleryCategories, async () => (await import('./categories/CategoryManager.tsx')).GalleryCategories),
    within: 'gallery',
  },
  donations: {
    title: words.donationManagement,
    permission: 'donations.view',
    load: async () => (await import('./donations/Donations.tsx')).Donations,
    menu: { Icon: HandHeart, group: 'today', label: words.donation, waits: ({ donations }) => donations?.total },
  },
  donationBoard: {
    title: words.donationsByStatus,
    permission: 'donations.view',
    load: async () => (await import('./donations/DonationsByStatus.tsx')).DonationsByStatus,
    within: 'donations',
  },
  pledges: {
    title: words.pledges,
    permission: 'pledges.view',
    load: async () => (await import('./pledges/Pledges.tsx')).Pledges,
    menu: { Icon: Handshake, group: 'giving' },
  },
  newPledge: {
    title: words.enterAPledge,
    permission: 'pledges.create',
    load: async () => (await import('./pledges/NewPledge.tsx')).NewPledge,
    within: 'pledges',
  },
  pledge: {
    title: words.pledges,
    permission: 'pledges.view',
    load: async () => (await import('./pledges/Pledges.tsx')).Pledges,
    within: 'pledges',
  },
  payments: {
    title: words.payments,
    permission: 'statements.view',
    load: async () => (await import('./payments/Payments.tsx')).Payments,
    menu: { Icon: Banknote, group: 'giving' },
  },
  ...moduleScreens,
  givers: {
    title: words.givers,
    permission: 'pledges.view',
    load: async () => (await import('./givers/Givers.tsx')).Givers,
    menu: { Icon: HeartHandshake, group: 'giving' },
  },
  giver: {
    title: words.giver,
    permission: 'pledges.view',
    load: async () => (await import('./givers/GiverScreen.tsx')).GiverScreen,
    within: 'givers',
  },
  receipts: {
    title: words.receipts,
    permission: 'receipts.view',
    load: async () => (await import('./receipts/Receipts.tsx')).Receipts,
    menu: { Icon: Receipt, group: 'giving' },
  },
  receiptsOwed: {
    title: words.receiptsToIssue,
    permission: 'pledges.view',
    load: async () => (await import('./giving-report/ReceiptsOwed.tsx')).ReceiptsOwed,
    within: 'receipts',
  },
  givingReport: {
    title: words.givingReport,
    permission: 'pledges.view',
    load: async () => (await import('./giving-report/Report.tsx')).Report,
    menu: { Icon: ChartColumn, group: 'giving' },
  },
  thanksOwed: {
    title: words.giftsToBeThankedFor,
    permission: 'pledges.view',
    load: async () => (await import('./giving-report/ThanksOwed.tsx')).ThanksOwed,
    within: 'givingReport',
  },
  contacts: {
    title: words.contactManagement,
    permission: 'contacts.view',
    load: async () => (await import('./contacts/Contacts.tsx')).Contacts,
    menu: { Icon: Mail, group: 'today', label: words.contactMessages, waits: ({ contacts }) => contacts?.unread },
  },
  forms: {
    ...screenOf(forms, async () => (await import('./visitor-forms/VisitorForms.tsx')).VisitorForms),
    menu: { Icon: ClipboardList, group: 'today' },
  },
  newForm: {
    title: words.newForm,
    permission: 'forms.create',
    load: async () => (await import('./visitor-forms/VisitorFormScreen.tsx')).NewVisitorForm,
    within: 'forms',
  },
  editForm: {
    title: words.editForm,
    permission: 'forms.edit',
    load: async () => (await import('./visitor-forms/VisitorFormScreen.tsx')).EditVisitorForm,
    within: 'forms',
  },
  formAnswers: {
    title: words.formAnswers,
    permission: 'form_answers.view',
    load: async () => (await import('./form-answers/FormAnswers.tsx')).FormAnswers,
    menu: { Icon: ClipboardCheck, group: 'today' },
  },
  formAnswer: {
    title: words.formAnswer,
    permission: 'form_answers.view',
    load: async () => (await import('./form-answers/AnswerSheet.tsx')).AnswerSheet,
    within: 'formAnswers',
  },
  ...Object.fromEntries(everyPlainSubmission.map((submission) => [submission.name, submissionScreen(submission)])),
  newsletter: {
    title: words.newsletter,
    permission: 'newsletter.view',
    load: async () => (await import('./newsletter/Campaigns.tsx')).Campaigns,
    menu: { Icon: Send, group: 'content' },
  },
  newCampaign: {
    title: words.newsletter,
    nameInSearch: words.newNewsletter,
    permission: 'newsletter.send',
    load: async () => (await import('./newsletter/CampaignScreen.tsx')).NewCampaign,
    within: 'newsletter',
  },
  campaign: {
    title: words.newsletter,
    permission: 'newsletter.view',
    load: async () => (await import('./newsletter/CampaignDetails.tsx')).CampaignDetails,
    within: 'newsletter',
  },
  editCampaign: {
    title: words.newsletter,
    permission: 'newsletter.send',
    load: async () => (await import('./newsletter/CampaignScreen.tsx')).EditCampaign,
    within: 'newsletter',
  },
  subscribers: {
    title: words.newsletter,
    nameInSearch: words.subscribers,
    permission: 'subscribers.view',
    load: async () => (await import('./newsletter/Subscribers.tsx')).Subscribers,
    within: 'newsletter',
  },
  privacy: {
    title: words.personalData,
    permission: 'privacy.view',
    load: async () => (await import('./privacy/PrivacyScreen.tsx')).PrivacyScreen,
    menu: { Icon: Fingerprint, group: 'administration' },
  },
  audit: {
    title: words.auditLog,
    permission: 'audit.view',
    load: async () => (await import('./audit/AuditLog.tsx')).AuditLog,
    menu: { Icon: History, group: 'administration' },
  },
  undo: {
    title: words.undo,
    permission: 'audit.view',
    load: async () => (await import('./undo/UndoScreen.tsx')).UndoScreen,
    within: 'audit',
  },
  backups: {
    title: words.backups,
    permission: 'settings.edit',
    load: async () => (await import('./backups/Backups.tsx')).Backups,
    within: 'overview',
  },
  siteSettings: {
    title: words.siteSettings,
    permission: 'settings.view',
    load: async () => (await import('./site-settings/SettingsScreen.tsx')).SettingsScreen,
    menu: { Icon: Settings, group: 'website' },
  },
  pages: {
    title: words.pages,
    permission: 'pages.view',
    load: async () => (await import('./plain-pages/PlainPages.tsx')).PlainPages,
    menu: { Icon: File, group: 'website' },
  },
  newPage: {
    title: words.newPage,
    permission: 'pages.create',
    load: async () => (await import('./plain-pages/PlainPageScreen.tsx')).NewPlainPage,
    within: 'pages',
  },
  editPage: {
    title: words.editPage,
    permission: 'pages.edit',
    load: async () => (await import('./plain-pages/PlainPageScreen.tsx')).EditPlainPage,
    within: 'pages',
  },
  editThisPage: {
    title: words.editThisPage,
    load: async () => (await import('./edit-this-page/EditThisPage.tsx')).EditThisPage,
    within: 'pages',
  },
  standardPages: {
    title: words.standardPages,
    nameInSearch: words.standardPages,
    permission: 'pages.view',
    load: async () => (await import('./page-choices/StandardPages.tsx')).StandardPages,
    within: 'pages',
  },
  redirects: {
    title: words.redirects,
    permission: 'pages.view',
    load: async () => (await import('./redirects/Redirects.tsx')).Redirects,
    menu: { Icon: CornerUpRight, group: 'website' },
  },
  missedAddresses: {
    title: words.redirects,
    nameInSearch: words.missedAddresses,
    permission: 'pages.view',
    load: async () => (await import('./redirects/Missed.tsx')).Missed,
    within: 'redirects',
  },
  deadLinks: {
    title: words.redirects,
    nameInSearch: words.deadLinks,
    permission: 'pages.view',
    load: async () => (await import('./redirects/DeadLinks.tsx')).DeadLinks,
    within: 'redirects',
  },
  sitePages: {
    title: words.servicesAndPolicies,
    permission: 'pages.view',
    load: async () => (await import('./site-pages/SitePages.tsx')).SitePages,
    menu: { Icon: ScrollText, group: 'website' },
  },
  sitePage: {
    title: words.editPage,
    permission: 'pages.publish',
    load: async () => (await import('./site-pages/SitePageScreen.tsx')).SitePageScreen,
    within: 'sitePages',
  },
  ...Object.fromEntries(plainCollections.map((collection) => [collection.name, plainScreen(collection)])),
  translations: {
    title: words.translations,
    permission: translators,
    load: async () => (await import('./translations/TranslationBoard.tsx')).TranslationBoardScreen,
    menu: { Icon: Languages, group: 'content' },
  },
  translation: {
    title: words.translation,
    permission: translators,
    load: async () => (await import('./translations/TranslationScreen.tsx')).TranslationScreen,
    within: 'translations',
  },
  translationVersions: {
    title: words.earlierVersions,
    permission: translators,
    load: async () => (await import('./translations/TranslationVersions.tsx')).TranslationVersions,
  },
  versions: {
    title: words.earlierVersions,
    permission: versionedCollections.map(({ permissions }) => permissions.edit),
    load: async () => (await import('./versions/Versions.tsx')).Versions,
  },
  media: {
    title: words.mediaLibrary,
    permission: 'media.view',
    load: async () => (await import('./library/MediaLibrary.tsx')).MediaLibrary,
    menu: { Icon: FolderOpen, group: 'content', label: words.mediaInMenu },
  },
  guide: {
    title: words.guide,
    load: async () => (await import('./guide/Guide.tsx')).Guide,
    menu: { Icon: BookOpen, group: 'administration' },
  },
  profile: {
    title: words.myProfile,
    load: async () => (await import('./profile/Profile.tsx')).Profile,
  },
};

/** All of them with their names. */
export const dashboardScreens: readonly (readonly [name: string, screen: DashboardScreen])[] = Object.entries(screens);

/** The screen of this name, from the router's untyped value. */
export function dashboardScreen(name: unknown): DashboardScreen | undefined {
  return dashboardScreens.find(([known]) => known === name)?.[1];
}
