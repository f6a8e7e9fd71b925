import type { IncomingHttpHeaders } from 'node:http';

/** The one cookie visitors can get, and only by asking: it says that they want little data. */
export const LOW_DATA_COOKIE = 'low_data';

const asksForLittle = new RegExp(`(?:^|;\\s*)${LOW_DATA_COOKIE}=1(?:;|$)`);

/** Whether the visitor asked for little data: the browser's own setting, or the switch on our pages. */
export function wantsLowData({ 'save-data': saveData, cookie }: IncomingHttpHeaders): boolean {
  return saveData === 'on' || (cookie !== undefined && asksForLittle.test(cookie));
}
