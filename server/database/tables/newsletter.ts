import type { CampaignStatus } from '../../../domain/campaign.ts';
import type { Key } from './key.ts';

export interface NewsletterCampaignTable {
  id: Key;
  subject: string;
  /** Sanitised HTML. */
  content: string;
  status: CampaignStatus;
  /** Why the mail server takes nothing just now; null while it does. */
  problem: string | null;
  /** How many were subscribed when it was sent off. */
  recipients: number | null;
  /** The last subscriber whose mail is in the outbox, while not all are; null otherwise. */
  queued_up_to: number | null;
  started_at: string | null;
  finished_at: string | null;
  created_at: string;
  updated_at: string;
  deleted_at: string | null;
}
