import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { type Control, type FieldValues, useController } from 'react-hook-form';
import * as words from '#locale/dashboard/collections.ts';
import type { Kinds } from '../../../domain/fields/kinds.ts';
import { folded } from '../../../domain/folded.ts';
import { Banner } from '../components/Banner.tsx';
import { controlLook, useFieldNotes } from '../form/Field.tsx';
import { calledBy, cardsIn, choicesOf, type RelatedCard, withChosen, withGone } from './relations.ts';

/** So many are shown at once: of more, those that are chosen and those that are searched for. */
const SHOWN = 12;

interface RelationsFieldProps<Output> {
  control: Control<FieldValues, unknown, Output>;
  name: string;
  label: string;
  hint: string | undefined;
  options: Kinds['relations']['options'];
  record: Readonly<Record<string, unknown>> | undefined;
}

/** Those that are shown: the chosen ones in their order, and others that the search finds. */
function shownOf(all: readonly RelatedCard[], chosen: readonly number[], search: string): RelatedCard[] {
  if (all.length <= SHOWN) return [...all];
  const pressed = chosen.flatMap((id) => all.find((one) => one.id === id) ?? []);
  const others = all.filter(({ id, name }) => !chosen.includes(id) && folded(name).includes(folded(search)));
  return [...pressed, ...others.slice(0, SHOWN)];
}

/** Records of another collection as chips; any number of them can be pressed. */
export function RelationsField<Output>({ control, name, label, hint, options, record }: RelationsFieldProps<Output>) {
  const { field, fieldState } = useController({ control, name });
  const { data = [], error, isSuccess } = useQuery(choicesOf(options));
  const [search, setSearch] = useState('');
  const searchId = useId();
  const chosen: readonly number[] = field.value ?? [];
  const { describedBy, notes } = useFieldNotes(hint, fieldState.error?.message);
  if (error !== null) return <Banner tone="danger">{error.message}</Banner>;
  const known = withChosen(data, cardsIn(record, name));
  const all = isSuccess ? withGone(known, chosen) : known;
  const turn = (id: number, on: boolean) =>
    field.onChange(on ? [...chosen, id] : chosen.filter((other) => other !== id));
  return (
    <fieldset className="grid gap-2" aria-describedby={describedBy}>
      <legend className="mb-1.5 font-semibold">{label}</legend>
      {all.length <= SHOWN ? null : (
        <div className="grid gap-1">
          <label htmlFor={searchId} className="text-sm font-semibold">
            {words.search(label)}
          </label>
          <input
            id={searchId}
            type="search"
            value={search}
            onChange={({ target }) => setSearch(target.value)}
            className={controlLook}
          />
        </div>
      )}
      <div className="flex flex-wrap gap-2">
        {shownOf(all, chosen, search).map((one, index) => (
          <label
            key={one.id}
            className="flex min-h-11 cursor-pointer items-center gap-2 border border-line-strong bg-raised px-3 hover:bg-accent-surface has-checked:border-transparent has-checked:bg-accent has-checked:text-on-accent"
          >
            <input
              type="checkbox"
              className="size-4"
              ref={index === 0 ? field.ref : undefined}
              checked={chosen.includes(one.id)}
              onBlur={field.onBlur}
              onChange={(event) => turn(one.id, event.target.checked)}
            />
            {calledBy(one)}
          </label>
        ))}
      </div>
      {notes}
    </fieldset>
  );
}
