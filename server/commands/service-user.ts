import { execFileSync } from 'node:child_process';
import { lstatSync, readdirSync } from 'node:fs';
import { userInfo } from 'node:os';
import { dirname, resolve } from 'node:path';

/** The account of the service, as in `deploy/intambwe.service`; `deploy/install.sh` makes it. */
export const SERVICE_USER = 'intambwe';

/** The message for a settings file that the service's user may not read, with the remedy. */
export const unreadableSettings = (file: string) =>
  `The user ${SERVICE_USER} may not read ${file}. As root: chown root:${SERVICE_USER} ${file} && chmod 640 ${file}`;

/** The user who ran the command may not run it. */
export class NotAllowed extends Error {
  override readonly name = 'NotAllowed';

  constructor() {
    super(`Run it as root or as the user ${SERVICE_USER}: sudo intambwe …`);
  }
}

/** May others than its owner write into it? */
const OPEN_TO_OTHERS = 0o022;

/** A folder and all its parents, the outermost first. */
function wayTo(folder: string): string[] {
  const outer = dirname(folder);
  return outer === folder ? [folder] : [...wayTo(outer), folder];
}

/**
 * Gives the service's user a folder of its own, unless there is something in it. Only where root alone can write: anywhere
 * else the service may have left a link that leads root to give away another folder, at any moment. There its user makes
 * the folder itself, or may not. Throws for a link.
 */
export function makeFolder(folder: string, owner: string = SERVICE_USER): void {
  const path = resolve(folder);
  for (const place of wayTo(path)) {
    const found = lstatSync(place, { throwIfNoEntry: false });
    if (found === undefined) break;
    if (found.isSymbolicLink()) throw new Error(`${place} is a link. Name the folder that it leads to.`);
    if (found.uid !== 0 || (found.mode & OPEN_TO_OTHERS) !== 0 || !found.isDirectory()) return;
    if (place === path && readdirSync(path).length > 0) return;
  }
  execFileSync('install', ['-d', '-m', '700', '-o', owner, '-g', owner, path]);
}

/**
 * Goes on as the service's user, so that no file becomes root's that the service has to write; before that root makes
 * the folder to be filled, if there is one. Throws `NotAllowed` for anybody but root and that user.
 */
export function becomeServiceUser(folder?: string): void {
  const { uid, username } = userInfo();
  if (username === SERVICE_USER) return;
  if (uid !== 0) throw new NotAllowed();
  if (folder !== undefined) makeFolder(folder);
  process.setgroups?.([SERVICE_USER]);
  process.setgid?.(SERVICE_USER);
  process.setuid?.(SERVICE_USER);
}
