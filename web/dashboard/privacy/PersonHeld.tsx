import { useMutation, useQuery } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { toast } from 'sonner';
import { type HeldPerson, heldKindNames } from '../../../domain/privacy.ts';
import { Banner } from '../components/Banner.tsx';
import { Button } from '../components/Button.tsx';
import { saveFile } from '../list/ExportButton.tsx';
import { Waiting } from '../screen/Waiting.tsx';
import { useMay } from '../session/account.ts';
import { request } from '../session/request.ts';
import { showDateAndTime, siteTimeName } from '../time/site-time.ts';
import { personWith } from './calls.ts';
import { EraseDialog } from './EraseDialog.tsx';
import { HeldRecords } from './HeldRecords.tsx';

const underlined = (text: string) => [text, '='.repeat(text.length)];

/** Everything that is held on a person as plain text, to be read by them. */
function readablePerson({ email, records }: HeldPerson, now: Date): string {
  const parts = records.map(({ kind, at, facts }) =>
    [
      ...underlined(`${heldKindNames[kind]}, ${showDateAndTime(at)}`),
      ...facts.map(({ name, value }) => `${name}: ${value}`),
    ].join('\n'),
  );
  const head = [
    ...underlined(`What is held under ${email}`),
    `As of ${showDateAndTime(now.toISOString())}, ${siteTimeName()}`,
  ];
  return [head.join('\n'), ...parts, ''].join('\n\n');
}

const forms = {
  json: { name: 'personal-data.json', type: 'application/json', make: (it: HeldPerson) => JSON.stringify(it, null, 2) },
  text: { name: 'personal-data.txt', type: 'text/plain', make: (it: HeldPerson) => readablePerson(it, new Date()) },
};

interface PersonHeldProps {
  email: string;
  onClose(): void;
}

/** Everything that is held under an address, and what can be done with it. */
export function PersonHeld({ email, onClose }: PersonHeldProps) {
  const { data: person, error, refetch } = useQuery(personWith(email));
  const [asking, setAsking] = useState(false);
  const mayErase = useMay('privacy.erase');
  const { mutate: handOver, isPending } = useMutation({
    mutationFn: async (form: keyof typeof forms) => ({
      ...forms[form],
      person: await request('POST /privacy/export/', { body: { email } }),
    }),
    onError: (failure: Error) => toast.error(failure.message),
    onSuccess: ({ name, type, make, person: held }) => saveFile(new Blob([make(held)], { type }), name),
  });
  const back = <Button onClick={onClose}>Back to the search</Button>;
  if (person === undefined) {
    return error === null ? (
      <Waiting>Looking through everything...</Waiting>
    ) : (
      <Banner tone="danger">
        <p>Failed to load what is held. {error.message}</p>
        <div className="mt-3 flex flex-wrap gap-3">
          <Button onClick={() => void refetch()}>Try again</Button>
          {back}
        </div>
      </Banner>
    );
  }
  const isEmpty = person.records.length === 0;
  return (
    <section aria-labelledby="held-title" className="grid gap-5">
      <h2 id="held-title" className="text-subheading break-all">
        {email}
      </h2>
      <div className="flex flex-wrap gap-3">
        {back}
        <Button disabled={isPending || isEmpty} onClick={() => handOver('text')}>
          <Download aria-hidden="true" className="size-5" />
          Save to read
        </Button>
        <Button disabled={isPending || isEmpty} onClick={() => handOver('json')}>
          <Download aria-hidden="true" className="size-5" />
          Save as JSON
        </Button>
        {mayErase && !isEmpty ? (
          <Button kind="danger" onClick={() => setAsking(true)}>
            Erase for good...
          </Button>
        ) : null}
      </div>
      {person.has_account ? (
        <Banner tone="info">
          <p>An account of the dashboard has this address too. It is looked after under User Management and stays.</p>
        </Banner>
      ) : null}
      {isEmpty ? <p>Nothing is held under this address.</p> : <HeldRecords records={person.records} />}
      {asking ? (
        <EraseDialog email={email} count={person.records.length} onErased={onClose} onClose={() => setAsking(false)} />
      ) : null}
    </section>
  );
}
