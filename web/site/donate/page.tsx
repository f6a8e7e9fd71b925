import { addresses } from '../../../domain/addresses.ts';
import { Band } from '../../ui/imigongo/Band.tsx';
import { Edge } from '../../ui/imigongo/Edge.tsx';
import { Picture, type PictureSource } from '../../ui/Picture.tsx';
import { ActionLink } from '../components/ActionLink.tsx';
import { SectionHeading } from '../components/SectionHeading.tsx';
import { TextLink } from '../components/TextLink.tsx';
import { answerForm } from '../forms/answer-form.ts';
import { pictures } from '../home/pictures.ts';
import type { PageProps } from '../page.ts';
import { definePage } from '../render.tsx';
import DonationForm from './DonationForm.island.tsx';
import { donationChoices, donationPlan } from './plan.ts';

interface Use {
  title: string;
  text: string;
  picture: PictureSource;
}

const uses: readonly Use[] = [
  {
    title: 'Savings groups formation',
    text: 'Neighbours come together, agree their rules and get what they need to start a group.',
    picture: pictures.savingGroups,
  },
  {
    title: 'Workshops and seminars',
    text: 'Entrepreneurship, gender equality and sustainable farming, taught where the groups live.',
    picture: pictures.meeting,
  },
  {
    title: 'Emergency support',
    text: 'An illness or a lost harvest should not cost a family its savings.',
    picture: pictures.support,
  },
  {
    title: 'Financial literacy training',
    text: 'Counting, saving, borrowing and paying back: what every member needs to know before the first loan.',
    picture: pictures.training,
  },
];

/** The use of donations. */
function HowItIsUsed() {
  return (
    <>
      <Edge from="surface" to="ink" line="ochre" />
      <section aria-labelledby="uses-title" data-theme="dark" className="section-space bg-ink">
        <div className="page-width">
          <h2 id="uses-title" className="max-w-[16ch] text-title">
            How donations are used
          </h2>
          <ol className="uses">
            {uses.map(({ title, text, picture }) => (
              <li key={title} className="use">
                <div className="use-picture">
                  <Picture
                    picture={picture}
                    sizes="(min-width: 48rem) 14rem, 38vw"
                    className="size-full object-cover"
                  />
                </div>
                <div>
                  <h3 className="text-call text-heading">{title}</h3>
                  <p className="mt-3 max-w-[36ch] text-lead">{text}</p>
                </div>
              </li>
            ))}
          </ol>
          <ActionLink href="#form" look="call" className="mt-14">
            Tell us how you would like to give
          </ActionLink>
        </div>
      </section>
    </>
  );
}

const ways = [
  {
    type: 'one_time',
    title: 'Once',
    text: 'Any amount, whenever it suits you. It can become seed money for a new group.',
    link: 'Give once',
  },
  {
    type: 'monthly',
    title: 'Every month',
    text: 'A small regular gift helps us plan, and lets volunteers visit their groups every week.',
    link: 'Give every month',
  },
  {
    type: 'yearly',
    title: 'Every year',
    text: 'For companies, parishes and families who plan their giving and want to see what a year’s work achieves.',
    link: 'Give every year',
  },
  {
    type: 'project_based',
    title: 'To one project',
    text: 'A training course, a group, or a season of maize, beans and potatoes: you choose what your gift makes possible.',
    link: 'Give to a project',
  },
] as const;

/** The ways to give. Each links to the form. */
function WaysToGive() {
  return (
    <section aria-labelledby="ways-title" className="section-space">
      <div className="page-width grid gap-x-16 gap-y-10 lg:grid-cols-[4fr_7fr]">
        <SectionHeading id="ways-title" title="Ways to give">
          <p>Give in the way that suits you. We’ll settle the details by e-mail or phone.</p>
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

/** The call to give, with nothing between it and the form. */
function DonateHero() {
  return (
    <section aria-labelledby="donate-title" className="bg-ochre">
      <div className="donate-hero">
        <div className="donate-hero-text">
          <p className="font-semibold text-lead">Donate</p>
          <h1 id="donate-title" className="mt-3 max-w-[12ch] text-display">
            Help someone take the first step
          </h1>
          <p className="mt-6 max-w-[38ch] text-lead">
            Your gift supports the people who have least, and the groups in which they save, learn and lend to each
            other.
          </p>
          <ActionLink href="#form" className="mt-8 text-lg">
            Donation Interest Form
          </ActionLink>
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

interface DonateData {
  /** The kind of donation the visitor came for. */
  type: string | undefined;
}

function Donate({ data, posted }: PageProps<DonateData>) {
  return (
    <>
      <DonateHero />
      <WaysToGive />
      <HowItIsUsed />
      <DonationForm plan={donationPlan} choices={donationChoices} type={data.type} posted={posted} />
    </>
  );
}

export const donate = definePage<DonateData>({
  address: addresses.donate,
  query: ['type'],
  load: async ({ query }) => ({ type: donationChoices.types.find(({ value }) => value === query.get('type'))?.value }),
  post: ({ request }, fields) => answerForm(donationPlan, request, fields),
  head: (_, site) => ({
    title: 'Donate',
    description: `How a gift to ${site.name} supports savings groups, workshops, emergency help and financial training.`,
    canonical: addresses.donate,
  }),
  Page: Donate,
});
