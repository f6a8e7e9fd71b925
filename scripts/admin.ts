import { readConfig } from '../server/config.ts';
import { ContentVersions } from '../server/database/content-versions.ts';
import { migrate } from '../server/database/migrate.ts';
import { openDatabase } from '../server/database/open.ts';
import { writer } from '../server/database/unit-of-work.ts';
import { makeSuperuserByHand, resetPasswordByHand, unlockByHand } from '../server/identity/by-hand.ts';
import { makeLog } from '../server/logging.ts';
import { Outbox } from '../server/mail/outbox.ts';
import { makeTransport } from '../server/mail/transport.ts';

const commands = {
  unlock: unlockByHand,
  'reset-password': resetPasswordByHand,
  'make-superuser': makeSuperuserByHand,
};

const isCommand = (name: string | undefined): name is keyof typeof commands =>
  name !== undefined && Object.hasOwn(commands, name);

const usage = `npm run admin -- COMMAND EMAIL

  unlock          takes the locks off an account that was tried with wrong passwords
  reset-password  gives it a new password and a recovery code, and prints both once
  make-superuser  lets it do everything

It works on the database of the same settings (DATA_DIR, DATABASE_URL, SECRET_KEY) as the server, which may be running.`;

/** Runs one command on the database of the settings; the server need not be stopped. */
async function main([name, email, ...rest]: readonly string[]): Promise<void> {
  if (!isCommand(name) || email === undefined || rest.length > 0) {
    console.log(usage);
    process.exitCode = 2;
    return;
  }
  const config = readConfig(process.env);
  const rows = openDatabase(config.databaseUrl);
  const clock = () => new Date();
  try {
    await migrate(rows);
    const outbox = new Outbox(rows, makeTransport(config, console.log), clock, makeLog(config));
    const write = writer(rows, clock, new ContentVersions(), outbox);
    console.log((await commands[name]({ write, config }, email)).join('\n'));
  } finally {
    await rows.destroy();
  }
}

main(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
