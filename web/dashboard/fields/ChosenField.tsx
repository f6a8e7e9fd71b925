import { queryOptions, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { type Control, type FieldValues, useWatch } from 'react-hook-form';
import { Link } from 'react-router';
import * as words from '#locale/dashboard/collections.ts';
import { addresses } from '../../../domain/addresses.ts';
import { categories } from '../../../domain/collections/categories.ts';
import { forms } from '../../../domain/collections/forms.ts';
import type { ChosenFrom } from '../../../domain/fields/field.ts';
import { formIn } from '../../../domain/form-address.ts';
import { SelectField } from '../form/SelectField.tsx';
import { useMay } from '../session/account.ts';
import { request } from '../session/request.ts';

interface Choice {
  value: string;
  label: string;
}

interface Source {
  collection: typeof forms | typeof categories;
  /** The records that can be chosen, each with what is stored of it. */
  load(): Promise<Choice[]>;
  /** Two values mean the same record, however they are written. */
  key(value: string): string;
  /** What can be chosen beside the records. */
  before: readonly Choice[];
}

const sources: Readonly<Record<ChosenFrom, Source>> = {
  forms: {
    collection: forms,
    load: async () => {
      const found = await request('GET /forms/');
      const all = Array.isArray(found) ? found : found.results;
      return all.map(({ slug, title }) => ({ value: addresses.form(slug), label: title }));
    },
    key: (value) => formIn(value) ?? value,
    before: [{ value: '', label: words.choose }],
  },
  categories: {
    collection: categories,
    load: async () => {
      const found = await request('GET /categories/');
      const all = Array.isArray(found) ? found : found.results;
      return all.map(({ name }) => ({ value: name, label: name }));
    },
    key: (value) => value.trim().toLowerCase(),
    before: [{ value: '', label: words.allOfThem }],
  },
};

const choicesFrom = (from: ChosenFrom) =>
  queryOptions({ queryKey: [from, 'chosen from'], queryFn: sources[from].load });

/** The choices with the value as it is stored in place of its record's own, so that nothing is rewritten; one that is gone stays. */
function withPresent(choices: readonly Choice[], value: string, { key, before }: Source): Choice[] {
  const all = [...before, ...choices.map((one) => (key(one.value) === key(value) ? { ...one, value } : one))];
  return all.some((one) => one.value === value) ? all : [...all, { value, label: words.goneChoice(value) }];
}

interface ChosenFieldProps<Output> {
  control: Control<FieldValues, unknown, Output>;
  name: string;
  label: string;
  from: ChosenFrom;
  /** The control of one line, for those who may not read the records. */
  otherwise: ReactNode;
}

/** A text that names a record of a collection, chosen from the list of them. */
export function ChosenField<Output>({ control, name, label, from, otherwise }: ChosenFieldProps<Output>) {
  const source = sources[from];
  const mayRead = useMay(source.collection.permissions.view);
  const written: unknown = useWatch({ control, name });
  const { data, error } = useQuery({ ...choicesFrom(from), enabled: mayRead });
  if (!mayRead || error) return otherwise;
  const value = typeof written === 'string' ? written : '';
  return (
    <SelectField
      control={control}
      name={name}
      label={label}
      options={data ? withPresent(data, value, source) : [{ value, label: value }]}
      hint={
        data?.length === 0 ? (
          <>
            {words.noneToChoose[from].said}{' '}
            <Link to={source.collection.screen.address} className="text-accent underline">
              {words.noneToChoose[from].screen}
            </Link>
          </>
        ) : undefined
      }
    />
  );
}
