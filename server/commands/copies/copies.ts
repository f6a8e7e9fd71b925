import { userInfo } from 'node:os';
import { parseArgs } from 'node:util';
import { readSettings, type Settings } from '../../config.ts';
import { makeCopyKey, printCopyKey } from '../../copies/copy-key.ts';
import { archiveLine, howCopiesAre, lineOf, NO_COPIES } from '../../copies/how-copies-are.ts';
import { type Archiver, readArchiver } from '../../copies/postgres-archive.ts';
import { isPostgres, openDatabase } from '../../database/open.ts';
import { type Command, WrongUse } from '../command.ts';
import { installedMachine, plainMachine } from './machine.ts';
import { pageOf } from './page.ts';
import { pruneCopies } from './prune.ts';
import { type SetUp, setUpCopies } from './set-up.ts';
import { openTalk } from './talk.ts';

const options = { 'same-disk': { type: 'boolean' }, 'new-key': { type: 'boolean' } } as const;

async function archiver(databaseUrl: string): Promise<Archiver> {
  const db = openDatabase(databaseUrl);
  try {
    return await readArchiver(db);
  } finally {
    await db.destroy();
  }
}

async function show({ copies, dataFolder, databaseUrl }: Settings): Promise<void> {
  const found = copies === null ? [] : await howCopiesAre(copies, dataFolder, new Date());
  console.log(copies === null ? `Copies: ${NO_COPIES}` : found.map(lineOf).join('\n'));
  const archive = isPostgres(databaseUrl) ? await archiver(databaseUrl) : undefined;
  if (archive !== undefined) console.log(archiveLine(archive));
  if (found.some(({ problems }) => problems.length > 0) || (archive?.problem ?? null) !== null) process.exitCode = 1;
}

function printPage({ copies, publicUrl }: Settings): void {
  if (copies === null) throw new Error('No copies are set up. Set them up: intambwe copies set-up PLACE');
  console.log(pageOf(copies, publicUrl, new Date()));
}

type HowSetUp = Pick<SetUp, 'isSameDiskAllowed' | 'isNewKey'>;

async function setUp(address: string, how: HowSetUp, environment: NodeJS.ProcessEnv): Promise<void> {
  const file = process.env.INTAMBWE_SETTINGS;
  if (file !== undefined && userInfo().uid !== 0) throw new Error('Run it as root: sudo intambwe copies set-up …');
  const machine = file === undefined ? plainMachine : installedMachine(file);
  const talk = openTalk();
  try {
    await setUpCopies({ address, ...how, environment, machine, talk, now: new Date() });
  } finally {
    talk.close();
  }
}

async function runPrune(address: string | undefined, environment: NodeJS.ProcessEnv): Promise<void> {
  const talk = openTalk();
  try {
    await pruneCopies(address, environment, talk, new Date());
  } finally {
    talk.close();
  }
}

const details = `  (nothing)       shows how the copy at each place is
  set-up PLACE    makes a place of copies: a folder on another disk, s3://bucket/folder?endpoint=…&region=…, or
                  sftp://user@host/folder. Tests it, prints a page for the safe, and asks the key on it back.
                  --same-disk takes a folder on the disk of the data all the same. --new-key makes a new key for all
                  places, for when somebody else has seen the one of before
  page            prints the page for the safe again
  key             prints a new key, for scripts: set-up reads its answers from the standard input, a line each
  prune [PLACE]   removes what is too old, on any machine with an account that may: for places where this one may not

The service may be running.`;

export const copies: Command = {
  takes: '[set-up PLACE [--same-disk] [--new-key]|page|key|prune [PLACE]]',
  most: 2,
  options,
  help: 'Shows, sets up and prints what keeps a copy of everything elsewhere',
  details,
  forRoot: (args) => args.includes('set-up'),
  async run(args, environment) {
    const { positionals, values } = parseArgs({ args: [...args], allowPositionals: true, options });
    const [action, address] = positionals;
    const how = { isSameDiskAllowed: values['same-disk'] ?? false, isNewKey: values['new-key'] ?? false };
    if (action === 'set-up' && address !== undefined) return setUp(address, how, environment);
    const [option] = Object.keys(values);
    if (option !== undefined) throw new WrongUse(`--${option} belongs to: intambwe copies set-up PLACE`);
    if (action === 'prune') return runPrune(address, environment);
    if (address !== undefined || action === 'set-up') throw new WrongUse();
    if (action === undefined) return show(readSettings(environment));
    if (action === 'page') return printPage(readSettings(environment));
    if (action !== 'key') throw new WrongUse(`There is no intambwe copies ${action}.`);
    console.log(printCopyKey(makeCopyKey()));
  },
};
