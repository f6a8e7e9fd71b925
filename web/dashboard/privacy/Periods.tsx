import { retentionPeriods, staffRetentionPeriods } from '../../../domain/retention.ts';
import { FormSection } from '../form/FormSection.tsx';

/** How long records are kept: what the program keeps to by itself, and the privacy page says. */
export function Periods() {
  return (
    <FormSection
      title="How long things are kept"
      hint="What has had its time is removed by itself. The Privacy page tells visitors the same."
    >
      <dl className="grid gap-x-6 gap-y-3 sm:grid-cols-2">
        {[...retentionPeriods, ...staffRetentionPeriods].map(({ what, kept }) => (
          <div key={what} className="contents">
            <dt className="font-semibold">{what}</dt>
            <dd className="max-sm:-mt-2 max-sm:pb-1">{kept}</dd>
          </div>
        ))}
      </dl>
    </FormSection>
  );
}
