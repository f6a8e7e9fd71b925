import { parseArgs } from 'node:util';
import { type Place, reachSite, withSettings } from '../../backup/place.ts';
import { operatorMessage } from '../../operator-message.ts';
import type { Command } from '../command.ts';
import { checkAddress, checkProxy } from './address.ts';
import { checkArchive, checkCopies } from './copies.ts';
import { checkDatabase, checkFileLinks, checkGifts, checkPeople, checkTranslations } from './database.ts';
import { checkFiles, checkSecrets } from './files.ts';
import { type Finding, type Findings, problem } from './finding.ts';
import { checkLibrary } from './library.ts';
import {
  checkBackups,
  checkClock,
  checkClockLeap,
  checkDisk,
  checkMemory,
  checkSaves,
  checkTimeZone,
} from './machine.ts';
import { checkMail, checkOutbox, checkSender, sendTestMail } from './mail.ts';
import { checkService } from './service.ts';
import { checkSettingsFile } from './settings.ts';
import { checkUnit } from './unit.ts';

/** Looks at one thing. What it throws is a problem too. */
type Check = (place: Place, now: Date) => Promise<Findings>;

/** Checks that need no database, in this order; each has a name in case the check itself fails. */
const checks: Record<string, Check> = {
  service: checkService,
  PUBLIC_URL: checkAddress,
  TRUST_PROXY: checkProxy,
  SMTP_URL: checkMail,
  MAIL_FROM: checkSender,
  payments: async ({ config: { operator, publicUrl } }) => operator?.examine(publicUrl) ?? [],
  TIME_ZONE: checkTimeZone,
  memory: checkMemory,
  saves: checkSaves,
  disk: checkDisk,
  files: checkFiles,
  copies: checkCopies,
  unit: checkUnit,
  settings: checkSettingsFile,
};

/** Checks that read the database; without it one finding stands for them all. */
const databaseChecks: Record<string, Check> = {
  SECRET_KEY: checkSecrets,
  database: checkDatabase,
  superuser: checkPeople,
  clock: checkClock,
  'clock leap': checkClockLeap,
  outbox: checkOutbox,
  media: checkLibrary,
  uses: checkFileLinks,
  gifts: checkGifts,
  translations: checkTranslations,
  backups: checkBackups,
  archive: checkArchive,
};

function say({ level, about, says }: Finding): void {
  console.log(`${level.padEnd(8)} ${about.padEnd(13)} ${says}`);
}

const options = { 'send-mail': { type: 'string' } } as const;

/** Runs every check, one after another, and returns the findings. */
export async function examineSite(place: Place, now: Date, recipient?: string): Promise<Finding[]> {
  const found: Finding[] = [];
  const away = await reachSite(place).catch((error: unknown) => operatorMessage(error, process.env));
  if (away !== undefined) found.push(problem('database', away));
  for (const [about, check] of Object.entries(away === undefined ? { ...checks, ...databaseChecks } : checks)) {
    const findings = await check(place, now).catch((error: unknown) => [
      problem(about, operatorMessage(error, process.env)),
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
    await withSettings(environment, async (place) => {
      const found = await examineSite(place, new Date(), recipient);
      for (const finding of found) say(finding);
      const problems = found.filter(({ level }) => level === 'problem').length;
      console.log(problems === 0 ? '\nNo problems.' : `\nProblems: ${problems}`);
      if (problems > 0) process.exitCode = 1;
    });
  },
};
