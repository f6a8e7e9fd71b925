import { addresses, otherAddresses } from '../../../domain/addresses.ts';

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
  { label: 'Home', address: addresses.home },
  {
    label: 'About Us',
    alias: addresses.about,
    links: [
      { label: 'Our Mission', address: addresses.mission },
      { label: 'Our Vision', address: addresses.vision },
      { label: 'Our History', address: addresses.history },
      { label: 'Our Team', address: addresses.team },
      { label: 'Mentorship Structure', address: addresses.mentorship },
    ],
  },
  {
    label: 'Gallery',
    links: [
      { label: 'Video Gallery', address: addresses.videos },
      { label: 'Photo Gallery', address: addresses.gallery },
      { label: 'Documents', address: addresses.documents },
      { label: 'Testimonials', address: addresses.testimonials },
    ],
  },
  { label: 'Events', address: addresses.events, alias: otherAddresses.eventsWithoutOne, below: addresses.event },
  { label: 'Contact', address: addresses.contact },
  { label: 'Blogs', address: addresses.posts, alias: otherAddresses.postsAsBlogs, below: addresses.post },
  { label: 'Login', address: addresses.signIn },
];

const plain = (path: string) => path.toLowerCase().replace(/(.)\/$/, '$1');

/** Whether `path`, as the visitor spelt it, is this address. */
const isAt = (address: string | undefined, path: string) => address !== undefined && plain(address) === plain(path);

/** An entry's `aria-current` on the page at `path`: the page itself, or the one above it. */
export function currentOf({ address, alias, below }: MenuPage, path: string): 'page' | 'true' | undefined {
  if (isAt(address, path) || isAt(alias, path)) return 'page';
  const id = /\/(\d+)\/?$/.exec(path)?.[1];
  return id !== undefined && isAt(below?.(Number(id)), path) ? 'true' : undefined;
}

/** Whether the page at `path` is one of the group's. */
export const holdsCurrent = ({ alias, links }: MenuGroup, path: string): boolean =>
  isAt(alias, path) || links.some((link) => currentOf(link, path) !== undefined);
