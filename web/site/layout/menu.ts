import * as words from '#locale/layout.ts';
import { addresses, otherAddresses } from '../addresses.ts';

export interface MenuLink {
  label: string;
  address: string;
}

/** An entry of the navigation: the page it leads to, and the pages that stand below that one. */
export interface MenuPage extends MenuLink {
  /** Another spelling of its address. */
  alias?: string;
  /** The address of the page of one record. */
  below?: (id: number) => string;
}

/** An entry of the navigation that opens a list of its own. */
export interface MenuGroup {
  label: string;
  links: readonly MenuPage[];
  /** A page of this subject to which none of the links leads. */
  alias?: string;
}

/** The navigation, in its order. The wide bar and the menu of small screens are both made from it. */
export const menu: readonly (MenuPage | MenuGroup)[] = [
  { label: words.home, address: addresses.home },
  {
    label: words.aboutUs,
    alias: addresses.about,
    links: [
      { label: words.ourMission, address: addresses.mission },
      { label: words.ourVision, address: addresses.vision },
      { label: words.ourHistory, address: addresses.history },
      { label: words.ourTeam, address: addresses.team },
      { label: words.mentorshipStructure, address: addresses.mentorship },
    ],
  },
  {
    label: words.gallery,
    links: [
      { label: words.videoGallery, address: addresses.videos },
      { label: words.photoGallery, address: addresses.gallery },
      { label: words.documents, address: addresses.documents },
      { label: words.testimonials, address: addresses.testimonials },
    ],
  },
  {
    label: words.events,
    address: addresses.events,
    alias: otherAddresses.eventsWithoutOne,
    below: addresses.eventByNumber,
  },
  { label: words.contact, address: addresses.contact },
  { label: words.blogs, address: addresses.posts, alias: otherAddresses.postsAsBlogs, below: addresses.postByNumber },
  { label: words.login, address: otherAddresses.signIn },
];

const plain = (path: string) => path.toLowerCase().replace(/(.)\/$/, '$1');

/** Whether `path`, as the visitor spelt it, is this address. */
export const isAt = (address: string | undefined, path: string) =>
  address !== undefined && plain(address) === plain(path);

/** An entry's `aria-current` on the page at `path`: the page itself, or the one above it. */
export function currentOf({ address, alias, below }: MenuPage, path: string): 'page' | 'true' | undefined {
  if (isAt(address, path) || isAt(alias, path)) return 'page';
  const [, record, id] = /^(.*\/(\d+))(?:-[^/]*)?\/?$/.exec(path) ?? [];
  return record !== undefined && isAt(below?.(Number(id)), record) ? 'true' : undefined;
}

/** Whether the page at `path` is one of the group's. */
export const holdsCurrent = ({ alias, links }: MenuGroup, path: string): boolean =>
  isAt(alias, path) || links.some((link) => currentOf(link, path) !== undefined);
