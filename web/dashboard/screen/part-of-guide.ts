import type { StaffScreen } from '../../../domain/staff-screens.ts';
import { moduleAddresses } from '../../../modules/addresses.ts';
import type { DashboardScreen } from './dashboard-screen.ts';

/** Screens outside the menu whose part of the guide is not that of the screen they stand within. */
const outsideMenu: Readonly<Record<string, string>> = {
  categories: 'categories',
  gallery_categories: 'categories',
  eventRegistrations: 'eventRegistrations',
  eventRegistration: 'eventRegistrations',
  signInSheet: 'eventRegistrations',
  subscribers: 'subscribers',
  undo: 'undo',
  backups: 'backups',
  versions: 'versions',
  translationVersions: 'versions',
  profile: 'profile',
} satisfies Partial<Record<StaffScreen, StaffScreen>>;

/** The part of the guide that a screen leads to. The guide itself has none, nor has a screen before the sign-in. */
export function partOfGuide(name: string, screen: DashboardScreen): string | undefined {
  if (name === 'guide') return undefined;
  if (screen.menu || name in moduleAddresses) return name;
  return outsideMenu[name] ?? screen.within;
}
