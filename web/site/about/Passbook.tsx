import type { SiteSettings } from '../../../domain/site.ts';
import { Band } from '../../ui/imigongo/Band.tsx';

/** The bare facts, entered line by line like the payments in a member's book. */
export function Passbook({ site }: { site: SiteSettings }) {
  const entries = [
    { label: 'Created', value: site.founded },
    { label: 'Registered as', value: site.legal_form },
    { label: 'Registered in', value: site.registered_in },
    { label: 'Head office', value: site.head_office },
    { label: 'Branch office', value: site.branch_office },
    { label: 'Programmes', value: 'Saving groups, training, fair trade' },
  ];
  return (
    <div className="border-2 border-ink bg-raised shadow-hard">
      <Band motif="zigzag" tone="clay" size="regular" />
      <dl className="px-5 pt-2 pb-6 sm:px-8">
        {entries
          .filter(({ value }) => value !== '')
          .map(({ label, value }) => (
            <div key={label} className="border-line border-b-2 py-4">
              <dt className="text-muted text-sm">{label}</dt>
              <dd className="font-semibold text-lead leading-snug">{value}</dd>
            </div>
          ))}
      </dl>
    </div>
  );
}
