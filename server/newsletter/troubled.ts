import type { TroubledDelivery } from '../../domain/letter.ts';
import type { Rows } from '../database/open.ts';
import { messageIdOf } from '../mail/message.ts';
import { type Listed, runList, type Slice } from '../resource/listing.ts';
import { deliveryName } from './letter-sender.ts';

/** The mails of a letter that need somebody's eyes, those nobody is sure of first. */
export async function listTroubled(
  rows: Rows,
  letterId: number,
  slice: Slice,
  publicUrl: string,
): Promise<Listed<TroubledDelivery>> {
  const list = rows
    .selectFrom('newsletter_deliveries')
    .leftJoin('newsletter_subscribers', 'newsletter_subscribers.id', 'newsletter_deliveries.subscriber_id')
    .select(['newsletter_deliveries.id', 'newsletter_deliveries.status', 'newsletter_deliveries.last_error'])
    .select('newsletter_subscribers.email')
    .where('newsletter_deliveries.letter_id', '=', letterId)
    .where('newsletter_deliveries.status', 'in', ['failed', 'unknown'])
    .orderBy('newsletter_deliveries.status', 'desc')
    .orderBy('newsletter_deliveries.id');
  const { count, results } = await runList(list, slice);
  return {
    count,
    results: results.map(({ id, status, last_error, email }) => ({
      id,
      status,
      email,
      reason: last_error ?? '',
      message_id: messageIdOf(deliveryName({ letter_id: letterId, id }), publicUrl),
    })),
  };
}
