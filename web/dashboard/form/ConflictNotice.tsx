import { Suspense, useState } from 'react';
import { type FieldValues, type UseFormReturn, useWatch } from 'react-hook-form';
import * as words from '#locale/dashboard/form.ts';
import { Banner } from '../components/Banner.tsx';
import { Button } from '../components/Button.tsx';
import { lazyAfterAMinute } from '../loading/lazy.ts';
import { type Conflict, differencesOf } from './conflict.ts';

const WordDifference = lazyAfterAMinute(async () => (await import('../comparison/WordDifference.tsx')).WordDifference);

interface ConflictNoticeProps<Values extends FieldValues, Output> {
  conflict: Conflict<Values>;
  form: UseFormReturn<Values, unknown, Output>;
}

function Version({ whose, text }: { whose: string; text: string }) {
  return (
    <div className="min-w-0">
      <dt className="text-sm text-muted">{whose}</dt>
      <dd className="max-h-40 overflow-y-auto whitespace-pre-line">{text}</dd>
    </div>
  );
}

const marks = { added: words.cameIn, removed: words.wentOut };

/** What the other has done with a field, marked in it. */
function TheirChange({ before, theirs }: { before: string | undefined; theirs: string }) {
  // What was empty, they have written whole: it stands below.
  if (before === undefined || before === words.empty) return null;
  if (before === theirs) return <p className="text-muted">{words.onlyYouChanged}</p>;
  return (
    <div className="min-w-0">
      <p className="text-sm text-muted">{words.whatTheyChanged}</p>
      <p className="max-h-40 overflow-y-auto whitespace-pre-line">
        <WordDifference before={before} after={theirs} {...marks} />
      </p>
    </div>
  );
}

/** Shows both versions of what two people have changed, and lets this one choose, field by field. */
export function ConflictNotice<Values extends FieldValues, Output>(props: ConflictNoticeProps<Values, Output>) {
  const { conflict, form } = props;
  const { theirs, settle } = conflict;
  const [kept, setKept] = useState<readonly string[]>([]);
  const written = useWatch({ control: form.control });
  const differences = differencesOf(conflict, { ...theirs, ...written });
  const open = differences.filter(({ name }) => !kept.includes(name));
  const changed = open.filter((one) => one.before !== undefined && one.before !== one.theirs);
  return (
    <div className="grid gap-3">
      <Banner tone="danger">
        <p className="font-semibold">{conflict.message}</p>
        {changed.length === 0 ? null : <p>{words.theyChanged(changed.map(({ label }) => label).join(', '))}</p>}
        <p>{words.nothingSavedYet}</p>
      </Banner>
      {differences.length === 0 ? <p>{words.yourVersionIsTheSame}</p> : null}
      {differences.length > 0 && open.length === 0 ? <p role="status">{words.allChosen}</p> : null}
      <ul className="grid gap-3">
        {open.map(({ name, label, theirs: their, mine, before }) => (
          <li key={name} className="grid gap-2 border border-line bg-raised p-3">
            <p className="font-semibold">{label}</p>
            <Suspense>
              <TheirChange before={before} theirs={their} />
            </Suspense>
            <dl className="grid gap-2 sm:grid-cols-2">
              <Version whose={words.theirs} text={their} />
              <Version whose={words.yours} text={mine} />
            </dl>
            <div className="flex flex-wrap gap-2">
              <Button
                size="small"
                aria-label={words.takeTheirsOf(label)}
                onClick={() => form.setValue(name, theirs[name], { shouldDirty: true })}
              >
                {words.takeTheirs}
              </Button>
              <Button size="small" aria-label={words.keepMineOf(label)} onClick={() => setKept([...kept, name])}>
                {words.keepMine}
              </Button>
            </div>
          </li>
        ))}
      </ul>
      <Button
        className="justify-self-start"
        onClick={() => {
          form.reset(theirs);
          settle();
        }}
      >
        {words.takeAllOfTheirs}
      </Button>
    </div>
  );
}
