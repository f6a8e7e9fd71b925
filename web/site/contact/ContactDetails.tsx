import type { SiteSettings } from '../../../domain/site.ts';
import { Band } from '../../ui/imigongo/Band.tsx';
import { SocialLinks } from '../layout/SocialLinks.tsx';

/** The organisation's contact details. */
export function ContactDetails({ site }: { site: SiteSettings }) {
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
