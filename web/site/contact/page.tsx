import { addresses } from '../../../domain/addresses.ts';
import { answerForm } from '../forms/answer-form.ts';
import type { PageProps } from '../page.ts';
import { definePage } from '../render.tsx';
import { ContactHero } from './ContactHero.tsx';
import { FindUs } from './FindUs.tsx';
import { InfoCards } from './InfoCards.tsx';
import { contactPlan } from './plan.ts';
import { WriteToUs } from './WriteToUs.tsx';

function Contact({ site, posted }: PageProps<null>) {
  return (
    <>
      <ContactHero site={site} />
      <InfoCards site={site} />
      <WriteToUs site={site} posted={posted} />
      <FindUs site={site} />
    </>
  );
}

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
