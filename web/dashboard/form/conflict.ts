import { type RefObject, useRef, useState } from 'react';
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import type { z } from 'zod';
import * as words from '#locale/dashboard/form.ts';
import { day, instant } from '../../../domain/instant.ts';
import { RequestFailed } from '../../request.ts';
import { showDateAndTime, showDay } from '../time/site-time.ts';

/** The plain text of HTML. It is only read: nothing in it is ever shown as HTML or run. */
function plainText(html: string): string {
  const { body } = new DOMParser().parseFromString(html.replaceAll(/<\/(p|h\d|li|blockquote)>/g, '$& '), 'text/html');
  return body.textContent.trim();
}

/** The value of a form's field as one reads it. */
function shownValue(value: unknown): string {
  if (value === true) return words.yes;
  if (value === false) return words.no;
  if (value === null || value === undefined || value === '') return words.empty;
  if (typeof value !== 'string') return String(value);
  if (instant.safeParse(value).success) return showDateAndTime(value);
  if (day.safeParse(value).success) return showDay(value);
  return value.startsWith('<') ? plainText(value) : value;
}

/** A field in a comparison of two versions: its label, and how its value is shown where that is not plain. */
type ComparedField = string | { label: string; show(value: unknown): string };

/** For a form that changes a record which somebody else may change too. */
export interface Change<Values extends FieldValues> {
  /** The `updated_at` of the record when the form was opened; null for a text that has never been changed. */
  seen: string | null;
  /** Reads another editor's version from the server's 409: as the values of this form, with its own `updated_at`. */
  read(current: unknown): { values: Values; seen: string | null };
  /** What the record held then, where the form begins with something else; undefined in it where that is not known. */
  began?: { values: FieldValues | undefined } | undefined;
  /** The fields that are compared. */
  fields: { readonly [Field in Path<Values>]?: ComparedField };
  /** What this form holds from then on: what either has made of each part. `before` is undefined where it is not known. */
  merge?: ((before: FieldValues | undefined, mine: FieldValues, theirs: FieldValues) => Partial<Values>) | undefined;
}

/** The change of a record as `stored` reads it, in a form with these values. */
export const changeOf = <Stored extends { updated_at: string | null }, Values extends FieldValues>(
  { updated_at: seen }: Pick<Stored, 'updated_at'>,
  stored: z.ZodType<Stored>,
  valuesOf: (record: Stored) => Values,
  fields: Change<Values>['fields'],
): Change<Values> => ({
  seen,
  read(current) {
    const left = stored.parse(current);
    return { values: valuesOf(left), seen: left.updated_at };
  },
  fields,
});

/** Another editor's version, saved while this form was open. */
export interface Conflict<Values extends FieldValues> {
  /** The server's message. */
  message: string;
  theirs: Values;
  fields: Change<Values>['fields'];
  /** What both have changed: how the form was opened, or what it was brought together with since. */
  before: FieldValues | undefined;
  settle(): void;
}

/** One field in which the two versions differ, in words. */
interface Difference<Values extends FieldValues> {
  name: Path<Values>;
  label: string;
  theirs: string;
  mine: string;
  /** As it was when the form was opened; undefined where that is not known. */
  before: string | undefined;
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one ?? null) === JSON.stringify(other ?? null);

/** The compared fields whose values are not the same. */
export function differencesOf<Values extends FieldValues>(
  { theirs, fields, before }: Pick<Conflict<Values>, 'theirs' | 'fields'> & { before?: FieldValues | undefined },
  mine: Values,
): Difference<Values>[] {
  const isPath = (name: string): name is Path<Values> => name in fields;
  return Object.entries<ComparedField | undefined>(fields).flatMap(([name, field]) => {
    if (field === undefined || !isPath(name)) return [];
    const { label, show } = typeof field === 'string' ? { label: field, show: shownValue } : field;
    const [their, my] = [theirs[name], mine[name]];
    if (isSame(their, my)) return [];
    return [{ name, label, theirs: show(their), mine: show(my), before: before && show(before[name]) }];
  });
}

/** Sets a field of a form by a name that a loop came by. */
function setAny<Values extends FieldValues, Output>(
  form: UseFormReturn<Values, unknown, Output>,
  name: string,
  value: unknown,
): void {
  const any: { setValue(name: string, value: unknown, options: object): void } = form;
  any.setValue(name, value, { shouldDirty: true });
}

/**
 * Handles a save that was refused because somebody else has changed the record. From then on the form knows the other
 * version: saving again overwrites it, but only after both versions were shown.
 */
export function useConflict<Values extends FieldValues, Output>(
  form: UseFormReturn<Values, unknown, Output>,
  change: Change<Values> | undefined,
  seen: RefObject<string | null | undefined>,
) {
  const [found, setFound] = useState<Conflict<Values>>();
  /** A state of the record, and what it held: what is written in the form began there, unless it is an older draft. */
  const known = useRef<{ seen: string | null | undefined; values: FieldValues | undefined }>(undefined);
  return {
    found,
    /** Whether a save failed for this reason; it is shown then. */
    isOne(error: unknown): boolean {
      if (change === undefined || !(error instanceof RequestFailed)) return false;
      if (error.status !== 409 || error.current === undefined) return false;
      const current = change.read(error.current);
      const { values } = change.began ?? { values: form.formState.defaultValues };
      const began = known.current ?? { seen: change.seen, values };
      const before = began.seen === seen.current ? began.values : undefined;
      seen.current = current.seen;
      form.clearErrors('root');
      const mine = form.getValues();
      for (const [name, value] of Object.entries(change.merge?.(before, mine, current.values) ?? {})) {
        if (!isSame(value, mine[name])) setAny(form, name, value);
      }
      known.current = { seen: current.seen, values: change.merge ? current.values : before };
      setFound({
        message: error.message,
        theirs: current.values,
        fields: change.fields,
        before,
        settle: () => setFound(undefined),
      });
      return true;
    },
  };
}
