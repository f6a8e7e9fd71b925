import {
  Banknote,
  CalendarDays,
  ChartColumn,
  Contact,
  File,
  FileText,
  Fingerprint,
  FolderOpen,
  HandHeart,
  Handshake,
  HeartHandshake,
  History,
  Images,
  Languages,
  LayoutDashboard,
  List,
  type LucideIcon,
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
  Users,
} from 'lucide-react';
import * as words from '#locale/dashboard/shell.ts';
import { staffAddresses } from '../../../domain/addresses.ts';
import { plainCollections } from '../../../domain/collections/registry.ts';
import type { WaitingRecords } from '../../../domain/waiting.ts';
import { worded } from '../collections/worded.ts';
import type { Screen } from '../screens.ts';

export interface MenuEntry {
  label: string;
  address: string;
  Icon: LucideIcon;
  /** The screens during which the entry is the current one, the entry's own first. */
  screens: readonly Screen[];
  /** The number of its records that wait for an answer. */
  waits?(waiting: WaitingRecords): number | undefined;
}

/** The dashboard's menu, from top to bottom. */
export const menu: readonly MenuEntry[] = [
  { label: words.dashboard, address: staffAddresses.overview, Icon: LayoutDashboard, screens: ['overview'] },
  {
    label: words.roleManagement,
    address: staffAddresses.roles,
    Icon: ShieldCheck,
    screens: ['roles', 'newRole', 'editRole'],
  },
  {
    label: words.userManagement,
    address: staffAddresses.users,
    Icon: Users,
    screens: ['users', 'newUser', 'editUser', 'user'],
  },
  {
    label: words.adsManagement,
    address: staffAddresses.advertisements,
    Icon: PanelTop,
    screens: ['ads', 'newAdvertisement', 'editAdvertisement'],
  },
  {
    label: words.blogsManagement,
    address: staffAddresses.posts,
    Icon: Newspaper,
    screens: ['posts', 'newPost', 'editPost', 'categories'],
  },
  {
    label: words.eventsManagement,
    address: staffAddresses.events,
    Icon: CalendarDays,
    screens: ['events', 'newEvent', 'editEvent', 'eventRegistrations', 'signInSheet', 'eventRegistration'],
    waits: ({ registrations }) => registrations?.changed,
  },
  { label: words.announcements, address: staffAddresses.announcements, Icon: Megaphone, screens: ['announcements'] },
  {
    label: words.galleryAndVideo,
    address: staffAddresses.gallery,
    Icon: Images,
    screens: ['gallery', 'newGalleryItem', 'editGalleryItem', 'gallery_categories'],
  },
  {
    label: words.donation,
    address: staffAddresses.donations,
    Icon: HandHeart,
    screens: ['donations', 'donationBoard'],
    waits: ({ donations }) => donations?.total,
  },
  {
    label: words.pledges,
    address: staffAddresses.pledges,
    Icon: Handshake,
    screens: ['pledges', 'newPledge', 'pledge'],
  },
  {
    label: words.payments,
    address: staffAddresses.payments,
    Icon: Banknote,
    screens: ['payments', 'importStatement'],
  },
  { label: words.givers, address: staffAddresses.givers, Icon: HeartHandshake, screens: ['givers', 'giver'] },
  { label: words.receipts, address: staffAddresses.receipts, Icon: Receipt, screens: ['receipts'] },
  {
    label: words.givingReport,
    address: staffAddresses.givingReport,
    Icon: ChartColumn,
    screens: ['givingReport', 'thanksOwed'],
  },
  {
    label: words.contactMessages,
    address: staffAddresses.contacts,
    Icon: Mail,
    screens: ['contacts'],
    waits: ({ contacts }) => contacts?.unread,
  },
  {
    label: words.newsletter,
    address: staffAddresses.newsletter,
    Icon: Send,
    screens: ['newsletter', 'newCampaign', 'campaign', 'editCampaign', 'subscribers'],
  },
  {
    label: words.personalData,
    address: staffAddresses.privacy,
    Icon: Fingerprint,
    screens: ['privacy'],
  },
  { label: words.auditLog, address: staffAddresses.audit, Icon: History, screens: ['audit'] },
];

const collectionIcons: Record<string, LucideIcon> = {
  timeline: Milestone,
  team: Contact,
  documents: FileText,
  testimonials: Quote,
};

const collectionEntry = (collection: (typeof plainCollections)[number]): MenuEntry => ({
  label: worded(collection).screen.title,
  address: collection.screen.address,
  Icon: collectionIcons[collection.name] ?? List,
  screens: [collection.name],
});

/** Below it: the texts about the organisation, and the files of all pages. */
export const websiteMenu: readonly MenuEntry[] = [
  {
    label: words.siteSettings,
    address: staffAddresses.siteSettings,
    Icon: Settings,
    screens: ['siteSettings'],
  },
  {
    label: words.pages,
    address: staffAddresses.pages,
    Icon: File,
    screens: ['pages', 'newPage', 'editPage'],
  },
  {
    label: words.servicesAndPolicies,
    address: staffAddresses.sitePages,
    Icon: ScrollText,
    screens: ['sitePages', 'sitePage'],
  },
  ...plainCollections.map(collectionEntry),
  {
    label: words.translations,
    address: staffAddresses.translations,
    Icon: Languages,
    screens: ['translations', 'translation'],
  },
  {
    label: words.mediaLibrary,
    address: staffAddresses.media,
    Icon: FolderOpen,
    screens: ['media'],
  },
];
