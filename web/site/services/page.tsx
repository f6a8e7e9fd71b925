import * as words from '#locale/services.ts';
import type { SiteSettings } from '../../../domain/site.ts';
import type { SitePage } from '../../../domain/site-page.ts';
import { Picture } from '../../ui/Picture.tsx';
import { addresses } from '../addresses.ts';
import { drawing } from '../components/picture-source.ts';
import { pillarsOf } from '../home/pillars.ts';
import type { PageProps } from '../page.ts';
import { useLedLinks } from '../page-leads.ts';
import type { Section } from '../section.ts';
import { definePageOfSections } from '../sections/define.tsx';
import { Own, OwnPicture } from '../sections/own-words.tsx';
import { SitePageText, sitePageFailed } from '../site-pages/SitePageText.tsx';
import { langOf } from '../untranslated.ts';
import market from './pictures/hero-market.svg?no-inline';

/** The drawing at the head of this page. */
const marketStall = drawing(market, 1600, 900, words.aMarketStallWithBaskets);

/** A group's goods for the market, and the page's title on the painted ground beside them. */
function ServicesHero({ title, lang }: { title: string; lang: string | undefined }) {
  return (
    <div className="services-hero bg-leaf-deep text-chalk">
      <div className="purpose-text">
        <h1 id="services-title" lang={lang} className="text-display">
          {title}
        </h1>
        <p className="mt-6 max-w-[34ch] text-lead">
          <Own of="text">{words.fromTheFirstCoin}</Own>
        </p>
      </div>
      <div className="services-picture">
        <OwnPicture
          usual={marketStall}
          sizes="(min-width: 48rem) 60vw, 100vw"
          first
          className="size-full object-cover object-[72%_50%]"
        />
      </div>
    </div>
  );
}

/** The services page: the work, and the four pillars it rests on. */
function Services({ data, site, timeZone }: PageProps<Section<SitePage>>) {
  return (
    <article aria-labelledby="services-title">
      <ServicesHero
        title={data.state === 'loaded' ? data.data.title : words.ourServices}
        lang={data.state === 'loaded' ? langOf(data.data, 'title') : undefined}
      />
      <div className="page-width grid items-start gap-x-16 gap-y-14 py-12 lg:grid-cols-[1fr_21rem] lg:py-20">
        <div className="min-w-0">
          <SitePageText page={data} address={addresses.services} timeZone={timeZone} />
        </div>
        <ServicesPillars site={site} />
      </div>
    </article>
  );
}

/** The way from here to each pillar's own place. */
function ServicesPillars({ site }: { site: SiteSettings }) {
  const pillars = useLedLinks(
    pillarsOf(site).map((pillar) => ({ ...pillar, address: `${addresses.mentorship}#${pillar.id}` })),
  );
  return pillars.length === 0 ? null : (
    <nav aria-labelledby="services-pillars-title" className="lg:sticky lg:top-28">
      <h2 id="services-pillars-title" className="border-call border-b-4 pb-3 text-heading">
        {words.mentorshipStructure}
      </h2>
      <ul className="mt-5 grid gap-4 sm:max-lg:grid-cols-2">
        {pillars.map(({ id, title, icon, address }) => (
          <li key={id}>
            <a
              href={address}
              className="grid grid-cols-[5.5rem_1fr] items-center gap-4 bg-chalk-deep underline-offset-4 hover:underline"
            >
              <Picture
                picture={{ ...icon, alt: '' }}
                sizes="5.5rem"
                className="aspect-square h-auto w-full object-cover"
              />
              <span className="py-2 pr-3 font-display font-extrabold text-subheading">{title}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

export const servicesPage = definePageOfSections<Section<SitePage>, 'services'>({
  name: 'services',
  address: addresses.services,
  load: ({ request, section }) =>
    section(request('GET /site-pages/{slug}/', { parameters: { slug: 'services' } }), sitePageFailed),
  head: (page) => ({
    title: page.state === 'loaded' ? page.data.title : words.ourServices,
    description: words.whatWeDoWithSavings,
    canonical: addresses.services,
  }),
  sections: { services_page: Services },
});
