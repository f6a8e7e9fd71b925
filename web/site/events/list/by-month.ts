import { type CardEvent, monthOfStart } from '../event-card.ts';

/** Events that begin in the same month, in the order in which they came. */
export interface Month {
  name: string;
  events: CardEvent[];
}

/** Cuts an ordered list where the month changes. */
export function byMonth(events: readonly CardEvent[], timeZone: string): Month[] {
  const months: Month[] = [];
  for (const event of events) {
    const name = monthOfStart(event, timeZone);
    const latest = months.at(-1);
    if (latest?.name === name) latest.events.push(event);
    else months.push({ name, events: [event] });
  }
  return months;
}
