import type { ReactNode } from 'react';
import * as words from '#locale/about.ts';
import type { SiteSettings } from '../../../domain/site.ts';
import { Band } from '../../ui/imigongo/Band.tsx';
import { addresses } from '../addresses.ts';
import { NotTranslated } from '../components/NotTranslated.tsx';
import { TextLink } from '../components/TextLink.tsx';
import { pictures } from '../home/pictures.ts';
import { Own, OwnPicture, useOwnEntries } from '../sections/own-words.tsx';
import { langOf } from '../untranslated.ts';
import { aboutPictures } from './pictures.ts';
import { Sign, type SignName } from './Sign.tsx';

/** The mission in one sentence, and who has set it for themselves. */
export function MissionStatement({ site }: { site: SiteSettings }) {
  return (
    <div data-theme="dark" className="bg-ink">
      <section aria-labelledby="statement-title" className="page-width section-space">
        <h2 id="statement-title" className="text-call text-subheading">
          <Own of="title">{words.missionStatement}</Own>
        </h2>
        <NotTranslated record={site} field="mission" />
        <p
          lang={langOf(site, 'mission')}
          className="mt-5 max-w-[26ch] font-display font-extrabold text-title leading-[1.08]"
        >
          {site.mission}
        </p>
      </section>
      <Band motif="zigzag" tone="ink" size="regular" />
      <section aria-labelledby="who-title" className="grid md:grid-cols-[7fr_6fr]">
        <OwnPicture
          usual={aboutPictures.training}
          sizes="(min-width: 48rem) 54vw, 100vw"
          className="aspect-video h-full w-full object-cover"
        />
        <div className="purpose-text purpose-turned">
          <h2 id="who-title" className="text-heading">
            {words.whoWeAre}
          </h2>
          <p lang={langOf(site, 'description')} className="mt-4 text-lead">
            {site.description}
          </p>
          <TextLink href={addresses.vision} className="mt-4">
            {words.whereThisLeadsOurVision}
          </TextLink>
        </div>
      </section>
    </div>
  );
}

interface Step {
  id: string;
  sign: SignName;
  title: ReactNode;
  text: ReactNode;
  className: string;
}

const usualSteps = ({ group_size }: SiteSettings): readonly [Step, ...Step[]] => [
  {
    id: 'education',
    sign: 'education',
    title: words.education,
    text: words.trainingInSavingsAndLoans,
    className: 'bg-chalk-deep text-ink',
  },
  {
    id: 'community',
    sign: 'community',
    title: words.community,
    text: words.groupsOfNeighboursWithSimilar(group_size),
    className: 'bg-leaf text-chalk',
  },
  {
    id: 'empowerment',
    sign: 'empowerment',
    title: words.empowerment,
    text: words.womenAndMenDecideTogether,
    className: 'bg-clay text-chalk',
  },
];

/** Those that staff have written, with the signs and colours in turn. */
function useSteps(site: SiteSettings): readonly Step[] {
  const usual = usualSteps(site);
  return useOwnEntries()?.map((entry, place) => ({ ...(usual[place % usual.length] ?? usual[0]), ...entry })) ?? usual;
}

/** The three things people climb on. */
export function MissionSteps({ site }: { site: SiteSettings }) {
  return (
    <section aria-labelledby="steps-title" className="section-space pb-0!">
      <div className="page-width">
        <div className="md:max-lg:max-w-[22rem] lg:max-w-[30rem]">
          <h2 id="steps-title" className="text-title">
            <Own of="title">{words.whatLiftsPeopleUp}</Own>
          </h2>
        </div>
        <ul className="mission-steps mt-10 md:-mt-16">
          {useSteps(site).map(({ id, sign, title, text, className }) => (
            <li key={id} className={`mission-step ${className}`}>
              <Sign name={sign} className="size-16" />
              <h3 className="mt-6 text-heading md:max-lg:text-subheading">{title}</h3>
              <p className="mt-3">{text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

/** People who pull one another up a stair, on the ground they are painted on. */
export function MissionHero() {
  return (
    <section aria-labelledby="mission-title" className="bg-ochre">
      <div className="grid md:grid-cols-2">
        <div className="purpose-text">
          <h1 id="mission-title" className="text-display">
            <Own of="title">{words.ourMission}</Own>
          </h1>
          <p className="mt-6 max-w-[34ch] text-lead">
            <Own of="text">{words.outOfPovertyOneStep}</Own>
          </p>
        </div>
        <OwnPicture
          usual={pictures.mission}
          sizes="(min-width: 48rem) 50vw, 100vw"
          first
          className="aspect-4/3 h-full w-full object-cover md:max-h-160"
        />
      </div>
      <Band motif="steps" tone="ochre" size="tall" />
    </section>
  );
}
