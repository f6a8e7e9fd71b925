import * as words from '#locale/about.ts';
import type { SiteSettings } from '../../../domain/site.ts';
import { Band } from '../../ui/imigongo/Band.tsx';
import { Picture, type PictureSource } from '../../ui/Picture.tsx';
import { addresses } from '../addresses.ts';
import { Icon } from '../components/Icon.tsx';
import { ProgressBars } from '../components/ProgressBars.tsx';
import { SiteText } from '../components/SiteText.tsx';
import { TextLink } from '../components/TextLink.tsx';
import { pictures } from '../home/pictures.ts';
import { barsOf } from '../home/progress-bars.ts';
import { useLedLinks } from '../page-leads.ts';
import { definePageOfSections } from '../sections/define.tsx';
import { EdgeBelow } from '../sections/ground.tsx';
import { Own, OwnPicture, useHasOwn } from '../sections/own-words.tsx';
import { langOf } from '../untranslated.ts';
import { MissionHero, MissionStatement, MissionSteps } from './Mission.tsx';
import { aboutPictures } from './pictures.ts';
import { VisionHero, VisionPath, VisionStatement } from './Vision.tsx';

const linksOf = ({ founded }: SiteSettings) => [
  { title: words.ourHistory, text: words.whatHasHappenedSince(founded), address: addresses.history },
  { title: words.ourTeam, text: words.thePeopleYouWillMeet, address: addresses.team },
  { title: words.mentorshipStructure, text: words.theFourPillarsBehindEvery, address: addresses.mentorship },
  { title: words.testimonials, text: words.whatPeopleSayAboutOur, address: addresses.testimonials },
  { title: words.documents, text: words.reportsAndFormsToDownload, address: addresses.documents },
];

