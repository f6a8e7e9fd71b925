import { addresses, otherAddresses } from '../../../domain/addresses.ts';
import type { SiteSettings } from '../../../domain/site.ts';
import { Band } from '../../ui/imigongo/Band.tsx';
import { useLowData } from '../../ui/low-data.ts';
import { Icon } from '../components/Icon.tsx';
import { telephoneLink } from '../components/telephone-link.ts';
import FooterForm from '../newsletter/FooterForm.island.tsx';
import { newsletterPlan } from '../newsletter/plan.ts';
import { Brand } from './Brand.tsx';
import type { MenuLink } from './menu.ts';
import { SocialLinks } from './SocialLinks.tsx';

const row = 'flex min-h-11 items-center gap-3';

/** Contact details. Without an e-mail address the contact form takes its place. */
function FooterContact({ site: { city, phone, email } }: { site: SiteSettings }) {
  return (
    <div className="max-md:col-span-2">
      <h2 className="text-subheading text-call">Contact</h2>
      <address className="mt-2 not-italic">
        <ul>
          {city === '' ? null : (
            <li className={row}>
              <Icon name="place" className="size-5 shrink-0" />
              {city}
            </li>
          )}
          {phone === '' ? null : (
            <li>
              <a href={telephoneLink(phone)} className={`${row} hover:underline`}>
                <Icon name="phone" className="size-5 shrink-0" />
                {phone}
              </a>
            </li>
          )}
          <li>
            <a
              href={email === '' ? `${addresses.contact}#message` : `mailto:${email}`}
              className={`${row} break-all hover:underline`}
            >
              <Icon name="mail" className="size-5 shrink-0" />
              {email === '' ? 'Write to us' : email}
            </a>
          </li>
        </ul>
      </address>
    </div>
  );
}

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

/** The links of the footer. */
function FooterLinks() {
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

/** Turns the light form of the site on and off: no script, and the smallest pictures. A plain form, so it works without script too. */
function LowDataSwitch({ path }: { path: string }) {
  const isLow = useLowData();
  return (
    <form method="post" action={otherAddresses.lowData} className="flex flex-wrap items-center gap-x-4">
      <input type="hidden" name="back" value={path} />
      <input type="hidden" name="low" value={isLow ? '0' : '1'} />
      <span>{isLow ? 'You are using the light version: small pictures, no scripts.' : 'Paying by the megabyte?'}</span>
      <button type="submit" className="min-h-11 font-semibold text-body underline underline-offset-4">
        {isLow ? 'Show the full version' : 'Use less data'}
      </button>
    </form>
  );
}

/** The end of every page: who we are, where to go on, how to reach us. */
export function Footer({ site, path }: { site: SiteSettings; path: string }) {
  return (
    <footer data-theme="dark" className="bg-ink">
      <Band motif="zigzag" tone="ink" size="tall" />
      <div className="page-width grid gap-x-12 gap-y-12 py-14 lg:grid-cols-[5fr_7fr]">
        <div className="min-w-0">
          <Brand name={site.name} tagline={site.tagline} line={site.line} on="dark" />
          <p className="mt-5 max-w-md text-muted">{site.description}</p>
          <SocialLinks links={site.social_links} className="-ml-3 mt-4" />
          <FooterForm plan={newsletterPlan} />
        </div>
        <div className="grid grid-cols-2 gap-x-6 gap-y-10 md:grid-cols-[1fr_1fr_1.25fr]">
          <FooterLinks />
          <FooterContact site={site} />
        </div>
      </div>
      <div className="page-width flex flex-wrap items-center justify-between gap-x-8 border-line border-t py-4 text-muted text-sm">
        <p>{`Copyright © ${site.copyright_year} ${site.name}`}</p>
        <LowDataSwitch path={path} />
      </div>
    </footer>
  );
}
