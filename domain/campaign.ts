import { z } from 'zod';
import { campaignFields } from './campaign-fields.ts';
import { readShape, writtenShape } from './fields/field.ts';
import { writtenMoment } from './fields/time.ts';
import { instantOrNull } from './instant.ts';
import { listQuery, pageOf } from './listing.ts';
import { staffText } from './reply-text.ts';
import { seen, timestamps } from './timestamps.ts';

const storedStatuses = ['draft', 'sending', 'paused', 'sent'] as const;
export type StoredCampaignStatus = (typeof storedStatuses)[number];

/** `scheduled` is a draft with a time at which it goes out. */
const campaignStatuses = [...storedStatuses, 'scheduled'] as const;
export type CampaignStatus = (typeof campaignStatuses)[number];

/** The status of a campaign as it is stored. */
export const campaignStatus = (it: {
  status: StoredCampaignStatus;
  send_at: string | null;
  missed: MissedReason | null;
}): CampaignStatus => (it.status === 'draft' && it.send_at !== null && it.missed === null ? 'scheduled' : it.status);

/**
 * Why a campaign did not go at its time: the site was not running, nobody had confirmed, or the site went back to an earlier
 * state, after which it may have gone already.
 */
export const missedReasons = ['late', 'nobody', 'went_back'] as const;
export type MissedReason = (typeof missedReasons)[number];

const HOUR = 3_600_000;

/** A campaign goes out this much after its time at most: on the same day, as its readers were to get it. Milliseconds. */
export const MAX_LATE = 6 * HOUR;
export const MAX_LATE_HOURS = MAX_LATE / HOUR;

/** How far ahead a campaign can be given a time, in months. */
export const MAX_MONTHS_AHEAD = 12;

export const campaignTexts = {
  written: staffText('newsletterSent'),
  scheduled: staffText('newsletterScheduled'),
  notScheduled: staffText('newsletterNotScheduled'),
  passed: staffText('momentPassed'),
  tooFar: staffText('momentTooFar', MAX_MONTHS_AHEAD),
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
  /** When it goes out, or when it was to go out and did not. */
  send_at: instantOrNull,
  /** Why it did not go out then. */
  missed: z.enum(missedReasons).nullable(),
  started_at: instantOrNull,
  finished_at: instantOrNull,
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

/** When it is to go out, and the version that the user saw. */
export const scheduleInput = seen.extend({ send_at: writtenMoment(staffText('sendAtRequired')) });

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
