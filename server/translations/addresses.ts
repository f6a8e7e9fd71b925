import { isPageOfSections } from '../../domain/page-sections.ts';
import { staffText } from '../../domain/reply-text.ts';
import type { Translation } from '../../domain/translation/translation.ts';
import type { Database } from '../database/open.ts';
import { badRequest } from '../http/http-error.ts';
import { isReservedAddress } from '../pages/own-addresses.ts';

/** Throws a 400 at the field unless no other page stands at the address in this language. */
export async function checkTranslatedAddress(
  db: Database,
  { record, language }: Pick<Translation, 'record' | 'language'>,
  address: string,
): Promise<void> {
  if (address === '') return;
  const refuse = (text: string) => badRequest(text, { address: [text] });
  if (isReservedAddress(`/${address}`)) throw refuse(staffText('addressIsOurs'));
  const stored = await db.selectFrom('pages').select('address').where('id', '=', Number(record)).executeTakeFirst();
  // A page of the site's own stays where it is, in every language.
  if (stored && isPageOfSections(stored.address)) throw refuse(staffText('addressIsOurs'));
  const own = await db.selectFrom('pages').select('id').where('address', '=', address).executeTakeFirst();
  const other = await db
    .selectFrom('translations')
    .select('record')
    .where('resource', '=', 'pages')
    .where('language', '=', language)
    .where('field', '=', 'address')
    .where('published', '=', address)
    .where('record', '<>', record)
    .executeTakeFirst();
  if (other || (own && String(own.id) !== record)) throw refuse(staffText('addressOfOtherPage'));
}
