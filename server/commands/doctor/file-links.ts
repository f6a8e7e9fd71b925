import type { Place } from '../../backup/place.ts';
import { isSqlite } from '../../database/columns.ts';
import { linkingTexts, wrongLinks } from '../../database/migrations/file-links.ts';
import { type Findings, fine, problem } from './finding.ts';

/** Checks that what is stored of the files that texts link to is what the texts say. */
export async function checkFileLinks({ db }: Pick<Place, 'db'>): Promise<Findings> {
  const wrong: string[] = [];
  for (const text of linkingTexts) {
    const { rows } = await wrongLinks(text, isSqlite(db)).execute(db);
    const count = Number(rows[0]?.count);
    if (count > 0) wrong.push(`${count} of ${text.table}.${text.column}`);
  }
  return wrong.length === 0
    ? fine('uses', 'What is stored of the uses of files is what the texts say.')
    : problem(
        'uses',
        `Uses of files are not stored as the texts have them: ${wrong.join(', ')}. Something has switched the triggers of the database off. A backup that is restored has them right again.`,
      );
}
