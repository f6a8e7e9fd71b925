import type { SitePage } from '../../../domain/site-page.ts';
import { addresses } from '../../addresses.ts';
import type { PageProps } from '../page.ts';
import type { Section } from '../section.ts';
import { SitePageText } from '../site-pages/SitePageText.tsx';
import { ServicesHero } from './ServicesHero.tsx';
import { ServicesPillars } from './ServicesPillars.tsx';

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
