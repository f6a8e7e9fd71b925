import { type DestinationStream, type Logger, type LoggerOptions, pino } from 'pino';
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

/** Milliseconds between two lines about the same trouble. */
const LINE_EVERY = 60_000;

/** A trouble that comes again with every request: one line when it begins, then a line a minute that says how often it came. */
export class CountedTrouble {
  readonly #elapsed: () => number;
  #lastLine = Number.NEGATIVE_INFINITY;
  #untold = 0;

  /** `elapsed` answers milliseconds since any moment. */
  constructor(elapsed = () => performance.now()) {
    this.#elapsed = elapsed;
  }

  /** Writes a line where it is time for one: with the error for the first, and afterwards with its message alone. */
  log(log: Log, error: unknown, message: string): void {
    this.#untold += 1;
    const now = this.#elapsed();
    if (now - this.#lastLine < LINE_EVERY) return;
    const isNew = now - this.#lastLine > 2 * LINE_EVERY;
    const said = error instanceof Error ? error.message : String(error);
    log.warn(isNew ? { err: error } : { reason: said, times: this.#untold }, message);
    this.#lastLine = now;
    this.#untold = 0;
  }
}

/**
 * JSON lines in production and to a destination, readable lines in development. Fields that could hold a secret are never
 * written.
 */
export function makeLog(
  { logLevel, production }: Pick<Config, 'logLevel' | 'production'>,
  destination?: DestinationStream,
): Log {
  const options: LoggerOptions = {
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
  };
  if (destination) return pino(options, destination);
  if (production) return pino(options);
  return pino({ ...options, transport: { target: 'pino-pretty', options: { ignore: 'pid,hostname' } } });
}
