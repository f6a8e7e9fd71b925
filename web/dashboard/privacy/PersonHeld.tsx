import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { toast } from 'sonner';
import { z } from 'zod';
import * as words from '#locale/dashboard/privacy.ts';
import { isPhoneNumber } from '../../../domain/phone.ts';
import {
  erasureInput,
  type HeldKind,
  type HeldPerson,
  type HeldRecord,
  heldKinds,
  type OwnKind,
  privacyTexts,
} from '../../../domain/privacy.ts';
import { everyPlainSubmission } from '../../../domain/submissions/registry.ts';
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
import { wordedSubmission } from '../submissions/worded.ts';
import { Moment } from '../time/Moment.tsx';
import { showDateAndTime, siteTimeName } from '../time/site-time.ts';
import { useAction } from '../toast/use-action.ts';
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
    <Modal title={words.eraseQuestion} onClose={onClose}>
      <Banner tone="danger">
        <p>
          {words.willBeErased(
            count,
            <strong key="address" className="break-all">
              {address}
            </strong>,
          )}
        </p>
        <p className="mt-2 font-semibold">{words.cannotBeUndone}</p>
      </Banner>
      <p>{words.whatStays}</p>
      <SmallForm
        schema={confirming(address)}
        startsWith={{ confirmation: '' }}
        submit={words.eraseForGood}
        submitting={words.erasing}
        failed={words.notErased}
        kind="danger"
        save={async ({ confirmation }) => {
          await request('POST /privacy/erase/', { body: { address, confirmation } });
          toast.success(words.erased);
          queries.removeQueries({ queryKey: everyPerson });
          await queries.invalidateQueries();
          onErased();
        }}
      >
        {(control) => (
          <TextField
            control={control}
            name="confirmation"
            label={isPhoneNumber(address) ? words.typePhoneNumber : words.typeEmailAddress}
            autoComplete="off"
            spellCheck={false}
          />
        )}
      </SmallForm>
    </Modal>
  );
}

const ownKinds: Record<OwnKind, string> = words.kinds;
const facts: Readonly<Record<string, string>> = words.facts;

const kinds: Readonly<Record<string, string>> = {
  ...ownKinds,
  ...Object.fromEntries(everyPlainSubmission.map((one) => [one.name, wordedSubmission(one).screen.many])),
};

const kindName = (kind: HeldKind) => kinds[kind] ?? kind;

/** The kinds whose facts are called what was asked. The server names those of all others in English. */
const asked = new Set<HeldKind>(['form_answers', ...everyPlainSubmission.map(({ name }) => name)]);

const factName = (kind: HeldKind, name: string) => (asked.has(kind) ? name : (facts[name] ?? name));

/** The records held on a person, by kind, each with all its fields. */
function HeldRecords({ records }: { records: readonly HeldRecord[] }) {
  const found = heldKinds
    .map((kind) => ({ kind, held: records.filter((it) => it.kind === kind) }))
    .filter(({ held }) => held.length > 0);
  return found.map(({ kind, held }) => (
    <FormSection key={kind} title={words.kindWithCount(kindName(kind), held.length)}>
      <ul className="grid gap-5">
        {held.map(({ at, facts: told }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the list is read as it came, and never sorted
          <li key={index} className="grid gap-3 border-t border-line pt-4 first:border-0 first:pt-0">
            <p className="text-muted">
              <Moment at={at} />
            </p>
            <Facts>
              {told.map(({ name, value }) => (
                <Fact key={name} name={factName(kind, name)}>
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
  const parts = records.map(({ kind, at, facts: told }) =>
    [
      ...underlined(words.kindAndMoment(kindName(kind), showDateAndTime(at))),
      ...told.map(({ name, value }) => words.fact(factName(kind, name), value)),
    ].join('\n'),
  );
  const head = [
    ...underlined(words.heldUnder(address)),
    words.asOf(showDateAndTime(now.toISOString()), siteTimeName()),
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
  const { mutate: handOver, isPending } = useAction({
    call: async (form: keyof typeof forms) => {
      const { name, type, make } = forms[form];
      const held = await request('POST /privacy/export/', { body: { address } });
      saveFile(new Blob([make(held)], { type }), name);
    },
  });
  const back = <Button onClick={onClose}>{words.backToTheSearch}</Button>;
  if (person === undefined) {
    return error === null ? (
      <Waiting>{words.searching}</Waiting>
    ) : (
      <Banner tone="danger">
        <p>{words.notLoaded(error.message)}</p>
        <div className="mt-3 flex flex-wrap gap-3">
          <Button onClick={() => void refetch()}>{words.tryAgain}</Button>
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
          {words.saveToRead}
        </Button>
        <Button disabled={isPending || isEmpty} onClick={() => handOver('json')}>
          <Download aria-hidden="true" className="size-5" />
          {words.saveAsJson}
        </Button>
        {mayErase && !isEmpty ? (
          <Button kind="danger" onClick={() => setAsking(true)}>
            {words.eraseForGoodAsks}
          </Button>
        ) : null}
      </div>
      {person.has_account ? (
        <Banner tone="info">
          <p>{words.hasAccount}</p>
        </Banner>
      ) : null}
      {isEmpty ? <p>{words.nothingHeld}</p> : <HeldRecords records={person.records} />}
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
