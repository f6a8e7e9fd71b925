import { addresses } from '../../../domain/addresses.ts';
import type { SitePage } from '../../../domain/site-page.ts';
import { Picture } from '../../ui/Picture.tsx';
import { drawing } from '../components/drawing.ts';
import type { PageProps } from '../page.ts';
import type { Section } from '../section.ts';
import { SitePageText } from '../site-pages/SitePageText.tsx';
import market from './pictures/hero-market.svg?no-inline';
import { ServicesPillars } from './ServicesPillars.tsx';

/** The drawing at the head of this page. */
const marketStall = drawing(market, 1600, 900, 'A market stall with baskets of maize, beans and potatoes');

/** A group's goods for the market, and the page's title on the painted ground beside them. */
function ServicesHero({ title }: { title: string }) {
  return (
    <div className="services-hero bg-leaf-deep text-chalk">
      <div className="purpose-text">
        <h1 id="services-title" className="text-display">
          {title}
        </h1>
        <p className="mt-6 max-w-[34ch] text-lead">
          From the first coin in the box to a stall of one’s own: what we do, and what a group does with it.
        </p>
      </div>
      <div className="services-picture">
        <Picture
          picture={marketStall}
          sizes="(min-width: 48rem) 60vw, 100vw"
          first
          className="size-full object-cover object-[72%_50%]"
        />
      </div>
    </div>
  );
}

/** The services page: the work, and the four pillars it rests on. */
export function Services({ data, site, timeZone }: PageProps<Section<SitePage>>) {
  return (
    <article aria-labelledby="services-title">
      <ServicesHero title={data.state === 'loaded' ? data.data.title : 'Our Services'} />
      <div className="page-width grid items-start gap-x-16 gap-y-14 py-12 lg:grid-cols-[1fr_21rem] lg:py-20">
        <div className="min-w-0">
          <SitePageText page={data} address={addresses.services} timeZone={timeZone} />
        </div>
        <ServicesPillars site={site} />
      </div>
    </article>
  );
}
