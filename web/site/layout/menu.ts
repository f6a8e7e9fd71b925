import { addresses } from '../../../domain/addresses.ts';

export interface MenuLink {
  label: string;
  address: string;
}

/** An entry of the navigation that opens a list of its own. */
export interface MenuGroup {
  label: string;
  links: readonly MenuLink[];
}

/** The navigation, in its order. The wide bar and the menu of small screens are both made from it. */
export const menu: readonly (MenuLink | MenuGroup)[] = [
  { label: 'Home', address: addresses.home },
  {
    label: 'About Us',
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
  { label: 'Events', address: addresses.events },
  { label: 'Contact', address: addresses.contact },
  { label: 'Blogs', address: addresses.posts },
  { label: 'Login', address: addresses.signIn },
];

const plain = (path: string) => path.toLowerCase().replace(/(.)\/$/, '$1');

/** Whether `path`, as the visitor spelt it, is this address. */
export function isCurrent(address: string, path: string): boolean {
  return plain(address) === plain(path);
}
