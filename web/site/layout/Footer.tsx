import * as words from '#locale/layout.ts';
import type { SiteSettings } from '../../../domain/site.ts';
import { Band } from '../../ui/imigongo/Band.tsx';
import { useLowData } from '../../ui/low-data.ts';
import { addresses, otherAddresses } from '../addresses.ts';
import { Icon } from '../components/Icon.tsx';
import { SiteText } from '../components/SiteText.tsx';
import { telephoneLink } from '../components/telephone-link.ts';
import FooterForm from '../newsletter/FooterForm.island.tsx';
import { newsletterPlan } from '../newsletter/plan.ts';
import { useLed, useLedLinks } from '../page-leads.ts';
import { langOf } from '../untranslated.ts';
import { Brand, brandOf } from './Brand.tsx';
import { LanguageSwitch } from './LanguageSwitch.tsx';
import { isAt, type MenuLink } from './menu.ts';
import type { PageIn } from './page-in-languages.ts';
import { SocialLinks } from './SocialLinks.tsx';

const row = 'flex min-h-11 items-center gap-3 py-2 leading-tight';

/** Contact details. Without an e-mail address the contact form takes its place. */
function FooterContact({ site }: { site: SiteSettings }) {
  const { city, phone, email } = site;
  const form = useLed()(`${addresses.contact}#message`);
  const mail = email === '' ? form : `mailto:${email}`;
  return (
    <div className="max-md:col-span-2">
      <h2 className="text-subheading text-call">{words.contact}</h2>
      <address className="mt-2 not-italic">
        <ul>
          {city === '' ? null : (
            <li className={row}>
              <Icon name="place" className="size-5 shrink-0" />
              <SiteText site={site} field="city" />
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
          {mail === null ? null : (
            <li>
              <a href={mail} className={`${row} break-all hover:underline`}>
                <Icon name="mail" className="size-5 shrink-0" />
                {email === '' ? words.writeToUs : email}
              </a>
            </li>
          )}
        </ul>
      </address>
    </div>
  );
}

const columns: readonly FooterColumnProps[] = [
  {
    title: words.explore,
    links: [
      { label: words.aboutUs, address: addresses.about },
      { label: words.events, address: addresses.events },
      { label: words.blogs, address: addresses.posts },
      { label: words.photoGallery, address: addresses.gallery },
      { label: words.contact, address: addresses.contact },
      { label: words.search, address: addresses.search },
    ],
  },
  {
    title: words.ourWork,
    links: [
      { label: words.ourServices, address: addresses.services },
      { label: words.mentorship, address: addresses.mentorship },
      { label: words.privacyPolicy, address: addresses.privacy },
      { label: words.termsOfService, address: addresses.terms },
      { label: words.cookiePolicy, address: addresses.cookies },
    ],
  },
];

interface FooterColumnProps {
  title: string;
  links: readonly MenuLink[];
}

/** One column of links. */
function FooterColumn({ title, links }: FooterColumnProps) {
  return (
    <nav aria-label={title}>
      <h2 className="text-subheading text-call">{title}</h2>
      <ul className="mt-2">
        {useLedLinks(links).map(({ label, address }) => (
          <li key={label}>
            <a
              href={address}
              className="flex min-h-11 items-center py-2 leading-tight underline-offset-4 hover:underline"
            >
              {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Turns the light form of the site on and off: no script, and the smallest pictures. A plain form, so it works without script too. */
function LowDataSwitch({ path }: { path: string }) {
  const isLow = useLowData();
  return (
    <form
      method="post"
      action={otherAddresses.lowData}
      aria-labelledby="low-data"
      className="flex flex-wrap items-center gap-x-4"
    >
      <input type="hidden" name="back" value={path} />
      <input type="hidden" name="low" value={isLow ? '0' : '1'} />
      <span id="low-data">{isLow ? words.usingLightVersion : words.payingByMegabyte}</span>
      <button type="submit" className="min-h-11 font-semibold text-body underline underline-offset-4">
        {isLow ? words.showFullVersion : words.useLessData}
      </button>
    </form>
  );
}

/** The end of every page: who we are, where to go on, how to reach us. */
export function Footer({ site, path, pageIn }: { site: SiteSettings; path: string; pageIn: PageIn }) {
  // Without the page for it, nobody is asked to subscribe.
  const isAsked = useLed()(addresses.newsletter) === addresses.newsletter && !isAt(addresses.newsletter, path);
  return (
    <footer data-theme="dark" className="bg-ink">
      <Band motif="zigzag" tone="ink" size="tall" />
      <div className="page-width grid gap-x-12 gap-y-12 py-14 lg:grid-cols-[5fr_7fr]">
        <div className="min-w-0">
          <Brand {...brandOf(site)} />
          <p lang={langOf(site, 'description')} className="mt-5 max-w-md text-muted">
            {site.description}
          </p>
          <SocialLinks links={site.social_links} className="-ml-3 mt-4" />
          {isAsked ? <FooterForm plan={newsletterPlan} /> : null}
        </div>
        <div className="grid grid-cols-2 gap-x-6 gap-y-10 md:grid-cols-[1fr_1fr_1.25fr]">
          {columns.map((column) => (
            <FooterColumn key={column.title} {...column} />
          ))}
          <FooterContact site={site} />
        </div>
      </div>
      <div className="page-width flex flex-wrap items-center justify-between gap-x-8 border-line border-t py-4 text-muted text-sm">
        <p>{words.copyright(site.copyright_year, site.name)}</p>
        <LanguageSwitch offered={site.languages} pageIn={pageIn} />
        <LowDataSwitch path={path} />
      </div>
    </footer>
  );
}
