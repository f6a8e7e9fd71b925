import { Fragment, type ReactNode } from 'react';
import * as words from '#locale/mentorship.ts';
import { Band } from '../../ui/imigongo/Band.tsx';
import { Edge } from '../../ui/imigongo/Edge.tsx';
import { Picture } from '../../ui/Picture.tsx';
import { addresses } from '../addresses.ts';
import { ActionLink } from '../components/ActionLink.tsx';
import { drawing } from '../components/picture-source.ts';
import { type DrawnPillar, usePillars } from '../home/own-pillars.ts';
import type { PillarColour } from '../home/pillars.ts';
import type { PageProps } from '../page.ts';
import { useLedLinks } from '../page-leads.ts';
import { definePageOfSections } from '../sections/define.tsx';
import { Own, OwnButtons, OwnPicture } from '../sections/own-words.tsx';
import visit from './pictures/household-visit.svg?no-inline';

/** A drawing of this page alone; the pillars bring their own. */
const householdVisit = drawing(visit, 1600, 900, words.aVolunteerWalksUp);

/** The end of the page: ways to take part. */
function CallToAction() {
  const ways = useLedLinks([{ address: addresses.donate }, { address: addresses.contact }]);
  return ways.length === 0 ? null : (
    <section aria-labelledby="call-title">
      <Band motif="zigzag" tone="chalk" size="tall" />
      <div className="page-width section-space grid items-center gap-x-16 gap-y-10 lg:grid-cols-[6fr_7fr]">
        <div>
          <h2 id="call-title" className="text-title">
            <Own of="title">{words.walkAlongsideAGroup}</Own>
          </h2>
          <p className="mt-5 max-w-reading text-lead">
            <Own of="text">{words.youCanHelpANew}</Own>
          </p>
          <OwnButtons>
            <div className="mt-8 flex flex-wrap gap-4">
              <ActionLink href={addresses.donate} look="call">
                {words.donateNow}
              </ActionLink>
              <ActionLink href={addresses.contact} look="outline">
                {words.writeToUs}
              </ActionLink>
            </div>
          </OwnButtons>
        </div>
        <OwnPicture
          usual={householdVisit}
          sizes="(min-width: 64rem) 40rem, 92vw"
          className="aspect-video h-auto w-full object-cover max-lg:order-first"
        />
      </div>
    </section>
  );
}

interface PillarPointsProps {
  title: string;
  points: readonly ReactNode[];
}

/** A list of a pillar's parts, or of its results. */
function PillarPoints({ title, points }: PillarPointsProps) {
  return points.length === 0 ? null : (
    <div className="border-current border-t-4 pt-4">
      <h3 className="text-subheading">{title}</h3>
      <ul className="pillar-points">
        {points.map((point, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: they are drawn once, and two may be alike
          <li key={place}>{point}</li>
        ))}
      </ul>
    </div>
  );
}

const grounds: Record<PillarColour, string> = {
  clay: 'bg-clay text-chalk',
  leaf: 'bg-leaf text-chalk',
  ochre: 'pillar-on-ochre bg-ochre text-ink',
  ink: 'bg-ink text-chalk',
};

/** One pillar: its picture on one side, and its parts and results on the other. */
function PillarSection({ pillar }: { pillar: DrawnPillar }) {
  const { id, title, description, benefits, outcomes, icon, colour } = pillar;
  return (
    <section id={id} aria-labelledby={`${id}-title`} className={`pillar ${grounds[colour]}`}>
      <div className="pillar-picture">
        <Picture picture={icon} sizes="(min-width: 64rem) 50vw, 100vw" className="size-full object-cover" />
      </div>
      <div className="pillar-text">
        <h2 id={`${id}-title`} className="text-title">
          <span className="pillar-title">{title}</span>
        </h2>
        <p className="mt-6 max-w-reading text-lead">{description}</p>
        <div className="mt-10 grid gap-x-10 gap-y-8 sm:grid-cols-2">
          <PillarPoints title={words.keyComponents} points={benefits} />
          <PillarPoints title={words.expectedOutcomes} points={outcomes} />
        </div>
      </div>
    </section>
  );
}

/** The page's introduction, and the chain of lozenges that leads to each pillar. */
function PillarsHero({ pillars }: { pillars: readonly DrawnPillar[] }) {
  return (
    <section aria-labelledby="mentorship-title" className="overflow-x-clip pt-12 pb-14 lg:pt-16 lg:pb-20">
      <div className="page-width">
        <div className="grid items-end gap-x-16 gap-y-5 lg:grid-cols-[7fr_5fr]">
          <h1 id="mentorship-title" className="max-w-[14ch] text-display">
            <Own of="title">{words.mentorshipStructure}</Own>
          </h1>
          <p className="max-w-reading text-lead text-muted lg:pb-2">
            <Own of="text">{words.aSavingsGroupNeedsMore}</Own>
          </p>
        </div>
        <nav aria-label={words.theFourPillars} className="mt-10 lg:mt-14">
          <ol className="pillar-chain">
            {pillars.map(({ id, label, icon }) => (
              <li key={id}>
                <a href={`#${id}`} className="pillar-link">
                  <span className="pillar-icon">
                    <Picture
                      picture={{ ...icon, alt: '' }}
                      sizes="(min-width: 48rem) 20rem, 45vw"
                      soon
                      className="size-full object-cover"
                    />
                  </span>
                  <span className="pillar-label">{label}</span>
                </a>
              </li>
            ))}
          </ol>
        </nav>
      </div>
    </section>
  );
}

/** The four pillars of a group's mentorship, one after the other, each with a place of its own. */
function Pillars({ site }: PageProps<null>) {
  const pillars = usePillars(site);
  return (
    <>
      <PillarsHero pillars={pillars} />
      {pillars.map((pillar, place) => (
        <Fragment key={pillar.id}>
          <Edge from={pillars[place - 1]?.colour ?? 'surface'} to={pillar.colour} line="chalk" />
          <PillarSection pillar={pillar} />
        </Fragment>
      ))}
    </>
  );
}

export const mentorshipPage = definePageOfSections<null, 'mentorship'>({
  name: 'mentorship',
  address: addresses.mentorship,
  load: async () => null,
  head: () => ({
    title: words.mentorshipStructure,
    description: words.fourPillarsSupportEverySavings,
    canonical: addresses.mentorship,
  }),
  sections: { mentorship_pillars: Pillars, mentorship_call: CallToAction },
  grounds: { mentorship_pillars: 'ink' },
});
