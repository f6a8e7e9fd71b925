import { withSite } from '../backup/place.ts';
import { migrate } from '../database/migrate.ts';
import {
  adminDeactivate,
  adminList,
  adminMakeSuperuser,
  adminResetPassword,
  adminRestore,
  adminSignInLink,
  adminUnlock,
  type Tools,
} from '../identity/admin-cli.ts';
import { type Command, WrongUse } from './command.ts';
import { writeOf } from './write.ts';

/** Actions on one account. */
const actions = {
  'sign-in-link': adminSignInLink,
  unlock: adminUnlock,
  deactivate: adminDeactivate,
  'reset-password': adminResetPassword,
  'make-superuser': adminMakeSuperuser,
  restore: adminRestore,
};

type Action = (tools: Tools) => Promise<string[]>;

/** The action these arguments ask for. A link without an address makes the first account; a list is of all. */
function actionOf([name, email, ...rest]: readonly string[]): Action | undefined {
  if (rest.length > 0) return undefined;
  if (email === undefined) return name === 'list' ? adminList : name === 'sign-in-link' ? adminSignInLink : undefined;
  const action = Object.entries(actions).find(([known]) => known === name)?.[1];
  return action && ((tools) => action(tools, email));
}

const details = `  list            shows every account: who is a superuser, when somebody last signed in, and what is in the trash
  sign-in-link    makes a link that signs in without any mail: for this account, or without an address for the first one
  unlock          takes the locks off an account that was tried with wrong passwords or codes
  deactivate      signs it out everywhere and keeps it out, where somebody else has its mailbox or telephone
  reset-password  gives it a new password and a recovery code, and prints both once
  make-superuser  makes it active, and lets it do everything; makes the account where there is none
  restore         takes it out of the trash

The service may be running.`;

export const admin: Command = {
  takes: `list|${Object.keys(actions).join('|')} [EMAIL]`,
  most: 2,
  help: 'Helps someone sign in when nothing else works',
  details,
  async run(words, environment) {
    const action = actionOf(words);
    if (!action) throw new WrongUse();
    await withSite(environment, async ({ config, db }) => {
      await migrate(db);
      console.log((await action({ write: writeOf({ config, db }), config })).join('\n'));
    });
  },
};
