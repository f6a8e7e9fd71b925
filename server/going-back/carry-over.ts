import type { Config } from '../config.ts';
import { activeSuperusers } from '../identity/accounts.ts';
import { carryAccounts } from './accounts.ts';
import { eraseAgain } from './erased-people.ts';
import { carryMails, stopMails } from './mails.ts';
import { carryNumbers } from './numbers.ts';
import { isLaterKnown, type KnownStates, type States } from './states.ts';
import { carryWithdrawals } from './withdrawals.ts';

/** The moment at which the clock was last found right: it has not leapt because the site went back. */
async function carryClockCheck({ earlier, later }: KnownStates): Promise<void> {
  const check = await later.selectFrom('clock_checks').selectAll().executeTakeFirst();
  if (check === undefined) return;
  await earlier.deleteFrom('clock_checks').execute();
  await earlier.insertInto('clock_checks').values(check).execute();
}

/** What is to be said where nobody is left who can let others in: accounts made since are gone, and those closed since stay closed. */
async function nobodyLeft({ earlier }: States): Promise<string[]> {
  const one = await activeSuperusers(earlier).select('id').executeTakeFirst();
  if (one !== undefined) return [];
  return ['Nobody with every permission can sign in any more. Let somebody: intambwe admin make-superuser EMAIL'];
}

const UNKNOWN =
  'Erase again whoever asked for it since, unsubscribe who left the newsletter, and look at who may sign in, and with which rights.';

/** What is believed of the later state, beside the numbers and mails that were given out. */
async function carryChoices(states: States, config: Config): Promise<string[]> {
  if (!isLaterKnown(states)) return [`What came after is not known. ${UNKNOWN}`];
  if (states.isDistrusted)
    return [`Accounts, passwords, rights, subscriptions and erased people are as they were then. ${UNKNOWN}`];
  await carryAccounts(states);
  const said = await carryWithdrawals(states);
  await carryClockCheck(states);
  // After the accounts: the addresses of staff are treated as theirs.
  const erased = await eraseAgain(states, config);
  if (erased > 0) said.push(`People who were erased since (${erased}) are erased again.`);
  return said;
}

/**
 * Lets an earlier state give out nothing again that a later one has given out, and do again what people were promised. Both are up to
 * date. Answers what is to be said of it.
 */
export async function carryOver(states: States, config: Config): Promise<string[]> {
  const said = await carryNumbers(states);
  await carryMails(states);
  said.push(...(await stopMails(states.earlier, states.now)));
  return [...said, ...(await carryChoices(states, config)), ...(await nobodyLeft(states))];
}
