import type { Place } from '../../backup/place.ts';
import { clockDoubt } from '../../clock-check/clock-check.ts';
import { type Findings, problem } from './finding.ts';

/** A leap of the clock stops everything that deletes by age, until it is right again or somebody confirms it. */
export async function checkClockLeap({ db }: Place, now: Date): Promise<Findings> {
  const doubt = await clockDoubt(db, now);
  if (!doubt) return [];
  return problem(
    'clock leap',
    `It is ${now.toISOString()} here; when the site last checked the clock it was ${doubt.checked_at}. Nothing is deleted by its age until this is settled. If the clock is wrong: timedatectl set-ntp true. If it is right, because the site was switched off for so long: intambwe confirm-clock`,
  );
}