/** Links to the other pages, set like the contents of a book. */
function AboutLinks({ site }: { site: SiteSettings }) {
  const links = useLedLinks(linksOf(site));
  return links.length === 0 ? null : (
    <section aria-labelledby="read-on-title" className="section-space bg-chalk-deep">
      <div className="page-width grid gap-x-16 gap-y-6 lg:grid-cols-[4fr_8fr]">
        <h2 id="read-on-title" className="text-title">
          <Own of="title">{words.moreAboutUs}</Own>
        </h2>
        <ul className="border-ink border-t-4">
          {links.map(({ title, text, address }) => (
            <li key={title} className="group relative border-ink border-b-2">
              <div className="grid grid-cols-[1fr_auto] items-center gap-x-6 py-5 transition-[padding] group-hover:pl-4">
                <div className="grid gap-x-8 gap-y-1 sm:grid-cols-[3fr_2fr] sm:items-center">
                  <h3 className="text-heading">
                    <a href={address} className="card-link">
                      {title}
                    </a>
                  </h3>
                  <p className="text-muted">{text}</p>
                </div>
                <Icon name="next" className="size-6 shrink-0" />
              </div>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

interface PurposeProps {
  id: string;
  title: string;
  text: string;
  textLang: string | undefined;
  link: string;
  address: string;
  picture: PictureSource;
  /** Words on the right, picture on the left. */
  turned?: boolean;
  className: string;
}

/** Half words, half picture. */
function Purpose({ id, title, text, textLang, link, address, picture, turned = false, className }: PurposeProps) {
  return (
    <section aria-labelledby={id} className={`grid text-chalk md:grid-cols-2 ${className}`}>
      <div className={`purpose-text ${turned ? 'purpose-turned md:order-last' : ''}`}>
        <h2 id={id} className="text-title">
          {title}
        </h2>
        <p lang={textLang} className="mt-5 max-w-reading text-lead">
          {text}
        </p>
        <TextLink href={address} className="mt-5">
          {link}
        </TextLink>
      </div>
      <Picture
        picture={picture}
        sizes="(min-width: 48rem) 50vw, 100vw"
        className="h-full w-full object-cover max-md:order-first max-md:aspect-4/3 md:min-h-112"
      />
    </section>
  );
}

/** The mission and the vision, one above the other, each with its picture to the window's edge. */
function Purposes({ site }: { site: SiteSettings }) {
  return (
    <>
      <EdgeBelow to="clay" line="ochre" />
      <Purpose
        id="mission-title"
        title={words.ourMission}
        text={site.mission}
        textLang={langOf(site, 'mission')}
        link={words.moreAboutOurMission}
        address={addresses.mission}
        picture={pictures.mission}
        className="bg-clay"
      />
      <Purpose
        id="vision-title"
        title={words.ourVision}
        text={site.vision}
        textLang={langOf(site, 'vision')}
        link={words.moreAboutOurVision}
        address={addresses.vision}
        picture={pictures.vision}
        turned
        className="bg-leaf"
      />
    </>
  );
}

/** A savings group under its tree, and the sheet with the page's name laid over its corner. */
function AboutHero() {
  return (
    <section aria-labelledby="about-title" className="about-hero">
      <OwnPicture usual={aboutPictures.circle} sizes="100vw" first className="about-hero-picture" />
      <div className="page-width">
        <div className="about-hero-sheet">
          <h1 id="about-title" className="text-display">
            <Own of="title">{words.aboutUs}</Own>
          </h1>
          <p className="mt-5 text-lead">
            <Own of="text">{words.weWorkWithThePeople}</Own>
          </p>
        </div>
      </div>
    </section>
  );
}

/** The bare facts, entered line by line like the payments in a member's book. */
function Passbook({ site }: { site: SiteSettings }) {
  const entries = [
    { label: words.created, value: site.founded },
    { label: words.registeredAs, value: site.legal_form, lang: langOf(site, 'legal_form') },
    { label: words.registeredIn, value: site.registered_in, lang: langOf(site, 'registered_in') },
    { label: words.headOffice, value: site.head_office, lang: langOf(site, 'head_office') },
    { label: words.branchOffice, value: site.branch_office, lang: langOf(site, 'branch_office') },
    { label: words.programmes, value: words.savingsGroupsTrainingFairTrade },
  ];
  return (
    <div className="border-2 border-ink bg-raised shadow-hard">
      <Band motif="zigzag" tone="clay" size="regular" />
      <dl className="px-5 pt-2 pb-6 sm:px-8">
        {entries
          .filter(({ value }) => value !== '')
          .map(({ label, value, lang }) => (
            <div key={label} className="border-line border-b-2 py-4">
              <dt className="text-muted text-sm">{label}</dt>
              <dd lang={lang} className="font-semibold text-lead leading-snug">
                {value}
              </dd>
            </div>
          ))}
      </dl>
    </div>
  );
}

/** The history and the work of the organisation, beside its registration data. */
function Beginning({ site }: { site: SiteSettings }) {
  const hasOwnText = useHasOwn('text');
  return (
    <section aria-labelledby="beginning-title" className="section-space">
      <div className="page-width grid items-start gap-x-16 gap-y-12 lg:grid-cols-[7fr_5fr]">
        <div>
          <h2 id="beginning-title" className="max-w-[18ch] text-title">
            <Own of="title">{words.itStartsWithACircle}</Own>
          </h2>
          <div className="mt-6 max-w-reading space-y-5 text-lead">
            {hasOwnText ? (
              <p>
                <Own of="text" />
              </p>
            ) : (
              <>
                <p>
                  {words.howWeWereCreated(
                    site.name,
                    site.founded,
                    <SiteText key="form" site={site} field="legal_form" />,
                    <SiteText key="place" site={site} field="registered_in" />,
                  )}
                </p>
                <p>{words.peopleWhoArePoorRarely}</p>
                <p>{words.ourProgrammesAreSavingsGroups}</p>
              </>
            )}
          </div>
        </div>
        <Passbook site={site} />
      </div>
    </section>
  );
}

/** Progress bars of the organisation's work. */
function Achieved({ site }: { site: SiteSettings }) {
  const bars = barsOf(site);
  if (bars.length === 0) return null;
  return (
    <>
      <EdgeBelow to="ink" line="ochre" />
      <section aria-labelledby="achieved-title" data-theme="dark" className="section-space bg-ink">
        <div className="page-width">
          <h2 id="achieved-title" className="max-w-[20ch] text-title">
            <Own of="title">{words.howFarWeHaveCome}</Own>
          </h2>
          <ProgressBars bars={bars} className="mt-16" />
        </div>
      </section>
    </>
  );
}

/** The About page: origin, purpose, progress, and links to more. */
export const aboutPage = definePageOfSections<null, 'about'>({
  name: 'about',
  address: addresses.about,
  load: async () => null,
  head: (_, site) => ({ title: words.aboutUs, description: site.description, canonical: addresses.about }),
  sections: {
    about_head: AboutHero,
    about_beginning: Beginning,
    about_purposes: Purposes,
    about_achieved: Achieved,
    about_links: AboutLinks,
  },
  grounds: { about_purposes: 'leaf', about_achieved: 'ink', about_links: 'chalk-deep' },
});

export const missionPage = definePageOfSections<null, 'mission'>({
  name: 'mission',
  address: addresses.mission,
  load: async () => null,
  head: (_, site) => ({ title: words.ourMission, description: site.mission, canonical: addresses.mission }),
  sections: { mission_head: MissionHero, mission_steps: MissionSteps, mission_statement: MissionStatement },
  grounds: { mission_statement: 'ink' },
});

export const visionPage = definePageOfSections<null, 'vision'>({
  name: 'vision',
  address: addresses.vision,
  load: async () => null,
  head: (_, site) => ({ title: words.ourVision, description: site.vision, canonical: addresses.vision }),
  sections: { vision_head: VisionHero, vision_path: VisionPath, vision_statement: VisionStatement },
  grounds: { vision_statement: 'clay' },
});
