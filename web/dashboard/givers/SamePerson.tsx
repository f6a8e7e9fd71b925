import { useState } from 'react';
import * as words from '#locale/dashboard/givers.ts';
import type { Giver, GiverDetails } from '../../../domain/giving/gift.ts';
import { Button } from '../components/Button.tsx';
import { Email } from '../components/Email.tsx';
import { Question } from '../components/Question.tsx';
import { FormSection } from '../form/FormSection.tsx';
import { Badge } from '../list/Badge.tsx';
import { useMay } from '../session/account.ts';
import { likenessesOf } from './alike.ts';
import { shownName, useMerging } from './calls.ts';

/** Who it is, in two lines. */
function Somebody({ giver: { name, email, phone } }: { giver: Giver }) {
  return (
    <div className="min-w-0">
      <p className="font-semibold wrap-anywhere">{shownName({ name })}</p>
      {email === '' ? null : (
        <p className="text-sm text-muted">
          <Email address={email} />
        </p>
      )}
      {phone === '' ? null : <p className="text-sm text-muted">{phone}</p>}
    </div>
  );
}

/** Others who may be the same person, with what makes them alike. Merging asks first. */
function Duplicates({ giver }: { giver: GiverDetails }) {
  const mayMerge = useMay('pledges.edit');
  const [asked, setAsked] = useState<GiverDetails['duplicates'][number]>();
  const merging = useMerging(giver, 'POST /givers/{id}/merge/', { done: words.merged });
  return (
    <FormSection title={words.samePerson} hint={words.samePersonHint}>
      <ul className="grid gap-4">
        {giver.duplicates.map((other) => (
          <li
            key={other.id}
            className="grid items-center gap-x-6 gap-y-3 border-t border-line pt-4 sm:grid-cols-[minmax(0,1fr)_14rem_auto]"
          >
            <Somebody giver={other} />
            <p className="flex flex-wrap gap-2">
              {likenessesOf(giver, other).map((likeness) => (
                <Badge key={likeness} tone="info">
                  {words.alike[likeness]}
                </Badge>
              ))}
            </p>
            {mayMerge ? (
              <Button
                className="justify-self-start"
                busy={merging.isPending}
                aria-label={words.mergeOne(shownName(other))}
                onClick={() => setAsked(other)}
              >
                {words.merge}
              </Button>
            ) : null}
          </li>
        ))}
      </ul>
      {asked === undefined ? null : (
        <Question
          open
          title={words.mergeQuestion(shownName(giver), shownName(asked))}
          detail={`${words.mergeDetail(shownName(asked))} ${words.papersTo(asked.papers_to)}`}
          no={words.no}
          yes={words.yesMerge}
          onNo={() => setAsked(undefined)}
          onYes={() => {
            setAsked(undefined);
            merging.mutate(asked);
          }}
        />
      )}
    </FormSection>
  );
}

/** Those who turned out to be this giver. */
function Merged({ giver }: { giver: GiverDetails }) {
  const mayMerge = useMay('pledges.edit');
  const unmerging = useMerging(giver, 'POST /givers/{id}/unmerge/', { done: words.unmerged });
  return (
    <FormSection title={words.mergedGivers}>
      <ul className="grid gap-4">
        {giver.merged.map((other) => (
          <li key={other.id} className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
            <Somebody giver={other} />
            {mayMerge ? (
              <Button
                busy={unmerging.isPending}
                aria-label={words.undoMerge(shownName(other))}
                onClick={() => unmerging.mutate(other)}
              >
                {words.undo}
              </Button>
            ) : null}
          </li>
        ))}
      </ul>
    </FormSection>
  );
}

/** Others who may be, or are, the same person. Renders nothing where there is nobody. */
export function SamePerson({ giver }: { giver: GiverDetails }) {
  return (
    <>
      {giver.duplicates.length === 0 ? null : <Duplicates giver={giver} />}
      {giver.merged.length === 0 ? null : <Merged giver={giver} />}
    </>
  );
}
