import { ContentVersions } from '../database/content-versions.ts';
import { migrate } from '../database/migrate.ts';
import { writer } from '../database/unit-of-work.ts';
import { makeSuperuserByHand, resetPasswordByHand, unlockByHand } from '../identity/by-hand.ts';
import { makeLog } from '../logging.ts';
import { Outbox } from '../mail/outbox.ts';
import { makeTransport } from '../mail/transport.ts';
import { type Command, WrongUse } from './command.ts';
import { withSite } from './place.ts';

const actions = {
  unlock: unlockByHand,
  'reset-password': resetPasswordByHand,
  'make-superuser': makeSuperuserByHand,
};

const isAction = (name: string | undefined): name is keyof typeof actions =>
  name !== undefined && Object.hasOwn(actions, name);

const details = `  unlock          takes the locks off an account that was tried with wrong passwords
  reset-password  gives it a new password and a recovery code, and prints both once
  make-superuser  lets it do everything

The service may be running.`;

export const admin: Command = {
  takes: `${Object.keys(actions).join('|')} EMAIL`,
  help: 'Helps somebody sign in, for the day nothing else works',
  async run([name, email, ...rest], environment) {
    if (!isAction(name) || email === undefined || rest.length > 0) throw new WrongUse(details);
    await withSite(environment, async ({ config, rows }) => {
      await migrate(rows);
      const clock = () => new Date();
      const outbox = new Outbox(rows, makeTransport(config, console.log), clock, makeLog(config));
      const write = writer(rows, clock, new ContentVersions(), outbox);
      console.log((await actions[name]({ write, config }, email)).join('\n'));
    });
  },
};
