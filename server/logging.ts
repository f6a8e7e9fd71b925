import { type Logger, pino } from 'pino';
import type { Config } from './config.ts';

export type Log = Logger;

/** Says once that something fails, however often it is tried again, and once that it works. */
export class Failure {
  readonly #log: Log;
  readonly #what: string;
  #isThere = false;

  /** `what` begins a line: "The mail queue". */
  constructor(log: Log, what: string) {
    this.#log = log;
    this.#what = what;
  }

  get isThere(): boolean {
    return this.#isThere;
  }

  begins(error: unknown): void {
    if (!this.#isThere) this.#log.error({ err: error }, `${this.#what} does not work; it is tried again and again`);
    this.#isThere = true;
  }

  ends(): void {
    if (this.#isThere) this.#log.info(`${this.#what} works again`);
    this.#isThere = false;
  }
}

/** JSON lines in production, readable lines in development. Fields that could hold a secret are never written. */
export function makeLog({ logLevel, production }: Pick<Config, 'logLevel' | 'production'>): Log {
  return pino({
    level: logLevel,
    redact: {
      paths: [
        'password',
        'otp',
        'access',
        'refresh',
        'token',
        'authorization',
        '*.password',
        '*.otp',
        '*.authorization',
      ],
      censor: '[hidden]',
    },
    ...(production ? {} : { transport: { target: 'pino-pretty', options: { ignore: 'pid,hostname' } } }),
  });
}
