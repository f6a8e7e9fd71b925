import { useState } from 'react';
import { ScreenHeader } from '../screen/ScreenHeader.tsx';
import { PeopleFound } from './PeopleFound.tsx';
import { Periods } from './Periods.tsx';
import { PersonHeld } from './PersonHeld.tsx';
import { PersonSearch } from './PersonSearch.tsx';

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
