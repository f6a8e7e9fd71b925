import * as words from '#locale/donate.ts';
import { giveNow } from '#locale/pledge.ts';
import type { Page } from '../../../domain/listing.ts';
import { itemsOf } from '../../list-reply.ts';
import { Band } from '../../ui/imigongo/Band.tsx';
import { Edge } from '../../ui/imigongo/Edge.tsx';
import { Picture } from '../../ui/Picture.tsx';
import { addresses } from '../addresses.ts';
import { ActionLink } from '../components/ActionLink.tsx';
import { SectionHeading } from '../components/SectionHeading.tsx';
import { Stair } from '../components/Stair.tsx';
import { TextLink } from '../components/TextLink.tsx';
import { answerForm } from '../forms/answer-form.ts';
import { pictures } from '../home/pictures.ts';
import type { LoadContext, PageProps } from '../page.ts';
import { definePage } from '../render.tsx';
import DonationForm from './DonationForm.island.tsx';
import { GiveNow } from './GiveNow.tsx';
import { goalsOf, ProjectProgress } from './ProjectProgress.tsx';
import { donationChoices, donationPlan } from './plan.ts';
import { pledgeChoices, readWish } from './pledge-choices.ts';
import { answerPledge, PLEDGE } from './pledge-plan.ts';

const uses = [
  {
    title: words.savingsGroupsFormation,
    text: words.neighboursComeTogetherAgreeTheir,
    picture: pictures.savingGroups,
  },
  {
    title: words.workshopsAndSeminars,
    text: words.entrepreneurshipGenderEqualityAndSustainable,
    picture: pictures.meeting,
  },
  {
    title: words.emergencySupport,
    text: words.anIllnessOrALost,
    picture: pictures.support,
  },
  {
    title: words.financialLiteracyTraining,
    text: words.countingSavingBorrowingAndPaying,
    picture: pictures.training,
  },
];

/** The use of donations. */
function HowItIsUsed() {
  return (
    <>
      <Edge from="surface" to="ink" line="ochre" />
      <section aria-labelledby="uses-title" data-theme="dark" className="section-space overflow-x-clip bg-ink">
        <div className="page-width">
          <h2 id="uses-title" className="max-w-[16ch] text-title">
            {words.howDonationsAreUsed}
          </h2>
          <Stair steps={uses} />
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
        <SectionHeading id="ways-title" title={words.waysToGive}>
          <p>{words.giveInTheWay}</p>
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
function DonateHero({ canGive }: { canGive: boolean }) {
  return (
    <section aria-labelledby="donate-title" className="bg-ochre">
      <div className="donate-hero">
        <div className="donate-hero-text">
          <p className="font-semibold text-lead">{words.donate}</p>
          <h1 id="donate-title" className="mt-3 max-w-[12ch] text-display">
            {words.helpSomeoneTakeTheFirst}
          </h1>
          <p className="mt-6 max-w-[38ch] text-lead">{words.yourGiftSupportsThePeople}</p>
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
        <Picture
          picture={pictures.hands}
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

function Donate({ data: { type, choices, wish, goals }, site, posted }: PageProps<DonateData>) {
  return (
    <>
      <DonateHero canGive={choices !== undefined} />
      {choices ? <GiveNow site={site} choices={choices} wish={wish} posted={posted} /> : null}
      <ProjectProgress goals={goals} canGive={choices !== undefined} />
      <WaysToGive />
      <HowItIsUsed />
      <DonationForm
        plan={donationPlan}
        choices={donationChoices}
        type={type}
        posted={posted?.form === PLEDGE ? undefined : posted}
      />
    </>
  );
}

export const donatePage = definePage<DonateData>({
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
  Page: Donate,
});
