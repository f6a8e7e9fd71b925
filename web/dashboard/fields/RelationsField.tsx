import { useQuery } from '@tanstack/react-query';
import { type Control, type FieldValues, useController } from 'react-hook-form';
import type { Kinds } from '../../../domain/fields/kinds.ts';
import { Banner } from '../components/Banner.tsx';
import { useFieldNotes } from '../form/Field.tsx';
import { choicesOf } from './relations.ts';

interface RelationsFieldProps<Output> {
  control: Control<FieldValues, unknown, Output>;
  name: string;
  label: string;
  hint: string | undefined;
  options: Kinds['relations']['options'];
}

/** Records of another collection as chips; any number of them can be pressed. */
export function RelationsField<Output>({ control, name, label, hint, options }: RelationsFieldProps<Output>) {
  const { field, fieldState } = useController({ control, name });
  const { data = [], error } = useQuery(choicesOf(options));
  const chosen: readonly number[] = field.value ?? [];
  const { describedBy, notes } = useFieldNotes(hint, fieldState.error?.message);
  if (error !== null) return <Banner tone="danger">{error.message}</Banner>;
  const turn = (id: number, on: boolean) =>
    field.onChange(on ? [...chosen, id] : chosen.filter((other) => other !== id));
  return (
    <fieldset className="grid gap-2" aria-describedby={describedBy}>
      <legend className="sr-only">{label}</legend>
      <div className="flex flex-wrap gap-2">
        {data.map(({ id, name }, index) => (
          <label
            key={id}
            className="flex min-h-11 cursor-pointer items-center gap-2 border border-line-strong bg-raised px-3 hover:bg-accent-surface has-checked:border-transparent has-checked:bg-accent has-checked:text-on-accent"
          >
            <input
              type="checkbox"
              className="size-4"
              ref={index === 0 ? field.ref : undefined}
              checked={chosen.includes(id)}
              onBlur={field.onBlur}
              onChange={(event) => turn(id, event.target.checked)}
            />
            {name}
          </label>
        ))}
      </div>
      {notes}
    </fieldset>
  );
}
