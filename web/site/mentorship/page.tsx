import { Fragment } from 'react';
import { addresses } from '../../../domain/addresses.ts';
import { Edge } from '../../ui/imigongo/Edge.tsx';
import { pillarsOf } from '../home/pillars.ts';
import type { PageProps } from '../page.ts';
import { definePage } from '../render.tsx';
import { CallToAction } from './CallToAction.tsx';
import { PillarSection } from './PillarSection.tsx';
import { PillarsHero } from './PillarsHero.tsx';

/** How a group is accompanied: the four pillars, one after the other, each with a place of its own. */
function Mentorship({ site }: PageProps<null>) {
  const pillars = pillarsOf(site);
  return (
    <>
      <PillarsHero pillars={pillars} />
      {pillars.map((pillar, place) => (
        <Fragment key={pillar.id}>
          <Edge from={pillars[place - 1]?.colour ?? 'surface'} to={pillar.colour} line="chalk" />
          <PillarSection pillar={pillar} />
        </Fragment>
      ))}
      <CallToAction />
    </>
  );
}

export const mentorship = definePage<null>({
  address: addresses.mentorship,
  load: async () => null,
  head: () => ({
    title: 'Mentorship Structure',
    description:
      'Four pillars carry every saving group: community savings, comprehensive training, seed money and weekly volunteer support.',
    canonical: addresses.mentorship,
  }),
  Page: Mentorship,
});
