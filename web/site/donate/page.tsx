import type { ReactNode } from 'react';
import * as words from '#locale/donate.ts';
import { giveNow } from '#locale/pledge.ts';
import type { Page } from '../../../domain/listing.ts';
import { itemsOf } from '../../list-reply.ts';
import { Band } from '../../ui/imigongo/Band.tsx';
import type { PictureSource } from '../../ui/Picture.tsx';
import { addresses } from '../addresses.ts';
import { ActionLink } from '../components/ActionLink.tsx';
import { SectionHeading } from '../components/SectionHeading.tsx';
import { Stair } from '../components/Stair.tsx';
import { TextLink } from '../components/TextLink.tsx';
import { answerForm } from '../forms/answer-form.ts';
import { pictures } from '../home/pictures.ts';
import type { LoadContext, PageProps } from '../page.ts';
import { definePageOfSections } from '../sections/define.tsx';
import { EdgeBelow } from '../sections/ground.tsx';
import { Own, OwnPicture, useOwnEntries } from '../sections/own-words.tsx';
import DonationForm from './DonationForm.island.tsx';
import { GiveNow } from './GiveNow.tsx';
import { goalsOf, ProjectProgress } from './ProjectProgress.tsx';
import { donationChoices, donationPlan } from './plan.ts';
import { pledgeChoices, readWish } from './pledge-choices.ts';
import { answerPledge, PLEDGE } from './pledge-plan.ts';

/** What a gift is used for. */
interface Use {
  id: string;
  title: ReactNode;
  text: ReactNode;
  picture: PictureSource;
}

const usualUses: readonly [Use, ...Use[]] = [
  {
    id: 'groups',
    title: words.savingsGroupsFormation,
    text: words.neighboursComeTogetherAgreeTheir,
    picture: pictures.savingGroups,
  },
  {
    id: 'workshops',
    title: words.workshopsAndSeminars,
    text: words.entrepreneurshipGenderEqualityAndSustainable,
    picture: pictures.meeting,
  },
  {
    id: 'emergencies',
    title: words.emergencySupport,
    text: words.anIllnessOrALost,
    picture: pictures.support,
  },
  {
    id: 'training',
    title: words.financialLiteracyTraining,
    text: words.countingSavingBorrowingAndPaying,
    picture: pictures.training,
  },
];

/** Those that staff have written, with the usual pictures in turn where they have chosen none. */
function useUses(): readonly Use[] {
  return (
    useOwnEntries()?.map((entry, place) => {
      const { picture } = usualUses[place % usualUses.length] ?? usualUses[0];
      return { ...entry, picture: entry.picture ?? picture };
    }) ?? usualUses
  );
}

/** The use of donations. */
function HowItIsUsed() {
  return (
    <>
      <EdgeBelow to="ink" line="ochre" />
      <section aria-labelledby="uses-title" data-theme="dark" className="section-space overflow-x-clip bg-ink">
        <div className="page-width">
          <h2 id="uses-title" className="max-w-[16ch] text-title">
            <Own of="title">{words.howDonationsAreUsed}</Own>
          </h2>
          <Stair steps={useUses()} />
          <ActionLink href="#form" look="call" className="mt-14">
            {words.tellUsHowYouWould}
          </ActionLink>
        </div>
      </section>
    </>
  );
}

const ways = [
  {
    type: 'one_time',
    title: words.once,
    text: words.anyAmountWheneverItSuits,
    link: words.giveOnce,
  },
  {
    type: 'monthly',
    title: words.everyMonth,
    text: words.aSmallRegularGiftHelps,
    link: words.giveEveryMonth,
  },
  {
    type: 'yearly',
    title: words.everyYear,
    text: words.forCompaniesParishesAndFamilies,
    link: words.giveEveryYear,
  },
  {
    type: 'project_based',
    title: words.toOneProject,
    text: words.aTrainingCourseAGroup,
    link: words.giveToAProject,
  },
] as const;

