import { sql } from 'kysely';
import type { Permission } from '../../domain/permission.ts';
import { formDescription, submissionOf } from '../../domain/submissions/form-description.ts';
import type { PlainSubmission, SentRecord, SentValues } from '../../domain/submissions/submission.ts';
import type { Database } from '../database/open.ts';
import type { Endpoint } from '../http/endpoint.ts';
import type { Services } from '../services.ts';
import { submissionEndpoints } from './plain.ts';
import { type Layout, submissionStore } from './store.ts';

// Submissions that are data: their descriptors are read from the table of forms, and their answers lie in one table for all of them.

/** A row as it is stored: the person in columns, all else that was answered as JSON. */
interface StoredAnswers {
  name: string;
  email: string;
  phone: string;
  answers: string;
}

/** The submission that a stored form describes. */
export const formSubmission = (id: number, description: string) =>
  submissionOf(id, formDescription.parse(JSON.parse(description)));

/** The answers of a row, under the names of their questions. One that was asked for later is empty. */
export function answersIn<Row extends StoredAnswers>({ fields, personal }: PlainSubmission, row: Row) {
  const { name, email, phone, answers, ...rest } = row;
  const initial = Object.fromEntries(Object.entries(fields).map(([key, field]) => [key, field.initial]));
  const person = {
    [personal.name]: name,
    [personal.address]: email,
    ...(personal.phone !== undefined && { [personal.phone]: phone }),
  };
  return { ...rest, ...initial, ...JSON.parse(answers), ...person };
}

function layoutOf(id: number, { fields, personal }: PlainSubmission): Layout {
  const textIn = (values: SentValues, name: string | undefined) => String((name && values[name]) ?? '');
  return {
    searched: ['searched_text'],
    its: sql<boolean>`form_id = ${id}`,
    write(values) {
      const { name, address, phone } = personal;
      const known = new Set([name, address, phone]);
      const others = Object.keys(fields).filter((key) => !known.has(key));
      const searched = Object.entries(fields).flatMap(([key, field]) => (field.searched ? [textIn(values, key)] : []));
      return {
        form_id: id,
        name: textIn(values, name),
        email: textIn(values, address),
        phone: textIn(values, phone),
        answers: JSON.stringify(Object.fromEntries(others.map((key) => [key, values[key] ?? null]))),
        searched_text: searched.join('\n'),
      };
    },
  };
}

const column = (name: keyof StoredAnswers) => sql.ref(`form_answers.${name}`);

/** The calls of the form with this number: by which visitors send it, and those of staff. */
export function formEndpoints(
  services: Services,
  id: number,
  submission: PlainSubmission<string, Permission>,
): Endpoint[] {
  const store = submissionStore(
    submission,
    {
      beside: { name: column('name'), email: column('email'), phone: column('phone'), answers: column('answers') },
      present: (row: SentRecord & StoredAnswers): SentRecord => answersIn(submission, row),
      complete: async (_, sent) => sent,
    },
    layoutOf(id, submission),
  );
  return submissionEndpoints(services, submission, store);
}

/** Describes a new form, and answers its number. */
export async function addForm(db: Database, description: unknown, now: string): Promise<number> {
  const { id } = await db
    .insertInto('forms')
    .values({ description: JSON.stringify(formDescription.parse(description)), created_at: now })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
