import { hostname } from 'node:os';

/**
 * Whether the process that had this number is no more. This process's own number counts as gone: what bears it before
 * anything was done comes from an earlier one, as in a container, where every process has the number 1.
 */
export function hasProcessEnded(pid: number): boolean {
  if (pid === process.pid) return true;
  try {
    process.kill(pid, 0);
    return false;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'ESRCH';
  }
}

/** The name of this process among all that work on one database. */
export const ownName = `${hostname()}:${process.pid}`;

/** Whether the process of that name ran on this machine and has ended. This cannot be known of other machines. */
export function isGoneHere(name: string): boolean {
  const at = name.lastIndexOf(':');
  return name.slice(0, at) === hostname() && hasProcessEnded(Number(name.slice(at + 1)));
}
