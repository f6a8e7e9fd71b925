import { constants, existsSync } from 'node:fs';
import { copyFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { minuteOf } from '../../domain/calendar.ts';
import { expectNotInUse } from '../backup/in-use.ts';
import { readExistingConfig } from '../backup/place.ts';
import type { Config } from '../config.ts';
import { postgresRestoreSteps } from '../copies/postgres-archive.ts';
import { isPostgres } from '../database/open.ts';
import { askedMoment } from '../going-back/asked-moment.ts';
import { goBack, type Plan, type WentBack } from '../going-back/go-back.ts';
import { keptStates, STATES_KEPT_DAYS } from '../going-back/kept-states.ts';
import { openStorage } from '../media/open-storage.ts';
import { TemporaryFiles } from '../uploads/temporary-files.ts';
import { WrongUse } from './command.ts';
import { openTalk } from './copies/talk.ts';
import { withCopy } from './open-copy.ts';
import { writeOf } from './write.ts';

// `intambwe restore --at` and `--undo`: on the machine on which the site runs.

/** What `--distrust` means, for the plan. */
export const DISTRUSTED = `Nothing that was changed since is believed: accounts, passwords, rights, subscriptions and erased people are as they were then.
Only numbers and mails that were given out since are not given out again.`;

function describe({ at, since, problem, isDistrusted }: Plan, timeZone: string): void {
  console.log(`The site goes back to ${minuteOf(new Date(at), timeZone)} (${at}).`);
  if (problem !== undefined) console.log(`The database that is there now cannot be read: ${problem}`);
  if (isDistrusted) console.log(DISTRUSTED);
  if (since === undefined) {
    console.log('What was written since is not known.');
    return;
  }
  if (since.records.length === 0) console.log('No record was added since.');
  else console.log('Added since, and not there any more then (changes of records that were there before go back too):');
  for (const [name, count] of since.records) console.log(`${String(count).padStart(9)}  ${name.replaceAll('_', ' ')}`);
  if (since.statements.length > 0) console.log('Statements to be imported again afterwards:');
  for (const { source, file, at: imported } of since.statements)
    console.log(`  ${file} of ${source}, imported ${minuteOf(new Date(imported), timeZone)}`);
}

/** Shows what will be done, and asks. */
const agreeing =
  (yes: boolean, { timeZone }: Config) =>
  async (plan: Plan): Promise<boolean> => {
    describe(plan, timeZone);
    if (yes) return true;
    const talk = openTalk();
    try {
      return (await talk.ask('Type yes to do it:')).toLowerCase() === 'yes';
    } finally {
      talk.close();
    }
  };

function tell({ at, kept, said, missing }: WentBack): void {
  console.log(`Done: the site is as it was at ${at}. Everyone must sign in again.`);
  for (const line of said) console.log(line);
  if (missing > 0) console.log(`Files that are nowhere (${missing}): add them again in the dashboard.`);
  if (kept !== undefined)
    console.log(
      `What was there before is in ${kept}, for ${STATES_KEPT_DAYS} days. Bring it back: intambwe restore --undo`,
    );
  console.log('Start the service: intambwe restart');
}

/** Goes back to a moment that the copy knows. */
export async function goBackTo(
  asked: string,
  { yes = false, distrust: isDistrusted = false }: { yes?: boolean | undefined; distrust?: boolean | undefined },
  environment: NodeJS.ProcessEnv,
): Promise<void> {
  const config = await readExistingConfig(environment);
  const until = askedMoment(asked, config.timeZone);
  if (until === undefined)
    throw new WrongUse(`${asked} is no moment. Write 2026-11-25T09:30, or a day such as 2026-11-25.`);
  const now = new Date();
  if (until > now.toISOString() && asked.includes('T')) throw new WrongUse(`${asked} is not past yet.`);
  if (isPostgres(config.databaseUrl)) throw new Error(postgresRestoreSteps(until));
  if (existsSync(config.databaseUrl)) await expectNotInUse(config);
  if (config.copies === null)
    throw new Error(
      'No copies are set up, so there is nothing to go back to. A backup can be restored: intambwe restore FILE. Nothing was done.',
    );
  await withCopy(config.copies, async (copy) => {
    const storage = openStorage(config);
    const temporary = new TemporaryFiles(join(config.dataFolder, 'uploads'));
    const went = await goBack({
      config,
      writeTo: (db) => writeOf({ config, db }),
      storage,
      writeEarlier: (path) => copy.writeDatabase(path, until),
      later: 'own',
      writeLater: (path) => copy.writeDatabase(path),
      isDistrusted,
      bringFiles: (keys) => copy.restoreFiles({ storage, temporary }, keys),
      now,
      agree: agreeing(yes, config),
    });
    tell(went);
  });
}

/** Brings back what was there before the site last went back. */
export async function undoGoingBack(yes: boolean, environment: NodeJS.ProcessEnv): Promise<void> {
  const config = await readExistingConfig(environment);
  if (isPostgres(config.databaseUrl))
    throw new Error(
      'On PostgreSQL the state before is in the database of before: see “Copies and going back” in docs/operations.md. Nothing was done.',
    );
  await expectNotInUse(config);
  const [state] = await keptStates(config);
  if (state === undefined) throw new Error(`There is nothing to bring back in ${config.dataFolder}. Nothing was done.`);
  const went = await goBack({
    config,
    writeTo: (db) => writeOf({ config, db }),
    storage: openStorage(config),
    async writeEarlier(path) {
      await copyFile(state.database, path, constants.COPYFILE_FICLONE);
      if (existsSync(`${state.database}-wal`)) await copyFile(`${state.database}-wal`, `${path}-wal`);
      return state.keptAt;
    },
    later: 'own',
    now: new Date(),
    agree: agreeing(yes, config),
  });
  // What it held is the site again.
  await rm(state.folder, { recursive: true, force: true });
  tell(went);
}
