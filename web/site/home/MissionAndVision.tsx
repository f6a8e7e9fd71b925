import * as words from '#locale/home.ts';
import type { SiteSettings } from '../../../domain/site.ts';
import { Picture, type PictureSource } from '../../ui/Picture.tsx';
import { addresses } from '../addresses.ts';
import { ActionLink } from '../components/ActionLink.tsx';
import { ProgressBars } from '../components/ProgressBars.tsx';
import { SectionHeading } from '../components/SectionHeading.tsx';
import { SiteText } from '../components/SiteText.tsx';
import { Stair } from '../components/Stair.tsx';
import { TextLink } from '../components/TextLink.tsx';
import { useLed } from '../page-leads.ts';
import { EdgeBelow } from '../sections/ground.tsx';
import { Own, OwnButtons, OwnPicture, useHasOwn } from '../sections/own-words.tsx';
import { langOf } from '../untranslated.ts';
import { usePillars } from './own-pillars.ts';
import { pictures } from './pictures.ts';
import { barsOf } from './progress-bars.ts';

/** How the organisation was created, and where it is. */
function WhoWeAre({ site }: { site: SiteSettings }) {
  return (
    <>
      <p>
        {words.howWeWereCreated(
          site.name,
          site.founded,
          <SiteText key="form" site={site} field="legal_form" />,
          <SiteText key="place" site={site} field="registered_in" />,
        )}
      </p>
      <p>
        {words.whereWeAre(
          <SiteText key="head office" site={site} field="head_office" />,
          <SiteText key="branch office" site={site} field="branch_office" />,
        )}
      </p>
    </>
  );
}

/** The section about the organisation, with two pictures. */
export function AboutUs({ site }: { site: SiteSettings }) {
  const hasOwnText = useHasOwn('text');
  return (
    <>
      <EdgeBelow to="chalk-deep" />
      <section aria-labelledby="about-title" className="section-space bg-chalk-deep">
        <div className="page-width grid items-center gap-x-16 gap-y-12 lg:grid-cols-[7fr_6fr]">
          <div className="relative pb-[14%] sm:pr-[12%]">
            <OwnPicture
              usual={pictures.neighbours}
              sizes="(min-width: 64rem) 36rem, 90vw"
              className="aspect-4/3 h-auto w-full object-cover"
            />
            <div className="about-lozenge">
              <Picture
                picture={pictures.hands}
                sizes="(min-width: 64rem) 20rem, 45vw"
                className="size-full object-cover"
              />
            </div>
          </div>
          <div>
            <SectionHeading id="about-title" title={<Own of="title">{words.aboutUs}</Own>} />
            {hasOwnText ? null : (
              <p className="mt-6 font-display font-extrabold text-accent text-heading">
                {words.neighboursWhoSaveTogetherCan}
              </p>
            )}
            <div className="mt-6 space-y-4 text-lead">
              {hasOwnText ? (
                <p>
                  <Own of="text" />
                </p>
              ) : (
                <WhoWeAre site={site} />
              )}
            </div>
            <OwnButtons>
              <ActionLink href={addresses.about} className="mt-8">
                {words.readOurStory}
              </ActionLink>
            </OwnButtons>
          </div>
        </div>
      </section>
    </>
  );
}

/** The programme's four pillars, as a stair that climbs to the right. */
export function Pillars({ site }: { site: SiteSettings }) {
  const led = useLed();
  return (
    <section aria-labelledby="pillars-title" className="section-space overflow-x-clip">
      <div className="page-width">
        <div className="grid gap-x-12 lg:grid-cols-2">
          <SectionHeading id="pillars-title" title={<Own of="title">{words.fourPillarsSupportEveryGroup}</Own>}>
            <p>
              <Own of="text">{words.aSavingsGroupNeedsMore}</Own>
            </p>
            <TextLink href={addresses.mentorship} className="mt-4 text-body text-base">
              {words.seeTheMentorshipStructure}
            </TextLink>
          </SectionHeading>
        </div>
        <Stair
          steps={usePillars(site).map(({ id, title, summary, icon }) => ({
            id,
            title,
            text: summary,
            picture: icon,
            href: led(`${addresses.mentorship}#${id}`) ?? undefined,
          }))}
        />
      </div>
    </section>
  );
}

interface Purpose {
  title: string;
  text: string;
  textLang: string | undefined;
  link: string;
  address: string;
  picture: PictureSource;
}

const purposesOf = (site: SiteSettings): readonly Purpose[] => [
  {
    title: words.ourMission,
    text: site.mission,
    textLang: langOf(site, 'mission'),
    link: words.moreAboutOurMission,
    address: addresses.mission,
    picture: pictures.mission,
  },
  {
    title: words.ourVision,
    text: site.vision,
    textLang: langOf(site, 'vision'),
    link: words.moreAboutOurVision,
    address: addresses.vision,
    picture: pictures.vision,
  },
];

/** Why we work, where it should lead, and how far we have come. */
export function MissionAndVision({ site }: { site: SiteSettings }) {
  return (
    <>
      <EdgeBelow to="ink" line="ochre" />
      <section aria-labelledby="purpose-title" data-theme="dark" className="section-space bg-ink">
        <div className="page-width">
          <h2 id="purpose-title" className="max-w-[16ch] text-title">
            <Own of="title">{words.whyWeWorkAndWhere}</Own>
          </h2>
          <div className="mt-12 grid gap-x-8 gap-y-14 md:grid-cols-2">
            {purposesOf(site).map(({ title, text, textLang, link, address, picture }, place) => (
              <article key={address} aria-labelledby={`purpose-${place}`} className="md:even:mt-20">
                <Picture
                  picture={picture}
                  sizes="(min-width: 48rem) 38rem, 92vw"
                  className="aspect-4/3 h-auto w-full object-cover"
                />
                <h3 id={`purpose-${place}`} className="mt-6 text-call text-heading">
                  {title}
                </h3>
                <p lang={textLang} className="mt-3 max-w-reading text-lead">
                  {text}
                </p>
                <TextLink href={address} className="mt-3">
                  {link}
                </TextLink>
              </article>
            ))}
          </div>
          <ProgressBars bars={barsOf(site)} className="mt-16" />
        </div>
      </section>
    </>
  );
}
