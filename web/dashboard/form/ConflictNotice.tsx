import { type FieldValues, type UseFormReturn, useWatch } from 'react-hook-form';
import * as words from '#locale/dashboard/form.ts';
import { EDIT_CONFLICT } from '../../../domain/timestamps.ts';
import { Banner } from '../components/Banner.tsx';
import { Button } from '../components/Button.tsx';
import { wordedForStaff } from '../replies/worded.ts';
import { type Conflict, differencesOf } from './conflict.ts';

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

/** Shows both versions of what two people have changed, and lets this one choose. */
export function ConflictNotice<Values extends FieldValues, Output>(props: ConflictNoticeProps<Values, Output>) {
  const { conflict, form } = props;
  const { theirs, settle } = conflict;
  const written = useWatch({ control: form.control });
  const differences = differencesOf(conflict, { ...theirs, ...written });
  return (
    <div className="grid gap-3">
      <Banner tone="danger">
        <p className="font-semibold">{wordedForStaff(EDIT_CONFLICT)}</p>
        <p>{words.nothingSavedYet}</p>
      </Banner>
      {differences.length === 0 ? <p>{words.yourVersionIsTheSame}</p> : null}
      <ul className="grid gap-3">
        {differences.map(({ name, label, theirs: their, mine }) => (
          <li key={name} className="grid gap-2 border border-line bg-raised p-3">
            <p className="font-semibold">{label}</p>
            <dl className="grid gap-2 sm:grid-cols-2">
              <Version whose={words.theirs} text={their} />
              <Version whose={words.yours} text={mine} />
            </dl>
            <Button
              size="small"
              className="justify-self-start"
              aria-label={words.takeTheirsOf(label)}
              onClick={() => form.setValue(name, theirs[name], { shouldDirty: true })}
            >
              {words.takeTheirs}
            </Button>
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
