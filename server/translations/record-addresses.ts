import { z } from 'zod';
import { type addresses, addressesIn } from '../../domain/addresses.ts';
import { languages, splitLanguage } from '../../domain/languages.ts';
import type { TranslatableName } from '../../domain/translation/translatable.ts';
import type { Database } from '../database/open.ts';
import { given, prepared } from '../database/prepared.ts';
import { type AddressedResource, hasAddress, textInAddress } from './published.ts';

/** What the address of a record is made of: an address that staff chose, or its title and slug. */
const addressed = z.object({
  id: z.int(),
  address: z.string().optional(),
  title: z.string().optional(),
  slug: z.string().optional(),
});

/** Where a record's page is in a language; `translated` is the text of its address in it, if there is one. */
export function recordAddress(
  resource: AddressedResource,
  { id, address = '', title = '', slug = '' }: z.infer<typeof addressed>,
  translated: string | undefined,
  inLanguage: typeof addresses,
): string {
  if (resource === 'pages') return inLanguage.plainPage(translated ?? address);
  if (resource === 'events') return inLanguage.event({ id, title: translated ?? title });
  const untranslated = translated === undefined ? ['title'] : [];
  return inLanguage.post({ id, slug, title: translated ?? title, untranslated });
}

const publishedTexts = prepared((db) =>
  db
    .selectFrom('translations')
    .select(['language', 'published'])
    .where('resource', '=', given<string>('resource'))
    .where('record', '=', given<string>('record'))
    .where('field', '=', given<string>('field'))
    .where('published', 'is not', null),
);

/**
 * The addresses of a record with a page of its own, as its call answers it in the language in which it is written: below the site's
 * root, by language, in those of `languagesOfPage`: its own and those in which it is published. Undefined where its address has no text of it.
 */
export async function addressesByLanguage(
  db: Database,
  resource: TranslatableName,
  reply: unknown,
  languagesOfPage: readonly string[],
): Promise<Record<string, string> | undefined> {
  if (!hasAddress(resource)) return undefined;
  const record = addressed.parse(reply);
  const found = await publishedTexts(db, { resource, record: String(record.id), field: textInAddress[resource] });
  const texts = new Map(found.map(({ language, published }) => [language, published ?? undefined]));
  const known = languages.filter((language) => languagesOfPage.includes(language));
  const whole = known.map(
    (language) => [language, recordAddress(resource, record, texts.get(language), addressesIn(language))] as const,
  );
  return Object.fromEntries(whole.map(([language, address]) => [language, splitLanguage(address).path.slice(1)]));
}
