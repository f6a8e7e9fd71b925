import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { promisify } from 'node:util';
import { visitorHeaders } from '../load.ts';

const run = promisify(execFile);

/** The generator of load, in C: one in JavaScript takes as long as the server. From Debian's package of this name. */
export const hasWrk = () => existsSync('/usr/bin/wrk');

const SECONDS = 4;

/** Answers a second to 32 connections. Throws for answers that are refusals. */
export async function answersOf(address: string): Promise<number> {
  const headers = Object.entries(visitorHeaders).flatMap(([name, value]) => ['-H', `${name}: ${value}`]);
  const { stdout } = await run('wrk', ['-t2', '-c32', `-d${SECONDS}s`, ...headers, address]);
  if (/Non-2xx/.test(stdout)) throw new Error(`${address} was refused: ${stdout}`);
  return Number(/Requests\/sec:\s+([\d.]+)/.exec(stdout)?.[1]);
}
