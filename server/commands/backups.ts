import { type KeptAs, keptDays } from '../backup/kept-days.ts';
import { withSite } from '../backup/place.ts';
import { storedBackups } from '../backup/stored-backups.ts';
import { migrate } from '../database/migrate.ts';
import { fileSize } from '../file-size.ts';
import type { Command } from './command.ts';
import { isBackupMissing } from './facts.ts';

type Stored = Awaited<ReturnType<typeof storedBackups>>[number];

function holdsInWords({ holds, bytes }: Stored): string {
  if (!holds) return `${fileSize(bytes)}, made by an earlier release`;
  return `${fileSize(bytes)}: ${holds.rows} rows and ${holds.files} files, of release ${holds.release}`;
}

/** Why it is still there: `daily`, `weekly`, `monthly`; made by hand, it stays until somebody removes it. */
const reasonOf = ({ day, proven_at }: Stored, kept: ReadonlyMap<string, KeptAs>) =>
  day === null ? 'by hand' : proven_at === null ? 'not tested' : (kept.get(day.slice(0, 10)) ?? 'goes next');

export const backups: Command = {
  takes: '',
  most: 0,
  help: 'Lists the backups: of when they are, why they are kept, and what they hold',
  details:
    'Daily ones are kept for BACKUPS_KEPT days, beside the last of each of four weeks and of each of six months. Where they would leave less than a tenth of their disk free, the oldest go first; the last three daily ones always stay. One made by hand stays until you remove it.',
  run: (_, environment) =>
    withSite(environment, async ({ db, config }) => {
      await migrate(db);
      const stored = await storedBackups(db, config);
      const proven = stored.flatMap(({ day, proven_at }) => (day && proven_at ? [day.slice(0, 10)] : []));
      const kept = keptDays(proven, config.backupCount);
      if (stored.length === 0) console.log(`There is none yet in ${config.backupFolder}. Make one: intambwe backup`);
      for (const one of stored) {
        console.log(`${one.made_at}  ${reasonOf(one, kept)}  ${holdsInWords(one)}`);
        const tested = one.proven_at === null ? 'not tested yet' : `tested at ${one.proven_at}`;
        console.log(`  ${one.file}  ${isBackupMissing(one.file) ? 'The file is missing.' : tested}`);
      }
    }),
};
