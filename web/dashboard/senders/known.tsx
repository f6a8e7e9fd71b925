import type { ReactNode } from 'react';
import { amountEachMonth } from '#locale/dashboard/pledges.ts';
import * as words from '#locale/dashboard/senders.ts';
import { donationTypes } from '#locale/donate.ts';
import { contactStatuses, donationStatuses } from '#locale/records.ts';
import { openIn, staffAddresses } from '../../../domain/addresses.ts';
import type { SenderHistory } from '../../../domain/submissions/sender.ts';
import { cut } from '../../../domain/text.ts';
import { showMoney } from '../../ui/money.ts';
import { Day, DayOf } from '../time/Moment.tsx';

/** Characters of a reply that are shown. */
const PREVIEW = 100;

/** One record: when, what, and where it is opened. */
interface KnownLine {
  key: string;
  day: ReactNode;
  text: string;
  to?: string | undefined;
  /** Where it stands, behind it. */
  mark?: string | undefined;
}

/** The newest records of one kind, and the list that has the others. */
export interface KnownRecords {
  name: keyof SenderHistory;
  lines: readonly KnownLine[];
  count: number;
  list: string | undefined;
}

type Name = Exclude<keyof SenderHistory, 'giver'>;
type Entry<Of extends Name> = NonNullable<SenderHistory[Of]>['newest'][number];

/** What is known of a sender, for those who see the screens that hold it. */
export function knownOf(history: SenderHistory, email: string, screens: { personalData: boolean }) {
  const { giver } = history;
  const searched = (list: string) => `${list}?search=${encodeURIComponent(email)}`;
  const ofGiver = giver === null ? undefined : staffAddresses.giver(giver);
  const held = screens.personalData ? staffAddresses.privacy : undefined;

  function records<Of extends Name>(
    name: Of,
    list: string | undefined,
    line: (entry: Entry<Of>) => Omit<KnownLine, 'key'>,
  ): KnownRecords[] {
    const part: { count: number; newest: Entry<Of>[] } | null = history[name];
    if (part === null || part.count === 0) return [];
    const lines = part.newest.map((entry) => ({ key: `${name} ${entry.id}`, ...line(entry) }));
    return [{ name, lines, count: part.count, list }];
  }

  return [
    {
      title: words.sentBefore,
      records: [
        ...records('messages', searched(staffAddresses.contacts), ({ id, at, subject, status }) => ({
          day: <DayOf at={at} />,
          text: words.message(subject),
          to: openIn(staffAddresses.contacts, id),
          mark: contactStatuses[status],
        })),
        ...records('interests', searched(staffAddresses.donations), (it) => ({
          day: <DayOf at={it.at} />,
          text: words.interest(donationTypes[it.donation_type], it.estimated_amount),
          to: openIn(staffAddresses.donations, it.id),
          mark: donationStatuses[it.status],
        })),
      ],
    },
    {
      title: words.gave,
      records: [
        ...records('pledges', ofGiver, (it) => ({
          day: <DayOf at={it.at} />,
          text: words.pledge(it.reference, it.rhythm === 'monthly' ? amountEachMonth(showMoney(it)) : showMoney(it)),
          to: staffAddresses.pledge(it.id),
          mark: it.status === 'cancelled' ? words.cancelled : undefined,
        })),
        ...records('gifts', ofGiver, (it) => ({
          day: <Day day={it.day} />,
          text: words.gift(showMoney(it)),
          to: ofGiver,
        })),
        ...records('receipts', ofGiver, (it) => ({
          day: <DayOf at={it.at} />,
          text: words.receipt(it.number, showMoney(it)),
          to: ofGiver,
        })),
      ],
    },
    {
      title: words.registeredFor,
      records: records('registrations', held, (it) => ({
        day: <DayOf at={it.at} />,
        text: it.event,
        to: staffAddresses.eventRegistrations(it.event_id),
      })),
    },
    {
      title: words.wasTold,
      records: [
        ...records('replies', undefined, (it) => ({
          day: <DayOf at={it.at} />,
          text: words.repliedWith(cut(it.text, PREVIEW)),
          to: openIn(staffAddresses[it.to], it.to_id),
          mark: it.delivery === 'refused' ? words.notDelivered : it.by === null ? undefined : words.by(it.by.name),
        })),
        ...records('mails', held, (it) => ({ day: <DayOf at={it.at} />, text: words.mail(it.subject), to: held })),
        ...records('newsletters', searched(staffAddresses.subscribers), (it) => ({
          day: <DayOf at={it.at} />,
          text: words.newsletter(it.subject),
        })),
      ],
    },
  ].filter(({ records: found }) => found.length > 0);
}
