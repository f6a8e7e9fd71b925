import { sql } from 'kysely';
import { type FormAnswer, formAnswers } from '../../domain/submissions/form-answers.ts';
import type { Database } from '../database/open.ts';
import { submissionStore } from '../submissions/store.ts';
import { answersIn, emailOf } from './answers.ts';

/** A row of answers, with what its form is called. */
interface StoredAnswers
  extends Pick<FormAnswer, 'id' | 'status' | 'created_at' | 'deleted_at' | 'form' | 'form_title'> {
  name: string;
  email: string;
  phone: string;
  answers: string;
  [column: string]: unknown;
}

const column = (name: string) => sql.ref(`form_answers.${name}`);

/** The store of answers to forms of staff. */
export const answerStore = submissionStore(
  formAnswers,
  {
    beside: {
      name: column('name'),
      email: column('email'),
      phone: column('phone'),
      answers: column('answers'),
      form: column('form_id'),
      form_title: sql`(select title from forms where forms.id = form_answers.form_id)`,
    },
    present: ({
      id,
      status,
      created_at,
      deleted_at,
      form,
      form_title,
      name,
      email,
      phone,
      answers,
    }: StoredAnswers) => ({
      ...{ id, form, form_title, name, email: emailOf(email), phone },
      ...{ answers: answersIn(answers), status, created_at, deleted_at },
    }),
    complete: async (_, sent) => sent,
    conditions: (_, { form }) => (form === undefined ? [] : [sql<boolean>`form_id = ${form}`]),
  },
  { searched: ['searched_text'] },
);

/** How many answers each of these forms has that are not in the trash. */
export async function countAnswers(db: Database, ids: readonly number[]): Promise<ReadonlyMap<number, number>> {
  if (ids.length === 0) return new Map();
  const counts = await db
    .selectFrom('form_answers')
    .select(({ fn }) => ['form_id', fn.countAll<number>().as('count')])
    .where('form_id', 'in', ids)
    .where('deleted_at', 'is', null)
    .groupBy('form_id')
    .execute();
  return new Map(counts.map(({ form_id, count }) => [form_id, Number(count)]));
}
