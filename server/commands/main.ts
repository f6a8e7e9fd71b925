import { readFileSync, statSync } from 'node:fs';
import { userInfo } from 'node:os';
import { resolve } from 'node:path';
import { keepOpen } from '../backup/read-archive.ts';
import { operatorMessage } from '../operator-message.ts';
import { checkUse, WrongUse } from './command.ts';
import { becomeServiceUser, NotAllowed, SERVICE_USER, unreadableSettings } from './service-user.ts';
import { parseSettings } from './settings-file.ts';
import { findCommand, helpOf, helpText } from './table.ts';

// The command `intambwe`: what the operator of the machine can do, beside the service.

/** The code of an error of the system, such as `EACCES`. */
const codeOf = (error: unknown) => (error instanceof Error && 'code' in error ? error.code : undefined);

/**
 * The settings of the service's file, which `bin/intambwe` names, and of that alone, as the service has them. Where there
 * is no such file, in a container or among the sources, those of the environment.
 */
function readEnvironment(file: string | undefined): { environment: NodeJS.ProcessEnv; isService: boolean } {
  if (file === undefined) return { environment: process.env, isService: false };
  try {
    const environment = parseSettings(readFileSync(file, 'utf8'));
    // Without it, the data folder would be relative to the folder in which the command is run.
    if (!environment.DATA_DIR) throw new Error(`DATA_DIR is missing in ${file}. Write: DATA_DIR=/var/lib/intambwe`);
    return { environment, isService: true };
  } catch (error) {
    if (codeOf(error) === 'ENOENT') {
      const { DATA_DIR, DATABASE_URL } = process.env;
      if (DATA_DIR || DATABASE_URL) return { environment: process.env, isService: false };
      throw new Error(`${file} is missing. It holds the settings; the installer writes it. Nothing was done.`);
    }
    if (codeOf(error) !== 'EACCES') throw error;
    throw userInfo().username === SERVICE_USER ? new Error(unreadableSettings(file)) : new NotAllowed();
  }
}

/** Opens the file that root has named while it may: a backup that was copied here may be root's alone. */
function openAsRoot(file: string | undefined): void {
  const path = file === undefined ? undefined : resolve(file);
  if (userInfo().uid === 0 && path !== undefined && statSync(path, { throwIfNoEntry: false })?.isFile()) keepOpen(path);
}

/** `intambwe help restore`, `intambwe restore --help`. */
const asksForHelp = (words: readonly string[]) => words[0] === 'help' || words.includes('--help');

async function main([name = 'help', ...args]: readonly string[]): Promise<void> {
  if (asksForHelp([name, ...args])) {
    const asked = [name, ...args].find((word) => findCommand(word)) ?? '';
    const about = findCommand(asked);
    console.log(about ? helpOf(asked, about) : helpText());
    return;
  }
  const command = findCommand(name);
  if (!command) {
    console.error(`There is no command ${name}.\n\n${helpText()}`);
    process.exitCode = 2;
    return;
  }
  let isService = false;
  try {
    // Before anything is made for it.
    checkUse(command, args);
    const settings = readEnvironment(process.env.INTAMBWE_SETTINGS);
    isService = settings.isService;
    const isForRoot = typeof command.forRoot === 'function' ? command.forRoot(args) : command.forRoot;
    if (isService && !isForRoot) {
      openAsRoot(command.reads?.(args));
      becomeServiceUser(command.fills?.(args, settings.environment));
    }
    // Files written here are for the service alone, like its own.
    process.umask(0o077);
    await command.run(args, settings.environment);
  } catch (error) {
    if (error instanceof WrongUse) {
      console.error([error.message, helpOf(name, command)].filter((part) => part !== '').join('\n\n'));
      process.exitCode = 2;
      return;
    }
    if (isService && codeOf(error) === 'EACCES') {
      console.error(`The command runs as the user ${SERVICE_USER}, who may not read or write this:`);
    }
    throw error;
  }
}

main(process.argv.slice(2)).catch((error: unknown) => {
  console.error(operatorMessage(error, process.env));
  process.exitCode = 1;
});
