import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { toast } from 'sonner';
import { z } from 'zod';
import { isPhoneNumber } from '../../../domain/phone.ts';
import {
  erasureInput,
  type HeldPerson,
  type HeldRecord,
  heldKindNames,
  heldKinds,
  privacyTexts,
} from '../../../domain/privacy.ts';
import { Banner } from '../components/Banner.tsx';
import { Button } from '../components/Button.tsx';
import { Modal } from '../components/Modal.tsx';
import { Fact, Facts } from '../details/Facts.tsx';
import { FormSection } from '../form/FormSection.tsx';
import { SmallForm } from '../form/SmallForm.tsx';
import { TextField } from '../form/TextField.tsx';
import { saveFile } from '../list/ExportButtons.tsx';
import { Waiting } from '../screen/Waiting.tsx';
import { useMay } from '../session/account.ts';
import { request } from '../session/request.ts';
import { Moment } from '../time/Moment.tsx';
import { showDateAndTime, siteTimeName } from '../time/site-time.ts';
import { everyPerson, personWith } from './calls.ts';

interface EraseDialogProps {
  address: string;
  count: number;
  onErased(): void;
  onClose(): void;
}

/** Typed once more, an address is not erased by a slip of the hand. */
const confirming = (address: string) =>
  z.object({
    confirmation: erasureInput.shape.confirmation.refine((typed) => typed === address, privacyTexts.confirm),
  });

/** Asks for the one action of the dashboard that cannot be undone. */
function EraseDialog({ address, count, onErased, onClose }: EraseDialogProps) {
  const queries = useQueryClient();
  return (
    <Modal title="Erase this person?" onClose={onClose}>
      <Banner tone="danger">
        <p>
          {count === 1 ? 'One record' : `${count} records`} held under <strong className="break-all">{address}</strong>{' '}
          will be erased: messages, donation interests with their notes, registrations, the subscription and mails.
          Posts that came from another website and name this person as their author stay, without the name.
        </p>
        <p className="mt-2 font-semibold">You cannot undo this. Nothing goes to the trash.</p>
      </Banner>
      <p>
        The audit log records that you erased data and how many records, but not whose. Earlier backups keep the data
        until they are deleted. Published content, such as a post, keeps this address until someone edits it; its
        earlier versions say [erased] instead.
      </p>
      <SmallForm
        schema={confirming(address)}
        startsWith={{ confirmation: '' }}
        submit="Erase for good"
        submitting="Erasing..."
        failed="Nothing was erased. Please try again."
        kind="danger"
        save={async ({ confirmation }) => {
          await request('POST /privacy/erase/', { body: { address, confirmation } });
          toast.success('Everything held under this address has been erased.');
          queries.removeQueries({ queryKey: everyPerson });
          await queries.invalidateQueries();
          onErased();
        }}
      >
        {(control) => (
          <TextField
            control={control}
            name="confirmation"
            label={`Type the ${isPhoneNumber(address) ? 'phone number' : 'e-mail address'} to confirm`}
            autoComplete="off"
            spellCheck={false}
          />
        )}
      </SmallForm>
    </Modal>
  );
}

/** The records held on a person, by kind, each with all its fields. */
function HeldRecords({ records }: { records: readonly HeldRecord[] }) {
  const kinds = heldKinds
    .map((kind) => ({ kind, held: records.filter((it) => it.kind === kind) }))
    .filter(({ held }) => held.length > 0);
  return kinds.map(({ kind, held }) => (
    <FormSection key={kind} title={`${heldKindNames[kind]} (${held.length})`}>
      <ul className="grid gap-5">
        {held.map(({ at, facts }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the list is read as it came, and never sorted
          <li key={index} className="grid gap-3 border-t border-line pt-4 first:border-0 first:pt-0">
            <p className="text-muted">
              <Moment at={at} />
            </p>
            <Facts>
              {facts.map(({ name, value }) => (
                <Fact key={name} name={name}>
                  <span className="whitespace-pre-line">{value}</span>
                </Fact>
              ))}
            </Facts>
          </li>
        ))}
      </ul>
    </FormSection>
  ));
}

const underlined = (text: string) => [text, '='.repeat(text.length)];

/** Everything that is held on a person as plain text, to be read by them. */
function readablePerson({ address, records }: HeldPerson, now: Date): string {
  const parts = records.map(({ kind, at, facts }) =>
    [
      ...underlined(`${heldKindNames[kind]}, ${showDateAndTime(at)}`),
      ...facts.map(({ name, value }) => `${name}: ${value}`),
    ].join('\n'),
  );
  const head = [
    ...underlined(`Data held under ${address}`),
    `As of ${showDateAndTime(now.toISOString())}, ${siteTimeName()}`,
  ];
  return [head.join('\n'), ...parts, ''].join('\n\n');
}

const forms = {
  json: { name: 'personal-data.json', type: 'application/json', make: (it: HeldPerson) => JSON.stringify(it, null, 2) },
  text: { name: 'personal-data.txt', type: 'text/plain', make: (it: HeldPerson) => readablePerson(it, new Date()) },
};

interface PersonHeldProps {
  address: string;
  onClose(): void;
}

/** All data stored under an address, and the buttons for it. */
export function PersonHeld({ address, onClose }: PersonHeldProps) {
  const { data: person, error, refetch } = useQuery(personWith(address));
  const [asking, setAsking] = useState(false);
  const mayErase = useMay('privacy.erase');
  const { mutate: handOver, isPending } = useMutation({
    mutationFn: async (form: keyof typeof forms) => ({
      ...forms[form],
      person: await request('POST /privacy/export/', { body: { address } }),
    }),
    onError: (failure: Error) => toast.error(failure.message),
    onSuccess: ({ name, type, make, person: held }) => saveFile(new Blob([make(held)], { type }), name),
  });
  const back = <Button onClick={onClose}>Back to the search</Button>;
  if (person === undefined) {
    return error === null ? (
      <Waiting>Searching...</Waiting>
    ) : (
      <Banner tone="danger">
        <p>Failed to load the data. {error.message}</p>
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
        {address}
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
          <p>A dashboard account also uses this address. It is managed under User Management and is not erased.</p>
        </Banner>
      ) : null}
      {isEmpty ? <p>No data is held under this address.</p> : <HeldRecords records={person.records} />}
      {asking ? (
        <EraseDialog
          address={address}
          count={person.records.length}
          onErased={onClose}
          onClose={() => setAsking(false)}
        />
      ) : null}
    </section>
  );
}
