import type { LucideIcon } from 'lucide-react';
import type { ComponentType } from 'react';
import type { Permission } from '../../../domain/permission.ts';
import type { StaffScreen } from '../../../domain/staff-screens.ts';
import type { WaitingRecords } from '../../../domain/waiting.ts';

/** One screen of the dashboard. Its addresses stand in `domain/addresses.ts`. */
export interface DashboardScreen {
  title: string;
  /** Its name in the search, where the title is also that of another screen. */
  nameInSearch?: string;
  /** For people without a session. */
  beforeSignIn?: true;
  /** Without this permission, or any of these, a notice is shown instead. If there is none, all staff may see the screen. */
  permission?: Permission | readonly Permission[];
  /** Its component, loaded when it is first opened. */
  load(): Promise<ComponentType>;
  /** Its place in the menu, which has the order of the table. */
  menu?: MenuPlace;
  /** The screen whose place in the menu is the current one while this is open. */
  within?: StaffScreen;
}

/** The groups of the menu, in their order. */
export const menuGroups = ['today', 'content', 'giving', 'website', 'administration'] as const;

/** `today` is what somebody looks at every day: what waits. `website` is what the pages say of the organisation. */
export type MenuGroup = (typeof menuGroups)[number];

interface MenuPlace {
  Icon: LucideIcon;
  group: MenuGroup;
  /** Instead of the title. */
  label?: string;
  /** The number of its records that wait for an answer. */
  waits?(waiting: WaitingRecords): number | undefined;
}

/** Whether somebody with these permissions may open a screen. */
export function mayOpen({ permission }: Pick<DashboardScreen, 'permission'>, held: readonly Permission[]): boolean {
  return permission === undefined || [permission].flat().some((one) => held.includes(one));
}
