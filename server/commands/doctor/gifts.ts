import type { Place } from '../../backup/place.ts';
import { countWrongSums } from '../../giving/kept-sums.ts';
import { type Findings, fine, problem } from './finding.ts';

/** Whether the sums that the database keeps of gifts are those of their rows. */
export async function checkGifts({ db }: Pick<Place, 'db'>): Promise<Findings> {
  const wrong = await countWrongSums(db);
  return wrong === 0
    ? fine('gifts', 'The sums that are kept of gifts and pledges are those of their rows.')
    : problem(
        'gifts',
        `The sums kept of ${wrong} gifts and pledges are not those of their rows: somebody has changed the database without its triggers. Restore the newest backup.`,
      );
}
