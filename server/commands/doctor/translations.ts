import type { Place } from '../../backup/place.ts';
import { wrongStates } from '../../translations/states.ts';
import { type Findings, fine, problem } from './finding.ts';

/** Checks that the board of translations says what the texts say. */
export async function checkTranslations({ db }: Place): Promise<Findings> {
  const waiting = await db.selectFrom('changed_texts').select('id').limit(1).executeTakeFirst();
  if (waiting)
    return fine('translations', 'How far they are is worked out when the service runs, or the board is opened.');
  const wrong = await wrongStates(db);
  return wrong === 0
    ? fine('translations', 'The board of translations says what the texts say.')
    : problem('translations', `The board of translations is wrong about ${wrong} records. Save each of them again.`);
}
