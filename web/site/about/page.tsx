import { addresses } from '../../../domain/addresses.ts';
import type { SiteSettings } from '../../../domain/site.ts';
import { Band } from '../../ui/imigongo/Band.tsx';
import { Edge } from '../../ui/imigongo/Edge.tsx';
import { ProgressBars } from '../home/ProgressBars.tsx';
import type { PageProps } from '../page.ts';
import { definePage } from '../render.tsx';
import { AboutHero } from './AboutHero.tsx';
import { AboutLinks } from './AboutLinks.tsx';
import { Mission } from './Mission.tsx';
import { Purposes } from './Purposes.tsx';
import { VisionHero } from './VisionHero.tsx';
import { VisionPath } from './VisionPath.tsx';
import { VisionStatement } from './VisionStatement.tsx';

/** Where our work should lead. */
function Vision({ site }: PageProps<null>) {
  return (
    <>
      <VisionHero />
      <VisionPath />
      <VisionStatement site={site} />
    </>
  );
}

/** The bare facts, entered line by line like the payments in a member's book. */
function Passbook({ site }: { site: SiteSettings }) {
  const entries = [
    { label: 'Created', value: site.founded },
    { label: 'Registered as', value: site.legal_form },
    { label: 'Registered in', value: site.registered_in },
    { label: 'Head office', value: site.head_office },
    { label: 'Branch office', value: site.branch_office },
    { label: 'Programmes', value: 'Saving groups, training, fair trade' },
  ];
  return (
    <div className="border-2 border-ink bg-raised shadow-hard">
      <Band motif="zigzag" tone="clay" size="regular" />
      <dl className="px-5 pt-2 pb-6 sm:px-8">
        {entries
          .filter(({ value }) => value !== '')
          .map(({ label, value }) => (
            <div key={label} className="border-line border-b-2 py-4">
              <dt className="text-muted text-sm">{label}</dt>
              <dd className="font-semibold text-lead leading-snug">{value}</dd>
            </div>
          ))}
      </dl>
    </div>
  );
}

/** How the organisation came to be, and what it does; beside it, what stands in the register. */
function Beginning({ site }: { site: SiteSettings }) {
  return (
    <section aria-labelledby="beginning-title" className="section-space">
      <div className="page-width grid items-start gap-x-16 gap-y-12 lg:grid-cols-[7fr_5fr]">
        <div>
          <h2 id="beginning-title" className="max-w-[18ch] text-title">
            It begins with a circle of neighbours
          </h2>
          <div className="mt-6 max-w-reading space-y-5 text-lead">
            <p>{`${site.name} was created in ${site.founded} and is registered as a ${site.legal_form} in ${site.registered_in}. That means that whatever we do has to be of use to the community.`}</p>
            <p>
              Somebody who is poor seldom lacks ideas. What is missing is a place to save, a loan that can be paid back,
              somebody to learn from, and a first amount to start with. So we help neighbours to form saving groups, we
              train them, and we add seed money while their own savings are still low.
            </p>
            <p>
              Our programmes are saving groups, training and fair trade. They belong together: a group that saves can
              lend, a member who has learnt can earn, and what she makes should be sold at a fair price.
            </p>
          </div>
        </div>
        <Passbook site={site} />
      </div>
    </section>
  );
}

/** How far we have come. */
function Achieved({ bars }: { bars: SiteSettings['progress_bars'] }) {
  if (bars.length === 0) return null;
  return (
    <>
      <Edge from="leaf" to="ink" line="ochre" />
      <section aria-labelledby="achieved-title" data-theme="dark" className="section-space bg-ink">
        <div className="page-width">
          <h2 id="achieved-title" className="max-w-[20ch] text-title">
            How far we have come
          </h2>
          <ProgressBars bars={bars} />
        </div>
      </section>
    </>
  );
}

/** The About page: origin, purpose, progress, and links to more. */
function About({ site }: PageProps<null>) {
  return (
    <>
      <AboutHero />
      <Beginning site={site} />
      <Purposes site={site} />
      <Achieved bars={site.progress_bars} />
      <AboutLinks site={site} />
    </>
  );
}

export const about = definePage<null>({
  address: addresses.about,
  load: async () => null,
  head: (_, site) => ({ title: 'About Us', description: site.description, canonical: addresses.about }),
  Page: About,
});

export const mission = definePage<null>({
  address: addresses.mission,
  load: async () => null,
  head: (_, site) => ({ title: 'Our Mission', description: site.mission, canonical: addresses.mission }),
  Page: Mission,
});

export const vision = definePage<null>({
  address: addresses.vision,
  load: async () => null,
  head: (_, site) => ({ title: 'Our Vision', description: site.vision, canonical: addresses.vision }),
  Page: Vision,
});
