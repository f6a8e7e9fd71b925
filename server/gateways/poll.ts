const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

/**
 * How long to wait, and so often. MTN gives a payer five minutes to confirm, and most do at once, with the telephone in the
 * hand and the page open: every 5 seconds for a minute, then every 15 seconds until the five minutes are over. What is pending
 * then waits for the operator: every minute to a quarter of an hour, every five minutes to an hour, then every hour. Operators
 * publish no time after which nothing changes; 48 hours are ours, and outlast an outage over a day and a night.
 */
const waits: readonly { delay: number; times: number }[] = [
  { delay: 5 * SECOND, times: 12 },
  { delay: 15 * SECOND, times: 16 },
  { delay: MINUTE, times: 10 },
  { delay: 5 * MINUTE, times: 9 },
  { delay: HOUR, times: 47 },
];

/**
 * Milliseconds until the operator is asked again about a payment, after so many attempts, the first being 0: before it. Null
 * when 48 hours are over: staff look at the operator's own list then.
 */
export function nextPoll(attempt: number): number | null {
  let last = 0;
  for (const { delay, times } of waits) {
    last += times;
    if (attempt < last) return delay;
  }
  return null;
}
