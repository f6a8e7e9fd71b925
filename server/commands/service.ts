import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';

// The service as systemd keeps it.

const UNIT = 'intambwe.service';

const systemctl = (...args: string[]) =>
  execFileSync('systemctl', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });

/** Whether systemd runs this machine: see sd_booted(3). */
export const hasSystemd = () => existsSync('/run/systemd/system');

/** Starts the service anew with the unit as it is now, and at every start of the machine. */
export function restartService(): void {
  systemctl('daemon-reload');
  systemctl('enable', '--quiet', UNIT);
  systemctl('restart', UNIT);
}

/** How often systemd has had to start it again by itself. */
export const restarts = () => Number(systemctl('show', '--property=NRestarts', '--value', UNIT).trim());
