import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { withEmptyPlace } from '../backup/place.ts';
import { expectFile } from '../backup/read-archive.ts';
import { restorePlace } from '../backup/restore.ts';
import { carryOver } from '../going-back/carry-over.ts';
import { stopMails } from '../going-back/mails.ts';
import { withKnownState } from '../going-back/old-folder.ts';
import { type Command, WrongUse } from './command.ts';
import { goBackTo, undoGoingBack } from './go-back.ts';
import { restoreMachine } from './restore-machine.ts';
import { stopSignal } from './stopped.ts';
import { writeOf } from './write.ts';

const options = {
  at: { type: 'string' },
  from: { type: 'string' },
  after: { type: 'string' },
  'nothing-since': { type: 'boolean' },
  distrust: { type: 'boolean' },
  undo: { type: 'boolean' },
  yes: { type: 'boolean' },
} as const;

const details = `intambwe restore --at 2026-11-25T09:30   goes back to a moment of the copy, in the time zone of the site; a day means its end
intambwe restore --undo                  brings back what was there before
intambwe restore --from PLACE            on a new machine: everything from the copy alone, as root; asks for the key
intambwe restore FILE                    restores a backup into an empty place

--at and --undo say what they will do and ask; --yes answers. Stop the service first: systemctl stop intambwe.
What came after is carried over: nobody who was erased comes back, and no number, link or mail is given out twice. After a FILE
say what was there last with --after FOLDER, the old data folder, or --nothing-since where nothing was written since the backup.
Otherwise a safe distance is jumped, and said.

--distrust with --at is for the day on which somebody else had an account or the machine: passwords, accounts, rights, erasures and
unsubscriptions are as they were at that moment, and with --from the settings too.`;

/** The words and options of `restore`. */
function parse(args: readonly string[]) {
  const { values, positionals } = parseArgs({ args: [...args], allowPositionals: true, options });
  return { ...values, file: positionals[0] };
}

async function restoreFile(
  path: string,
  { after, 'nothing-since': isLast }: { after?: string | undefined; 'nothing-since'?: boolean | undefined },
  environment: NodeJS.ProcessEnv,
): Promise<void> {
  if (after !== undefined && isLast) throw new WrongUse('Say --after FOLDER or --nothing-since, not both.');
  // Before the place is made.
  await expectFile(path);
  const folder = after === undefined ? undefined : resolve(after);
  if (folder !== undefined && !existsSync(folder)) throw new WrongUse(`There is no folder ${folder}.`);
  const stopping = stopSignal();
  await withEmptyPlace(environment, (place) =>
    withKnownState(folder, place.files, (later) =>
      restorePlace(
        place,
        path,
        environment.SECRET_KEY,
        (db, config, now) => {
          if (isLast) return stopMails(db, now);
          const states = { earlier: db, later: later ?? null, write: writeOf({ config, db }), now };
          return carryOver({ ...states, timeZone: config.timeZone }, config);
        },
        console.log,
        stopping,
      ),
    ),
  );
}

export const restore: Command = {
  takes: 'FILE',
  most: 1,
  options,
  reads: (args) => parse(args).file,
  help: 'Restores a backup into an empty place, or goes back to a moment',
  details,
  fills: (args, { DATA_DIR }) => (parse(args).file === undefined ? undefined : DATA_DIR),
  forRoot: (args) => parse(args).from !== undefined,
  async run(args, environment) {
    const { file, at, from, undo, yes, distrust, ...known } = parse(args);
    if ([file, at ?? from, undo || undefined].filter((said) => said !== undefined).length !== 1) throw new WrongUse();
    if (distrust && at === undefined) throw new WrongUse('Say with --at what to trust: a moment before it began.');
    if (from !== undefined) await restoreMachine(from, { asked: at, isDistrusted: distrust ?? false }, environment);
    else if (at !== undefined) await goBackTo(at, { yes, distrust }, environment);
    else if (undo) await undoGoingBack(yes ?? false, environment);
    else if (file !== undefined) await restoreFile(resolve(file), known, environment);
  },
};
