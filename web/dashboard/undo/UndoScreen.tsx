import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import * as words from '#locale/dashboard/undo.ts';
import { staffAddresses } from '../../../domain/addresses.ts';
import { type UndoneChange, type UndoPeriod, undoPeriod } from '../../../domain/undo.ts';
import { logFilters } from '../audit/calls.ts';
import { Banner } from '../components/Banner.tsx';
import { Button, buttonLook } from '../components/Button.tsx';
import { DateTimeField } from '../form/DateTimeField.tsx';
import { FormSection } from '../form/FormSection.tsx';
import { SelectField } from '../form/SelectField.tsx';
import { SmallForm } from '../form/SmallForm.tsx';
import { ScreenHeader } from '../screen/ScreenHeader.tsx';
import { ScreenProblem } from '../screen/ScreenProblem.tsx';
import { Waiting } from '../screen/Waiting.tsx';
import { useAccount } from '../session/account.ts';
import { siteTimeName } from '../time/site-time.ts';
import { Undoing } from './Undoing.tsx';
import { UndoPreview } from './UndoPreview.tsx';

const HOUR = 3_600_000;

const hoursAgo = (hours: number) => new Date(Date.now() - hours * HOUR).toISOString();

/** Whose changes, and of which hours: at first of the last one. */
function PeriodForm({ onAsked }: { onAsked(period: UndoPeriod): void }) {
  const { data, error, refetch } = useQuery(logFilters);
  const [startsWith] = useState(() => ({ user: 0, from: hoursAgo(1), to: hoursAgo(0) }));
  if (error) {
    return (
      <Banner tone="danger">
        <p>{words.accountsNotLoaded(error.message)}</p>
        <Button className="mt-3" onClick={() => void refetch()}>
          {words.tryAgain}
        </Button>
      </Banner>
    );
  }
  if (data === undefined) return <Waiting>{words.looking}</Waiting>;
  const accounts = data.users.map(({ id, name }) => ({ value: id, label: name }));
  return (
    <FormSection title={words.whose}>
      <SmallForm
        schema={undoPeriod}
        startsWith={startsWith}
        submit={words.showChanges}
        submitting={words.looking}
        failed={words.notLooked}
        keeps
        save={async (period) => onAsked(period)}
      >
        {(control) => (
          <>
            <SelectField
              control={control}
              name="user"
              label={words.account}
              options={[{ value: 0, label: words.chooseAccount }, ...accounts]}
            />
            <div className="grid gap-5 sm:grid-cols-2">
              <DateTimeField control={control} name="from" label={words.from} hint={siteTimeName()} />
              <DateTimeField control={control} name="to" label={words.to} hint={siteTimeName()} />
            </div>
          </>
        )}
      </SmallForm>
    </FormSection>
  );
}

/** Undoing what an account did within some hours. `turn` counts how often somebody has looked. */
function UndoAccount() {
  const [asked, setAsked] = useState<{ period: UndoPeriod; turn: number }>();
  const [begun, setBegun] = useState<UndoneChange[]>();
  const look = (period: UndoPeriod) => {
    setBegun(undefined);
    setAsked((before) => ({ period, turn: (before?.turn ?? 0) + 1 }));
  };
  const toLog = (
    <Link to={staffAddresses.audit} className={buttonLook('secondary')}>
      {words.backToLog}
    </Link>
  );
  return (
    <div className="grid max-w-4xl gap-6">
      <ScreenHeader title={words.title} subtitle={words.subtitle} actions={toLog} />
      {begun === undefined ? <PeriodForm onAsked={look} /> : null}
      {asked === undefined ? null : begun === undefined ? (
        <UndoPreview key={asked.turn} period={asked.period} turn={asked.turn} onUndo={setBegun} />
      ) : (
        <Undoing period={asked.period} changes={begun} onLookAgain={() => look(asked.period)} />
      )}
    </div>
  );
}

/** The screen, for superusers alone. */
export function UndoScreen() {
  const { is_superuser: isSuperuser } = useAccount();
  return isSuperuser ? <UndoAccount /> : <ScreenProblem title={words.title} detail={words.onlySuperusers} />;
}
