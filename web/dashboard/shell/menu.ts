import type { Permission } from '../../../domain/permission.ts';
import { screenPaths } from '../../../domain/staff-screens.ts';
import { useCurrentScreen } from '../screen/current-screen.ts';
import { type DashboardScreen, type MenuGroup, mayOpen, menuGroups } from '../screen/dashboard-screen.ts';
import { dashboardScreen, dashboardScreens } from '../screens.ts';

/** One entry of the menu. */
export interface MenuEntry extends Required<Pick<NonNullable<DashboardScreen['menu']>, 'Icon' | 'group' | 'label'>> {
  /** Of its screen. */
  name: string;
  address: string;
  screen: DashboardScreen;
}

/** Entries under one heading. `pinned` are those that the person wants on top. */
export interface EntriesOfGroup {
  name: MenuGroup | 'pinned';
  entries: readonly MenuEntry[];
}

const menu: readonly MenuEntry[] = dashboardScreens.flatMap(([name, screen]) => {
  const address = screenPaths[name];
  return screen.menu && address ? [{ label: screen.title, ...screen.menu, name, screen, address }] : [];
});

interface Person {
  permissions: readonly Permission[];
  pins: readonly string[];
}

/** The entries that this person may open: those that they have pinned, in their order, and the others. */
function entriesFor({ permissions, pins }: Person) {
  const offered = menu.filter(({ screen }) => mayOpen(screen, permissions));
  const pinned = pins.flatMap((pin) => offered.find(({ name }) => name === pin) ?? []);
  return { pinned, others: offered.filter(({ name }) => !pins.includes(name)) };
}

/** The menu of this person by groups. An entry stands once: among the pinned, or in its group. */
export function groupsFor(person: Person): EntriesOfGroup[] {
  const { pinned, others } = entriesFor(person);
  const groups = menuGroups.map((name) => ({ name, entries: others.filter(({ group }) => group === name) }));
  return [{ name: 'pinned' as const, entries: pinned }, ...groups].filter(({ entries }) => entries.length > 0);
}

/** The first `count` places for a thumb: the overview, then what is pinned, then the menu from its beginning. */
export function nearestFor(person: Person, count: number): MenuEntry[] {
  const { pinned, others } = entriesFor(person);
  const inOrder = menuGroups.flatMap((name) => others.filter(({ group }) => group === name));
  const all = [...pinned, ...inOrder];
  const overview = all.filter(({ name }) => name === 'overview');
  return [...overview, ...all.filter((entry) => !overview.includes(entry))].slice(0, count);
}

/** The name of the entry to which the open screen belongs. */
export function useCurrentEntry(): string | undefined {
  const current = useCurrentScreen();
  return menu.find(({ name }) => name === current)?.name ?? dashboardScreen(current)?.within;
}
