import { Fragment } from 'react';
import { Edge } from '../../ui/imigongo/Edge.tsx';
import { pillarsOf } from '../home/pillars.ts';
import type { PageProps } from '../page.ts';
import { CallToAction } from './CallToAction.tsx';
import { PillarSection } from './PillarSection.tsx';
import { PillarsHero } from './PillarsHero.tsx';

/** How a group is accompanied: the four pillars, one after the other, each with a place of its own. */
export function Mentorship({ site }: PageProps<null>) {
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
