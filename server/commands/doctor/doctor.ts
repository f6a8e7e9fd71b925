import { parseArgs } from 'node:util';
import { type Place, withSite } from '../../backup/place.ts';
import type { Command } from '../command.ts';
import { checkAddress, checkProxy } from './address.ts';
import { checkDatabase, checkPeople } from './database.ts';
import { checkFiles, checkSecrets } from './files.ts';
import { type Check, type Finding, problem } from './finding.ts';
import { checkBackups, checkClock, checkDisk, checkMemory, checkTimeZone } from './machine.ts';
import { checkMail, checkSender, sendTestMail } from './mail.ts';
import { checkPayments } from './payments.ts';
import { checkSettingsFile } from './settings.ts';
import { checkUnit } from './unit.ts';

/** All checks, in this order; each has a name in case the check itself fails. */
const checks: Record<string, Check> = {
  PUBLIC_URL: checkAddress,
  TRUST_PROXY: checkProxy,
  SMTP_URL: checkMail,
  MAIL_FROM: checkSender,
  MOMO: checkPayments,
  TIME_ZONE: checkTimeZone,
  clock: checkClock,
  memory: checkMemory,
  disk: checkDisk,
  files: checkFiles,
  unit: checkUnit,
  settings: checkSettingsFile,
  SECRET_KEY: checkSecrets,
  database: checkDatabase,
  superuser: checkPeople,
  backups: checkBackups,
};

function say({ level, about, says }: Finding): void {
  console.log(`${level.padEnd(8)} ${about.padEnd(13)} ${says}`);
}

const options = { 'send-mail': { type: 'string' } } as const;

/** Runs every check, one after another, and returns the findings. */
export async function examine(place: Place, now: Date, recipient?: string): Promise<Finding[]> {
  const found: Finding[] = [];
  for (const [about, check] of Object.entries(checks)) {
    const findings = await check(place, now).catch((error: unknown) => [
      problem(about, error instanceof Error ? error.message : String(error)),
    ]);
    found.push(...[findings].flat());
  }
  if (recipient !== undefined) found.push(await sendTestMail(place, recipient));
  return found;
}

export const doctor: Command = {
  takes: '[--send-mail ADDRESS]',
  most: 0,
  options,
  help: 'Checks the settings and the machine, and says what to fix',
  async run(args, environment) {
    const recipient = parseArgs({ args: [...args], options }).values['send-mail'];
    await withSite(environment, async (place) => {
      const found = await examine(place, new Date(), recipient);
      for (const finding of found) say(finding);
      const problems = found.filter(({ level }) => level === 'problem').length;
      console.log(problems === 0 ? '\nNo problems.' : `\nProblems: ${problems}`);
      if (problems > 0) process.exitCode = 1;
    });
  },
};
