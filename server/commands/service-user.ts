import { execFileSync } from 'node:child_process';
import { existsSync, lstatSync, readdirSync } from 'node:fs';
import { userInfo } from 'node:os';

/** The account of the service, as in `deploy/intambwe.service`; `deploy/install.sh` makes it. */
export const SERVICE_USER = 'intambwe';

/** The command was run by somebody who may not. */
export class NotAllowed extends Error {
  override readonly name = 'NotAllowed';

  constructor() {
    super(`Run it as root or as the user ${SERVICE_USER}: sudo intambwe …`);
  }
}

/**
 * Gives the service's user a folder of its own, unless there is something in it. A link that the service has left there must
 * not lead root to give away another folder.
 */
function makeFolder(folder: string): void {
  if (lstatSync(folder, { throwIfNoEntry: false })?.isSymbolicLink()) return;
  if (existsSync(folder) && readdirSync(folder).length > 0) return;
  execFileSync('install', ['-d', '-m', '700', '-o', SERVICE_USER, '-g', SERVICE_USER, folder]);
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
