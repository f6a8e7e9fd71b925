import type { Place } from '../../backup/place.ts';
import type { CopySettings } from '../../config.ts';
import { PlaceProblem } from '../../copies/copy-place.ts';
import { archiveLine, howCopiesAre } from '../../copies/how-copies-are.ts';
import { openPlace } from '../../copies/open-place.ts';
import { readArchiver } from '../../copies/postgres-archive.ts';
import { isOnSameDisk } from '../../copies/same-disk.ts';
import { isPostgres } from '../../database/open.ts';
import { tryPlace } from '../copies/try-place.ts';
import { type Finding, fine, problem, warning } from './finding.ts';

const ABOUT = 'copies';

/** Tries each place as the service uses it. */
async function tryEach(copies: CopySettings, now: Date): Promise<Finding[]> {
  const found: Finding[] = [];
  for (const address of copies.places) {
    try {
      const place = await openPlace(address, copies);
      try {
        await tryPlace(place, copies.key, now);
        found.push(fine(ABOUT, `${place.address} can be written and read.`));
      } finally {
        await place.close();
      }
    } catch (error) {
      if (!(error instanceof PlaceProblem)) throw error;
      found.push(problem(ABOUT, error.message));
    }
  }
  return found;
}

/** Whether there are copies elsewhere, how they are, and whether their places can be used now. */
export async function checkCopies({ config }: Pick<Place, 'config'>, now: Date): Promise<Finding[]> {
  const { copies, dataFolder, backupFolder } = config;
  if (copies === null) {
    const isSame = await isOnSameDisk(backupFolder, dataFolder).catch(() => false);
    const where = isSame
      ? 'Your copies are on the same disk as the data'
      : 'There are no copies to the second elsewhere';
    return [warning(ABOUT, `${where}. Set them up: intambwe copies set-up PLACE. See docs/operations.md.`)];
  }
  const how = await howCopiesAre(copies, dataFolder, now);
  const said = how.flatMap(({ place, problems, isOnSameDisk: isSame }) => [
    ...problems.map((text) => problem(ABOUT, `${place}: ${text}`)),
    ...(isSame ? [warning(ABOUT, `${place} is on the same disk as the data: what ends one ends the other.`)] : []),
  ]);
  return [...said, ...(await tryEach(copies, now))];
}

/** Whether PostgreSQL archives what is written to it. */
export async function checkArchive({ config, db }: Place): Promise<Finding[]> {
  if (!isPostgres(config.databaseUrl)) return [];
  const archive = await readArchiver(db);
  return archive.problem === null ? [fine(ABOUT, `${archiveLine(archive)}.`)] : [warning(ABOUT, archive.problem)];
}
