import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { readSettings } from '../config.ts';
import { becomesReady } from './readiness.ts';

// The service as systemd keeps it.

export const UNIT = 'intambwe.service';

/** Milliseconds that a release has to come up: bringing a large database up to date takes a while. */
const COMES_UP_WITHIN = 180_000;

const systemctl = (...args: string[]) =>
  execFileSync('systemctl', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });

/** Whether systemd runs this machine: see sd_booted(3). */
export const hasSystemd = () => existsSync('/run/systemd/system');

export interface ServiceState {
  isInstalled: boolean;
  isRunning: boolean;
  /** The exit code of its last end; those from 200 on are systemd's own: see systemd.exec(5). */
  code: number;
  /** Automatic restarts since it was last started by hand. */
  restarts: number;
}

const PROPERTIES = ['LoadState', 'ActiveState', 'SubState', 'ExecMainStatus', 'NRestarts'];

/** The state in the output of `systemctl show`. */
export function parseState(shown: string): ServiceState {
  const said = new Map(shown.split('\n').map((line) => [line.split('=', 1)[0], line.slice(line.indexOf('=') + 1)]));
  return {
    isInstalled: said.get('LoadState') === 'loaded',
    isRunning: said.get('ActiveState') === 'active' && said.get('SubState') === 'running',
    code: Number(said.get('ExecMainStatus') ?? 0),
    restarts: Number(said.get('NRestarts') ?? 0),
  };
}

export const readState = () => parseState(systemctl('show', `--property=${PROPERTIES.join(',')}`, UNIT));

const LOG = 'journalctl --unit intambwe --lines 20';

/** What systemd could not do before the program began. */
const bySystemd: Record<number, string> = {
  200: 'its folder /opt/intambwe/current is missing (200/CHDIR). Install a release again',
  203: 'the program cannot be run (203/EXEC). Install a release again',
  217: 'the user intambwe is missing (217/USER). Run the installer again',
  226: 'a folder that its unit names is missing (226/NAMESPACE). See ReadWritePaths in: systemctl cat intambwe. Make the folder, or write a minus sign before it, as in ReadWritePaths=-/srv/backups',
};

/** Why the service does not run, and what to do. */
export function whyNot({ code }: ServiceState): string {
  if (code === 0) return 'It was stopped, or has not been started. Start it: intambwe restart';
  const reason = bySystemd[code] ?? `the program ended with ${code}. What it said: ${LOG}`;
  return `It does not start: ${reason}. Then: intambwe restart`;
}

/**
 * Starts the service anew with the unit as it is now, and at every start of the machine, and waits until it can do all its work.
 * False if it does not start.
 */
export async function startAndWait(environment: NodeJS.ProcessEnv): Promise<boolean> {
  systemctl('daemon-reload');
  systemctl('enable', '--quiet', UNIT);
  try {
    systemctl('restart', UNIT);
  } catch {
    // It failed before the program began; its state says why.
    return false;
  }
  const before = readState().restarts;
  return becomesReady(readSettings(environment), COMES_UP_WITHIN, () => readState().restarts > before);
}
