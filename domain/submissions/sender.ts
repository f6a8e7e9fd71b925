import { z } from 'zod';
import { currency } from '../giving/money.ts';
import { pledgeStatuses, rhythms } from '../giving/pledge.ts';
import { day, instant } from '../instant.ts';
import { contacts } from './contacts.ts';
import { donations } from './donations.ts';
import { colleague, deliveries } from './handling.ts';

/** Records of each kind that are shown of one person; the lists have the others. */
export const SHOWN_OF_SENDER = 5;

/** The newest records of one kind, and how many there are; null without the right to see them. */
const part = <Entry extends z.ZodType>(entry: Entry) => z.object({ count: z.int(), newest: z.array(entry) }).nullable();

const money = { amount: z.int(), currency };

/**
 * What else is known of who sent a message or an interest: what they sent, gave, registered for and were told. Found by the same e-mail
 * address or telephone number, which anybody can type.
 */
export const senderHistory = z.object({
  messages: part(z.object({ id: z.int(), at: instant, subject: z.string(), status: contacts.status })),
  interests: part(
    z.object({
      id: z.int(),
      at: instant,
      donation_type: donations.fields.donation_type.read,
      estimated_amount: z.string(),
      status: donations.status,
    }),
  ),
  registrations: part(z.object({ id: z.int(), at: instant, event_id: z.int(), event: z.string() })),
  /** The giver that they are; null where they are none, or for whoever may not see givers. */
  giver: z.int().nullable(),
  pledges: part(
    z.object({
      id: z.int(),
      at: instant,
      reference: z.string(),
      ...money,
      rhythm: z.enum(rhythms),
      status: z.enum(pledgeStatuses),
    }),
  ),
  /** Money received, less money returned. */
  gifts: part(z.object({ id: z.int(), day, ...money })),
  receipts: part(z.object({ id: z.int(), at: instant, number: z.string(), ...money })),
  /** Replies of staff to what else they sent. */
  replies: part(
    z.object({
      id: z.int(),
      at: instant,
      text: z.string(),
      by: colleague.nullable(),
      delivery: z.enum(deliveries),
      to: z.enum([contacts.name, donations.name]),
      /** The number of what was answered. */
      to_id: z.int(),
    }),
  ),
  /** Other mails to them that are kept. */
  mails: part(z.object({ id: z.int(), at: instant, subject: z.string() })),
  /** Newsletters that went to them. */
  newsletters: part(z.object({ id: z.int(), at: instant, subject: z.string() })),
});

export type SenderHistory = z.infer<typeof senderHistory>;
