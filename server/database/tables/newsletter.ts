import type { Generated } from 'kysely';
import type { DeliveryStatus, LetterStatus } from '../../../domain/letter.ts';
import type { Key } from './key.ts';

export interface NewsletterLetterTable {
  id: Key;
  subject: string;
  /** Sanitised HTML. */
  content: string;
  status: LetterStatus;
  /** Why the mail server takes nothing just now; null while it does. */
  problem: string | null;
  started_at: string | null;
  finished_at: string | null;
  created_at: string;
  updated_at: string;
  deleted_at: string | null;
}

/** One letter to one subscriber. It holds no address: that is looked up at the moment of sending. */
export interface NewsletterDeliveryTable {
  id: Key;
  letter_id: number;
  subscriber_id: number | null;
  status: DeliveryStatus;
  tries: Generated<number>;
  /** When it may be tried (again); while it is under way, when its claim runs out. */
  next_try_at: string;
  /** The process that has it under way. */
  claimed_by: string | null;
  sent_at: string | null;
  last_error: string | null;
}
