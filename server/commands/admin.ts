import { withSite } from '../backup/place.ts';
import { ContentVersions } from '../database/content-versions.ts';
import { migrate } from '../database/migrate.ts';
import { writer } from '../database/unit-of-work.ts';
import {
  adminMakeSuperuser,
  adminResetPassword,
  adminSignInLink,
  adminUnlock,
  type Tools,
} from '../identity/admin-cli.ts';
import { makeLog } from '../logging.ts';
import { Outbox } from '../mail/outbox.ts';
import { makeTransport } from '../mail/transport.ts';
import { type Command, WrongUse } from './command.ts';

const actions = {
  'sign-in-link': adminSignInLink,
  unlock: adminUnlock,
  'reset-password': adminResetPassword,
  'make-superuser': adminMakeSuperuser,
};

type Action = (tools: Tools) => Promise<string[]>;

/** The action these arguments ask for. A link without an address makes the first account. */
function actionOf([name, email, ...rest]: readonly string[]): Action | undefined {
  const action = Object.entries(actions).find(([known]) => known === name)?.[1];
  if (!action || rest.length > 0) return undefined;
  if (email !== undefined) return (tools) => action(tools, email);
  return action === adminSignInLink ? adminSignInLink : undefined;
}

const details = `  sign-in-link    makes a link that signs in without any mail: for this account, or without an address for the first one
  unlock          takes the locks off an account that was tried with wrong passwords or codes
  reset-password  gives it a new password and a recovery code, and prints both once
  make-superuser  makes it active, and lets it do everything

The service may be running.`;

export const admin: Command = {
  takes: `${Object.keys(actions).join('|')} [EMAIL]`,
  most: 2,
  help: 'Helps someone sign in when nothing else works',
  details,
  async run(words, environment) {
    const action = actionOf(words);
    if (!action) throw new WrongUse();
    await withSite(environment, async ({ config, db }) => {
      await migrate(db);
      const clock = () => new Date();
      const outbox = new Outbox(db, makeTransport(config, console.log), clock, makeLog(config));
      const write = writer(db, clock, new ContentVersions(), outbox);
      console.log((await action({ write, config })).join('\n'));
    });
  },
};
