import { useQuery } from '@tanstack/react-query';
import { Printer } from 'lucide-react';
import { Link, useParams } from 'react-router';
import * as words from '#locale/dashboard/registrations.ts';
import { staffAddresses } from '../../../domain/addresses.ts';
import type { EventRegistration } from '../../../domain/event-registration.ts';
import { inFoldedOrder } from '../../../domain/folded.ts';
import { Button, buttonLook } from '../components/Button.tsx';
import { everybodyFor, oneEvent } from '../events/calls.ts';
import { EventDates } from '../events/EventWords.tsx';
import { GuidedHeading } from '../screen/ScreenHeader.tsx';
import { ScreenProblem } from '../screen/ScreenProblem.tsx';
import { Waiting } from '../screen/Waiting.tsx';

/** Empty lines for those who come without having registered. */
const SPARE = 10;

const spare = Array.from({ length: SPARE }, (_, index) => index + 1);

/**
 * A line for every registered person, in alphabetical order. The sheet lies open at the entrance, so it shows no contact
 * details.
 */
function SheetTable({ expected }: { expected: readonly EventRegistration[] }) {
  const people = expected.toSorted((one, other) => inFoldedOrder(one.full_name, other.full_name));
  return (
    <table className="sheet">
      <thead>
        <tr>
          <th scope="col">{words.number}</th>
          <th scope="col">{words.name}</th>
          <th scope="col">{words.organisation}</th>
          <th scope="col">{words.signature}</th>
        </tr>
      </thead>
      <tbody>
        {people.map(({ id, full_name, organization }, index) => (
          <tr key={id}>
            <td>{index + 1}</td>
            <td>{full_name}</td>
            <td>{organization}</td>
            <td />
          </tr>
        ))}
        {spare.map((number) => (
          <tr key={`spare ${number}`}>
            <td>{people.length + number}</td>
            <td />
            <td />
            <td />
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The printed list of registrations for the event in the address, to be signed at the entrance. */
export function SignInSheet() {
  const id = Number(useParams().id);
  const event = useQuery(oneEvent(id));
  const expected = useQuery(everybodyFor(id));
  const error = event.error ?? expected.error;
  if (event.data === undefined || expected.data === undefined) {
    if (error === null) return <Waiting>{words.loadingRegistrations}</Waiting>;
    return <ScreenProblem title={words.sheetNotLoaded} detail={error.message} />;
  }
  const { title, location, start_date, end_date } = event.data;
  return (
    <div className="grid gap-6">
      <div className="flex flex-wrap gap-3 print:hidden">
        <Button kind="primary" onClick={() => window.print()}>
          <Printer aria-hidden="true" className="size-5" />
          {words.print}
        </Button>
        <Link to={staffAddresses.eventRegistrations(id)} className={buttonLook('secondary')}>
          {words.backToRegistrations}
        </Link>
      </div>
      <header className="grid gap-1">
        <p className="font-semibold text-muted">{words.signInSheet}</p>
        <GuidedHeading>{title}</GuidedHeading>
        <p>
          <EventDates start_date={start_date} end_date={end_date} />
          {location === '' ? null : `, ${location}`}
        </p>
      </header>
      <SheetTable expected={expected.data} />
    </div>
  );
}
