import { z } from 'zod';
import { campaignFields } from './campaign-fields.ts';
import { readShape, writtenShape } from './fields/field.ts';
import { instant } from './instant.ts';
import { listQuery, pageOf } from './listing.ts';
import { staffText } from './reply-text.ts';
import { seen, timestamps } from './timestamps.ts';

const campaignStatuses = ['draft', 'sending', 'paused', 'sent'] as const;
export type CampaignStatus = (typeof campaignStatuses)[number];

export const campaignTexts = {
  written: staffText('newsletterSent'),
  begun: staffText('newsletterBegun'),
  nobody: staffText('noReaders'),
  notSending: staffText('newsletterNotSending'),
  notPaused: staffText('newsletterNotStopped'),
  noneFailed: staffText('noneFailed'),
} as const;

/** The staff's input. */
export const campaignInput = z.object(writtenShape(campaignFields));

/** Progress of a campaign; the numbers add up to `total`. `left`: no longer a subscriber when their turn came. */
const campaignProgress = z.object({
  total: z.int(),
  waiting: z.int(),
  sent: z.int(),
  failed: z.int(),
  left: z.int(),
});

export const campaign = z.object({
  id: z.int(),
  ...readShape(campaignFields),
  status: z.enum(campaignStatuses),
  progress: campaignProgress,
  /** Why the mail server takes nothing just now. */
  problem: z.string().nullable(),
  started_at: instant.nullable(),
  finished_at: instant.nullable(),
  ...timestamps,
});

/** The campaign in lists: without its content, which the dashboard asks for again and again while one is being sent. */
export const listedCampaign = campaign.omit({ content: true });

export const campaignQuery = listQuery;
export type CampaignOrder = 'created_at' | 'subject' | 'status';

/** The campaign as subscribers get it: with HTML, and without. */
export const campaignPreview = z.object({ subject: z.string(), content: z.string(), text: z.string() });

/** Sent along with the request to send: only the version that the user saw is sent. */
export const sendInput = seen;

/** A recipient whose mail the mail server has refused. */
const failedRecipient = z.object({
  id: z.int(),
  /** Null when the subscriber has been forgotten. */
  email: z.string().nullable(),
  reason: z.string(),
});
export const failedRecipients = pageOf(failedRecipient);

export type Campaign = z.infer<typeof campaign>;
export type ListedCampaign = z.infer<typeof listedCampaign>;
export type CampaignInput = z.infer<typeof campaignInput>;
export type CampaignProgress = z.infer<typeof campaignProgress>;
export type CampaignPreview = z.infer<typeof campaignPreview>;
export type FailedRecipient = z.infer<typeof failedRecipient>;
