import {
  CalendarDays,
  HandHeart,
  History,
  Images,
  LayoutDashboard,
  type LucideIcon,
  Mail,
  Megaphone,
  Newspaper,
  PanelTop,
  ShieldCheck,
  Users,
} from 'lucide-react';
import type { Permission } from '../../../domain/permission.ts';
import { staffAddresses } from '../../addresses.ts';
import type { Screen } from '../screens.ts';

export interface MenuEntry {
  label: string;
  address: string;
  Icon: LucideIcon;
  /** The screens during which the entry is the current one, the entry's own first. */
  screens: readonly Screen[];
  /** Only those who hold it are shown the entry; without one everybody is. */
  permission?: Permission;
}

/** The desk's menu, from top to bottom. */
export const menu: readonly MenuEntry[] = [
  { label: 'Dashboard', address: staffAddresses.overview, Icon: LayoutDashboard, screens: ['overview'] },
  {
    label: 'Role Management',
    address: staffAddresses.roles,
    Icon: ShieldCheck,
    screens: ['roles', 'newRole', 'editRole'],
  },
  {
    label: 'User Management',
    address: staffAddresses.users,
    Icon: Users,
    screens: ['users', 'newUser', 'editUser', 'user'],
  },
  {
    label: 'Ads management',
    address: staffAddresses.advertisements,
    Icon: PanelTop,
    screens: ['advertisements', 'newAdvertisement', 'editAdvertisement'],
  },
  {
    label: 'Blogs management',
    address: staffAddresses.posts,
    Icon: Newspaper,
    screens: ['posts', 'newPost', 'editPost', 'categories'],
  },
  {
    label: 'Events management',
    address: staffAddresses.events,
    Icon: CalendarDays,
    screens: ['events', 'newEvent', 'editEvent', 'eventRegistrations', 'signInSheet', 'eventRegistration'],
  },
  { label: 'Announcements', address: staffAddresses.announcements, Icon: Megaphone, screens: ['announcements'] },
  {
    label: 'Gallery And Video',
    address: staffAddresses.gallery,
    Icon: Images,
    screens: ['gallery', 'newGalleryItem', 'galleryCategories'],
  },
  { label: 'Donation', address: staffAddresses.donations, Icon: HandHeart, screens: ['donations'] },
  { label: 'Contact Messages', address: staffAddresses.contacts, Icon: Mail, screens: ['contacts'] },
  { label: 'Audit log', address: staffAddresses.audit, Icon: History, screens: ['audit'], permission: 'audit.view' },
];
