import { useState } from 'react';
import { retentionPeriods, staffRetentionPeriods } from '../../../domain/retention.ts';
import { FormSection } from '../form/FormSection.tsx';
import { ScreenHeader } from '../screen/ScreenHeader.tsx';
import { PeopleFound } from './PeopleFound.tsx';
import { PersonHeld } from './PersonHeld.tsx';
import { PersonSearch } from './PersonSearch.tsx';

/** How long records are kept: what the program keeps to by itself, and the privacy page says. */
function Periods() {
  return (
    <FormSection
      title="How long things are kept"
      hint="What has had its time is removed by itself. The Privacy page tells visitors the same."
    >
      <dl className="grid gap-x-6 gap-y-3 sm:grid-cols-2">
        {[...retentionPeriods, ...staffRetentionPeriods].map(({ what, period }) => (
          <div key={what} className="contents">
            <dt className="font-semibold">{what}</dt>
            <dd className="max-sm:-mt-2 max-sm:pb-1">{period}</dd>
          </div>
        ))}
      </dl>
    </FormSection>
  );
}

/**
 * The data held on people who are not staff. The search is not in the screen's address: it would stay in the browser's
 * history.
 */
export function PrivacyScreen() {
  const [search, setSearch] = useState<string>();
  const [email, setEmail] = useState<string>();
  return (
    <div className="grid max-w-4xl gap-6">
      <ScreenHeader
        title="Personal data"
        subtitle="What is held on a person: to be shown to them, handed over, or erased."
      />
      {email === undefined ? (
        <>
          <PersonSearch onSearch={setSearch} />
          {search === undefined ? null : <PeopleFound search={search} onChoose={setEmail} />}
          <Periods />
        </>
      ) : (
        <PersonHeld email={email} onClose={() => setEmail(undefined)} />
      )}
    </div>
  );
}
