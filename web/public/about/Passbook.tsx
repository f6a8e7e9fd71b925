import type { SiteSettings } from '../../../domain/site.ts';
import { Band } from '../../ui/imigongo/Band.tsx';

/** The bare facts, entered line by line like the payments in a member's book. */
export function Passbook({ site }: { site: SiteSettings }) {
  const entries = [
    { label: 'Created', value: '2024' },
    { label: 'Registered as', value: 'Community Benefit Company' },
    { label: 'Registered in', value: 'Kicukiro District, Kanombe Sector' },
    { label: 'Head office', value: site.head_office },
    { label: 'Branch office', value: site.branch_office },
    { label: 'Programmes', value: 'Saving groups, training, fair trade' },
  ];
  return (
    <div className="border-2 border-ink bg-raised shadow-hard">
      <Band motif="zigzag" tone="clay" size="regular" />
      <dl className="px-5 pt-2 pb-6 sm:px-8">
        {entries.map(({ label, value }) => (
          <div key={label} className="border-line border-b-2 py-4">
            <dt className="text-muted text-sm">{label}</dt>
            <dd className="font-semibold text-lead leading-snug">{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
