import { addresses } from '../../addresses.ts';
import { answerForm } from '../forms/answer-form.ts';
import { definePage } from '../render.tsx';
import { Donate, type DonateData } from './Donate.tsx';
import { donationChoices, donationPlan } from './plan.ts';

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
