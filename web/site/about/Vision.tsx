import type { ReactNode } from 'react';
import * as words from '#locale/about.ts';
import type { SiteSettings } from '../../../domain/site.ts';
import { Band } from '../../ui/imigongo/Band.tsx';
import { Edge } from '../../ui/imigongo/Edge.tsx';
import { addresses } from '../addresses.ts';
import { ActionLink } from '../components/ActionLink.tsx';
import { NotTranslated } from '../components/NotTranslated.tsx';
import { pictures } from '../home/pictures.ts';
import { Own, OwnPicture, useOwnEntries } from '../sections/own-words.tsx';
import { langOf } from '../untranslated.ts';
import { aboutPictures } from './pictures.ts';
import { Sign, type SignName } from './Sign.tsx';

/** The vision in one sentence, beside a drawing of a person on the way. */
export function VisionStatement({ site }: { site: SiteSettings }) {
  return (
    <section aria-labelledby="statement-title" className="bg-clay text-chalk">
      <Band motif="lozenge" tone="clay" size="tall" />
      <div className="page-width grid items-center gap-x-16 gap-y-10 py-14 lg:grid-cols-2 lg:py-24">
        <div>
          <h2 id="statement-title" className="text-straw text-subheading">
            <Own of="title">{words.visionStatement}</Own>
          </h2>
          <NotTranslated record={site} field="vision" />
          <p lang={langOf(site, 'vision')} className="mt-5 font-display font-extrabold text-title leading-[1.08]">
            {site.vision}
          </p>
          <ActionLink href={addresses.mission} look="outline" className="mt-8">
            {words.whatWeDoOurMission}
          </ActionLink>
        </div>
        <OwnPicture
          usual={aboutPictures.bicycle}
          sizes="(min-width: 64rem) 38rem, 92vw"
          className="aspect-4/3 h-auto w-full object-cover"
        />
      </div>
    </section>
  );
}

interface Stretch {
  id: string;
  sign: SignName;
  title: ReactNode;
  text: ReactNode;
  colour: string;
}

const usualStretches: readonly [Stretch, ...Stretch[]] = [
  {
    id: 'growth',
    sign: 'growth',
    title: words.growth,
    text: words.savingsGrowIntoLoans,
    colour: 'text-leaf',
  },
  {
    id: 'innovation',
    sign: 'innovation',
    title: words.innovation,
    text: words.peopleTrySomethingNewAnother,
    colour: 'text-fired',
  },
  {
    id: 'progress',
    sign: 'progress',
    title: words.progress,
    text: words.eachYearThePoorestPeople,
    colour: 'text-clay',
  },
];

/** Those that staff have written, with the signs and colours in turn. */
function useStretches(): readonly Stretch[] {
  return (
    useOwnEntries()?.map((entry, place) => ({
      ...(usualStretches[place % usualStretches.length] ?? usualStretches[0]),
      ...entry,
    })) ?? usualStretches
  );
}

/** The way to our vision, in three stages. */
export function VisionPath() {
  return (
    <section aria-labelledby="path-title" className="section-space">
      <div className="page-width">
        <h2 id="path-title" className="text-title">
          <Own of="title">{words.howWeGetThere}</Own>
        </h2>
        <ul className="mt-10 lg:mt-14">
          {useStretches().map(({ id, sign, title, text, colour }) => (
            <li key={id} className="vision-stretch">
              <Sign name={sign} className={`size-20 md:size-28 ${colour}`} />
              <h3 className="text-title">{title}</h3>
              <p className="text-lead">{text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

/** A family looks ahead over its valley; one looks with them, through a lozenge. */
export function VisionHero() {
  return (
    <>
      <section aria-labelledby="vision-title" className="overflow-clip bg-leaf-deep text-chalk">
        <div className="page-width vision-hero gap-x-10 gap-y-10 py-12 lg:py-0">
          <div>
            <h1 id="vision-title" className="text-display">
              <Own of="title">{words.ourVision}</Own>
            </h1>
            <p className="mt-6 max-w-[34ch] text-lead">
              <Own of="text">{words.lookAFewYearsAhead}</Own>
            </p>
          </div>
          <div className="vision-window">
            <OwnPicture
              usual={pictures.vision}
              sizes="(min-width: 64rem) 52rem, 26rem"
              first
              className="size-full object-cover"
            />
          </div>
        </div>
      </section>
      <Edge from="leaf-deep" to="surface" line="clay" />
    </>
  );
}
