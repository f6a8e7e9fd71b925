import { serverModules } from '../../modules/server.ts';
import { acceptKey } from './accept-key.ts';
import { admin } from './admin.ts';
import { backup, verifyBackup } from './backup.ts';
import { backups } from './backups.ts';
import type { Command } from './command.ts';
import { confirmClock } from './confirm-clock.ts';
import { copies } from './copies/copies.ts';
import { doctor } from './doctor/doctor.ts';
import { move } from './move.ts';
import { restart } from './restart.ts';
import { restore } from './restore.ts';
import { status } from './status.ts';
import { upgrade } from './upgrade.ts';

/** Every command, in the order of `intambwe help`. */
export const commands: Record<string, Command> = {
  status,
  doctor,
  backup,
  backups,
  'verify-backup': verifyBackup,
  restore,
  copies,
  move,
  admin,
  'confirm-clock': confirmClock,
  'accept-key': acceptKey,
  ...Object.fromEntries(serverModules.flatMap((module) => Object.entries(module.commands ?? {}))),
  restart,
  upgrade,
};

/** The command with this name. */
export const findCommand = (name: string): Command | undefined =>
  Object.hasOwn(commands, name) ? commands[name] : undefined;

/** The command line: `intambwe restore FILE`. */
const usageOf = (name: string, { takes }: Command) => `intambwe ${name} ${takes}`.trimEnd();

/** The text of `intambwe help NAME`. */
export const helpOf = (name: string, command: Command) =>
  [usageOf(name, command), command.help, command.details].filter((part) => part !== undefined).join('\n\n');

/** The text of `intambwe help`. */
export function helpText(): string {
  const width = Math.max(...Object.keys(commands).map((name) => name.length));
  const lines = Object.entries(commands).map(([name, { help }]) => `  ${name.padEnd(width)}  ${help}`);
  return [
    'intambwe COMMAND …',
    '',
    ...lines,
    `  ${'help'.padEnd(width)}  Says this, or with a command how it is called`,
  ].join('\n');
}
