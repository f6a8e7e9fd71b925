import { FileText, type LucideIcon } from 'lucide-react';
import { calledAlso, sectionsCalledAlso } from '#locale/dashboard/called.ts';
import { folded } from '../../../domain/folded.ts';
import type { Permission } from '../../../domain/permission.ts';
import { screenSpellings } from '../../../domain/staff-screens.ts';
import { profileSections } from '../profile/sections.ts';
import { type DashboardScreen, mayOpen } from '../screen/dashboard-screen.ts';
import { dashboardScreen } from '../screens.ts';
import { sections, TAB } from '../site-settings/sections.ts';

/** A screen, or a part of one, that a word leads to. */
interface CalledScreen {
  key: string;
  title: string;
  /** As the menu has it. */
  label: string;
  Icon: LucideIcon;
  address: string;
}

interface KnownScreen extends CalledScreen {
  screen: DashboardScreen;
  /** The name of its own, and what people call it besides, with commas between. */
  names: readonly string[];
  also: string;
}

const other: Readonly<Record<string, string>> = calledAlso;

const iconOf = ({ menu, within }: DashboardScreen) =>
  menu?.Icon ?? (within && dashboardScreen(within)?.menu?.Icon) ?? FileText;

const wholeScreens: readonly KnownScreen[] = Object.entries(screenSpellings).flatMap(([key, [address = '']]) => {
  const screen = dashboardScreen(key);
  if (screen === undefined || screen.beforeSignIn || address.includes('{')) return [];
  const title = screen.nameInSearch ?? screen.title;
  const label = screen.menu?.label ?? title;
  return [{ key, title, label, Icon: iconOf(screen), address, screen, names: [title, label], also: other[key] ?? '' }];
});

/** A heading of a screen; in a screen with tabs, also its tab. */
type Heading = string | { title: string; tab: string };

/** The parts of a screen that an address leads to. */
function partsOf<Part extends string>(
  name: 'siteSettings' | 'profile',
  parts: Readonly<Record<Part, Heading>>,
  also: Readonly<Record<Part, string>>,
): KnownScreen[] {
  const whole = wholeScreens.find(({ key }) => key === name);
  if (whole === undefined) return [];
  return Object.entries<Heading>(parts).map(([part, heading]) => {
    const section = typeof heading === 'string' ? heading : heading.title;
    const title = `${whole.title}: ${section}`;
    const address = `${whole.address}${typeof heading === 'string' ? '' : `?${TAB}=${heading.tab}`}#${part}`;
    const called: Readonly<Record<string, string>> = also;
    return { ...whole, key: address, title, label: title, address, names: [section], also: called[part] ?? '' };
  });
}

const knownScreens = [
  ...wholeScreens,
  ...partsOf('siteSettings', sections, sectionsCalledAlso.siteSettings),
  ...partsOf('profile', profileSections, sectionsCalledAlso.profile),
];

const wordsIn = (text: string) =>
  folded(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');

/** Letters at the end of a word that make no other of it: `logos`, `messages`, `tableaux`. */
const ENDING = 2;

/** A word from here on is known when it is written with an ending. */
const LONG = 4;

const isBegun = (word: string, wanted: string) =>
  word.startsWith(wanted) || (word.length >= LONG && wanted.startsWith(word) && wanted.length - word.length <= ENDING);

/** The screens, and their parts, that a user with these permissions may open and that are called so: by their own names first. */
export function screensCalled(text: string, permissions: readonly Permission[]): CalledScreen[] {
  const whole = folded(text);
  const wanted = wordsIn(text);
  const offered = knownScreens.filter(({ screen }) => mayOpen(screen, permissions));
  const byName = offered.filter(({ names }) => names.some((name) => folded(name).includes(whole)));
  const byAnother = offered.filter(({ names, also }) => {
    const words = [...names, also].flatMap(wordsIn);
    return wanted.length > 0 && wanted.every((one) => words.some((word) => isBegun(word, one)));
  });
  return [...new Set([...byName, ...byAnother])];
}
