import { sql } from 'kysely';
import { collections } from '../../domain/collections/registry.ts';
import { siteDefaults } from '../../domain/site.ts';
import { translatables } from '../../domain/translation/translatable.ts';
import type { Services } from '../../server/services.ts';

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
  const settings: Record<string, unknown> = { ...siteDefaults, ...(stored && JSON.parse(stored.settings)) };
  for (const { name } of translatables.find(({ resource }) => resource === 'settings')?.fields ?? []) {
    const [list = '', place, key] = name.split('-');
    const value = settings[list];
    const text = Array.isArray(value) && key !== undefined ? value[Number(place)]?.[key] : value;
    if (typeof text === 'string') found.push(...linesOf(text));
  }
  return [...new Set(found)];
}
