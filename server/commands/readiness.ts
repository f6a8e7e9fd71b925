import { setTimeout as wait } from 'node:timers/promises';
import type { Settings } from '../config.ts';

/** Milliseconds that a program on this machine has to answer. */
const PATIENCE = 3000;

/** The service's address on this machine. */
export function localOrigin({ host, port }: Pick<Settings, 'host' | 'port'>): string {
  const everywhere = host === '0.0.0.0' || host === '::';
  const name = everywhere ? '127.0.0.1' : host;
  return `http://${name.includes(':') ? `[${name}]` : name}:${port}`;
}

/** The service's response at an address; undefined if there is none. */
export async function get(settings: Pick<Settings, 'host' | 'port'>, path: string): Promise<Response | undefined> {
  return fetch(localOrigin(settings) + path, { signal: AbortSignal.timeout(PATIENCE) }).catch(() => undefined);
}

/** Waits until the service can do all its work. False when `patience` milliseconds are over, or `hasFailed` says so. */
export async function becomesReady(
  settings: Pick<Settings, 'host' | 'port'>,
  patience: number,
  hasFailed: () => boolean,
): Promise<boolean> {
  const end = Date.now() + patience;
  while (Date.now() < end && !hasFailed()) {
    if ((await get(settings, '/readyz'))?.ok) return true;
    await wait(500);
  }
  return false;
}
