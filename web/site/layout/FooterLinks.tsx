import { addresses } from '../../../domain/addresses.ts';
import type { MenuLink } from './menu.ts';

const columns: readonly { title: string; links: readonly MenuLink[] }[] = [
  {
    title: 'Explore',
    links: [
      { label: 'About Us', address: addresses.about },
      { label: 'Events', address: addresses.events },
      { label: 'Blogs', address: addresses.posts },
      { label: 'Photo Gallery', address: addresses.gallery },
      { label: 'Contact', address: addresses.contact },
    ],
  },
  {
    title: 'Our work',
    links: [
      { label: 'Our Services', address: addresses.services },
      { label: 'Mentorship', address: addresses.mentorship },
      { label: 'Privacy Policy', address: addresses.privacy },
      { label: 'Terms of Service', address: addresses.terms },
      { label: 'Cookie Policy', address: addresses.cookies },
    ],
  },
];

/** Where the footer leads. */
export function FooterLinks() {
  return columns.map(({ title, links }) => (
    <nav key={title} aria-label={title}>
      <h2 className="text-subheading text-call">{title}</h2>
      <ul className="mt-2">
        {links.map(({ label, address }) => (
          <li key={address}>
            <a href={address} className="flex min-h-11 items-center underline-offset-4 hover:underline">
              {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  ));
}
