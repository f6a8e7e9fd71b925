import { forms, type ShownForm } from '../../domain/collections/forms.ts';
import { choicesIn } from '../../domain/fields/question.ts';
import { collectionEndpoints } from '../collections/calls.ts';
import { collectionStore, type FoundRow } from '../collections/store.ts';
import type { Database } from '../database/open.ts';
import { type Endpoint, implement } from '../http/endpoint.ts';
import { notFound } from '../http/http-error.ts';
import type { Services } from '../services.ts';
import { countAnswers } from './store.ts';

/** With the number of answers, for staff. */
async function withCounts(db: Database, found: FoundRow[], now?: Date): Promise<FoundRow[]> {
  if (now) return found;
  const counts = await countAnswers(
    db,
    found.map(({ id }) => Number(id)),
  );
  return found.map((row) => ({ ...row, answer_count: counts.get(Number(row.id)) ?? 0 }));
}

/** The store of forms. */
export const formStore = (services: Services) => collectionStore(services, forms, { complete: withCounts });

interface Closing {
  is_open: boolean;
  closes_at: string | null;
  most_answers: number | null;
  answer_count: number;
}

/** Whether a form takes answers at this moment. */
export function stateOf({ is_open, closes_at, most_answers, answer_count }: Closing, now: Date): ShownForm['state'] {
  if (!is_open || (closes_at !== null && Date.parse(closes_at) <= now.getTime())) return 'closed';
  return most_answers !== null && answer_count >= most_answers ? 'full' : 'open';
}

/** The calls of forms: those of every collection, and the form at an address as its page shows it. */
export function formEndpoints(services: Services): Endpoint[] {
  const { db } = services;
  const store = formStore(services);
  return [
    ...collectionEndpoints(services, forms, { store }),
    implement('GET /forms/at/{address}/', async ({ parameters: { address }, now, cacheContext }) => {
      // Another form can have the address tomorrow.
      cacheContext.addTags('forms');
      const row = await db
        .selectFrom('forms')
        .select('id')
        .where('slug', '=', address)
        .where('deleted_at', 'is', null)
        .where('is_active', '=', true)
        .executeTakeFirst();
      const form = row && (await store.find(db, row.id));
      if (!form) throw notFound();
      const { closes_at, questions } = form;
      if (closes_at !== null && Date.parse(closes_at) > now.getTime()) cacheContext.expiresAt(new Date(closes_at));
      const { most_answers: _most, is_active: _active, answer_count: _count, created_at: _created, ...rest } = form;
      const { updated_at: _updated, deleted_at: _deleted, ...visible } = rest;
      const choices = questions.flatMap(({ id, kind, choices }) =>
        kind === 'choice' ? [[id, choicesIn(choices)]] : [],
      );
      return { ...visible, state: stateOf(form, now), values: Object.fromEntries(choices) };
    }),
  ];
}
