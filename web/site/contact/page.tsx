import { addresses } from '../../addresses.ts';
import { answerForm } from '../forms/answer-form.ts';
import { definePage } from '../render.tsx';
import { Contact } from './Contact.tsx';
import { contactPlan } from './plan.ts';

export const contact = definePage<null>({
  address: addresses.contact,
  load: async () => null,
  post: ({ request }, fields) => answerForm(contactPlan, request, fields),
  head: (_, site) => ({
    title: 'Contact',
    description: `Write to ${site.name}${site.phone === '' ? '' : ', call us'} or find our offices in ${site.head_office} and ${site.branch_office}.`,
    canonical: addresses.contact,
  }),
  Page: Contact,
});
