import { addresses } from '../../../domain/addresses.ts';
import { answerForm } from '../forms/answer-form.ts';
import type { PageProps } from '../page.ts';
import { definePage } from '../render.tsx';
import { DonateHero } from './DonateHero.tsx';
import DonationForm from './DonationForm.island.tsx';
import { HowItIsUsed } from './HowItIsUsed.tsx';
import { donationChoices, donationPlan } from './plan.ts';
import { WaysToGive } from './WaysToGive.tsx';

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
    description: `How a gift to ${site.name} becomes saving groups, workshops, help in an emergency and financial training.`,
    canonical: addresses.donate,
  }),
  Page: Donate,
});
