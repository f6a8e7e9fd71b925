import { sql } from 'kysely';
import { collections } from '../../domain/collections/registry.ts';
import { readSettings } from '../../domain/site.ts';
import { translatables } from '../../domain/translation/translatable.ts';
import type { Services } from '../../server/services.ts';
import { textAt, textsIn } from '../../server/translations/texts-of-record.ts';

/** Where the texts of a resource are kept. */
const tableOf = (resource: string) => collections.find(({ name }) => name === resource)?.table ?? resource;

/** What somebody reads of a text of any kind: its lines, without HTML. */
const linesOf = (text: string) =>
  text
    .replaceAll('&amp;', '&')
    .split(/<[^>]*>|\n/)
    .map((part) => part.replaceAll(/\s+/g, ' ').trim())
    .filter((part) => /\p{L}/u.test(part));

/** Every line of every text that staff write in the source's language and that can be translated; descriptions of pictures are heard. */
export async function sourceTexts({ db }: Pick<Services, 'db'>): Promise<string[]> {
  const found: string[] = [];
  for (const { resource, fields } of translatables) {
    if (resource === 'settings' || resource === 'media') continue;
    for (const { name } of fields) {
      const { rows } = await sql<{ text: string | null }>`
        select ${sql.ref(name)} as text from ${sql.table(tableOf(resource))}`.execute(db);
      found.push(...rows.flatMap(({ text }) => linesOf(text ?? '')));
    }
  }
  const stored = await db.selectFrom('site_settings').select('settings').executeTakeFirst();
  const settings = readSettings(stored ? JSON.parse(stored.settings) : {}, null);
  const described = translatables.find(({ resource }) => resource === 'settings');
  for (const { name } of described ? textsIn(described, settings) : []) found.push(...linesOf(textAt(settings, name)));
  return [...new Set(found)];
}