/** The ways to give. Each links to the form. */
function WaysToGive() {
  return (
    <section aria-labelledby="ways-title" className="section-space">
      <div className="page-width grid gap-x-16 gap-y-10 lg:grid-cols-[4fr_7fr]">
        <SectionHeading id="ways-title" title={<Own of="title">{words.waysToGive}</Own>}>
          <p>
            <Own of="text">{words.giveInTheWay}</Own>
          </p>
        </SectionHeading>
        <ul className="border-ink border-t-4">
          {ways.map(({ type, title, text, link }) => (
            <li key={type} className="grid gap-x-8 gap-y-2 border-line border-b-2 py-6 sm:grid-cols-[4fr_7fr]">
              <h3 className="text-heading">{title}</h3>
              <div>
                <p className="text-lead">{text}</p>
                <TextLink href={`${addresses.donate}?type=${type}#form`} className="mt-1">
                  {link}
                </TextLink>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

/** The call to give: at once where the site names a way to pay, else with the form of interest. */
function DonateHero({ data: { choices } }: PageProps<DonateData>) {
  const canGive = choices !== undefined;
  return (
    <section aria-labelledby="donate-title" className="bg-ochre">
      <div className="donate-hero">
        <div className="donate-hero-text">
          <p className="font-semibold text-lead">{words.donate}</p>
          <h1 id="donate-title" className="mt-3 max-w-[12ch] text-display">
            <Own of="title">{words.helpSomeoneTakeTheFirst}</Own>
          </h1>
          <p className="mt-6 max-w-[38ch] text-lead">
            <Own of="text">{words.yourGiftSupportsThePeople}</Own>
          </p>
          <p className="mt-8 flex flex-wrap gap-4">
            {canGive ? (
              <ActionLink href="#give" className="text-lg">
                {giveNow}
              </ActionLink>
            ) : null}
            <ActionLink href="#form" look={canGive ? 'outline' : 'solid'} className="text-lg">
              {words.donationInterestForm}
            </ActionLink>
          </p>
        </div>
        <OwnPicture
          usual={pictures.hands}
          sizes="(min-width: 64rem) 50vw, 100vw"
          first
          className="donate-hero-picture"
        />
      </div>
      <Band motif="lozenge" tone="clay" size="tall" />
    </section>
  );
}

async function load({ query, request, section }: LoadContext) {
  const listOf = async <Item,>(call: Promise<Item[] | Page<Item>>): Promise<Item[]> => {
    const found = await section(call.then(itemsOf), '');
    return found.state === 'loaded' ? found.data : [];
  };
  const [ways, amounts, projects, progress] = await Promise.all([
    listOf(request('GET /payment-ways/')),
    listOf(request('GET /suggested-amounts/')),
    listOf(request('GET /projects/')),
    listOf(request('GET /projects/progress/')),
  ]);
  return {
    /** The kind of donation the visitor came for. */
    type: donationChoices.types.find(({ value }) => value === query.get('type'))?.value,
    choices: pledgeChoices(ways, amounts, projects),
    wish: readWish(query),
    goals: goalsOf(projects, progress),
  };
}

type DonateData = Awaited<ReturnType<typeof load>>;

/** Where one gives at once; nothing where the site names no way to pay. */
const GiveHere = ({ data: { choices, wish }, site, posted }: PageProps<DonateData>) =>
  choices ? <GiveNow site={site} choices={choices} wish={wish} posted={posted} /> : null;

const Interest = ({ data: { type }, posted }: PageProps<DonateData>) => (
  <DonationForm
    plan={donationPlan}
    choices={donationChoices}
    type={type}
    posted={posted?.form === PLEDGE ? undefined : posted}
  />
);

export const donatePage = definePageOfSections<DonateData, 'donate'>({
  name: 'donate',
  address: addresses.donate,
  query: ['type', 'amount', 'currency', 'project'],
  load,
  post: ({ request }, fields) =>
    fields.get('form') === PLEDGE ? answerPledge(request, fields) : answerForm(donationPlan, request, fields),
  head: (_, site) => ({
    title: words.donate,
    description: words.howAGiftHelps(site.name),
    canonical: addresses.donate,
  }),
  sections: {
    donate_head: DonateHero,
    donate_give: GiveHere,
    donate_progress: ({ data: { goals, choices } }) => (
      <ProjectProgress goals={goals} canGive={choices !== undefined} />
    ),
    donate_ways: WaysToGive,
    donate_uses: HowItIsUsed,
    donate_form: Interest,
  },
  grounds: { donate_uses: 'ink' },
});
