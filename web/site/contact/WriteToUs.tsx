import type { SiteSettings } from '../../../domain/site.ts';
import { Band } from '../../ui/imigongo/Band.tsx';
import { SectionHeading } from '../components/SectionHeading.tsx';
import type { PostedForm } from '../forms/plan.ts';
import { SocialLinks } from '../layout/SocialLinks.tsx';
import ContactForm from './ContactForm.island.tsx';
import { contactPlan, subjectOptions } from './plan.ts';

/** The organisation's contact details. */
function ContactDetails({ site }: { site: SiteSettings }) {
  const details = [
    { name: 'Head office', value: site.head_office },
    { name: 'Branch office', value: site.branch_office },
    { name: 'Registered in', value: `${site.registered_in}, as a ${site.legal_form}` },
  ];
  return (
    <div>
      <h2 className="text-heading">Contact details</h2>
      <Band motif="zigzag" tone="chalk" size="thin" className="mt-4" />
      <dl className="mt-2 divide-y-2 divide-line">
        {details
          .filter(({ value }) => value !== '')
          .map(({ name, value }) => (
            <div key={name} className="py-4">
              <dt className="text-muted">{name}</dt>
              <dd className="mt-1 font-semibold text-lead">{value}</dd>
            </div>
          ))}
      </dl>
      <SocialLinks links={site.social_links} className="-ml-3 mt-4" />
    </div>
  );
}

interface WriteToUsProps {
  site: SiteSettings;
  posted: PostedForm | undefined;
}

/** The form, and beside it what to know about the organisation one writes to. */
export function WriteToUs({ site, posted }: WriteToUsProps) {
  return (
    <section id="message" aria-labelledby="message-title" className="section-space">
      <div className="page-width grid gap-x-16 gap-y-14 lg:grid-cols-[7fr_4fr]">
        <div>
          <SectionHeading id="message-title" title="Send Me A Message" className="mb-8" />
          <ContactForm plan={contactPlan} subjects={subjectOptions} posted={posted} />
        </div>
        <ContactDetails site={site} />
      </div>
    </section>
  );
}
