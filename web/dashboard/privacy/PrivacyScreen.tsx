import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import * as words from '#locale/dashboard/privacy.ts';
import { personSearch } from '../../../domain/privacy.ts';
import { periodsInWords, staffPeriods, visitorPeriods } from '../../../domain/retention.ts';
import { everyPlainSubmission } from '../../../domain/submissions/registry.ts';
import { Banner } from '../components/Banner.tsx';
import { Button } from '../components/Button.tsx';
import { FormSection } from '../form/FormSection.tsx';
import { SmallForm } from '../form/SmallForm.tsx';
import { TextField } from '../form/TextField.tsx';
import { ScreenHeader } from '../screen/ScreenHeader.tsx';
import { Waiting } from '../screen/Waiting.tsx';
import { wordedSubmission } from '../submissions/worded.ts';
import { peopleWith } from './calls.ts';
import { PersonHeld } from './PersonHeld.tsx';

interface PeopleFoundProps {
  search: string;
  onChoose(address: string): void;
}

/** The people the search may mean, by their addresses. */
function PeopleFound({ search, onChoose }: PeopleFoundProps) {
  const { data, error, refetch } = useQuery(peopleWith(search));
  if (data === undefined && error === null) return <Waiting>{words.searching}</Waiting>;
  if (data === undefined) {
    return (
      <Banner tone="danger">
        <p>{words.notSearched(error?.message ?? '')}</p>
        <Button className="mt-3" onClick={() => void refetch()}>
          {words.tryAgain}
        </Button>
      </Banner>
    );
  }
  return (
    <div className="grid gap-3">
      <p role="status" className="text-muted">
        {data.length === 0 ? words.nothingFound(search) : words.peopleFound(data.length, search)}
      </p>
      <ul className="grid gap-3">
        {data.map(({ address, names, phones, found }) => (
          <li
            key={address}
            className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border border-line bg-raised p-4"
          >
            <div className="grid min-w-0 gap-0.5">
              <p className="font-semibold break-all">{address}</p>
              {names.length === 0 ? null : <p>{names.join(', ')}</p>}
              {phones.length === 0 ? null : <p className="text-muted">{phones.join(', ')}</p>}
            </div>
            <Button aria-label={words.viewRecordsUnder(found, address)} onClick={() => onChoose(address)}>
              {words.viewRecords(found)}
            </Button>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Searches for a person by e-mail address or telephone number. */
function PersonSearch({ onSearch }: { onSearch(search: string): void }) {
  return (
    <FormSection title={words.findAPerson}>
      <SmallForm
        schema={personSearch}
        startsWith={{ search: '' }}
        submit={words.search}
        submitting={words.searching}
        failed={words.searchFailed}
        keeps
        save={async ({ search }) => onSearch(search)}
      >
        {(control) => (
          <TextField
            control={control}
            name="search"
            type="search"
            label={words.searchLabel}
            autoComplete="off"
            spellCheck={false}
            hint={words.searchHint}
          />
        )}
      </SmallForm>
    </FormSection>
  );
}

const periods = [
  ...periodsInWords(visitorPeriods, words.periods),
  ...everyPlainSubmission.map((one) => ({
    what: wordedSubmission(one).screen.many,
    period: words.periods.contactMessages.period(one.keptMonths),
  })),
  ...periodsInWords(staffPeriods, words.staffPeriods),
];

/** The retention periods that the program keeps to and the privacy page states. */
function Periods() {
  return (
    <FormSection title={words.howLong} hint={words.howLongHint}>
      <dl className="grid gap-x-6 gap-y-3 sm:grid-cols-2">
        {periods.map(({ what, period }) => (
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
  const [address, setAddress] = useState<string>();
  return (
    <div className="grid max-w-4xl gap-6">
      <ScreenHeader title={words.personalData} subtitle={words.subtitle} />
      {address === undefined ? (
        <>
          <PersonSearch onSearch={setSearch} />
          {search === undefined ? null : <PeopleFound search={search} onChoose={setAddress} />}
          <Periods />
        </>
      ) : (
        <PersonHeld address={address} onClose={() => setAddress(undefined)} />
      )}
    </div>
  );
}
