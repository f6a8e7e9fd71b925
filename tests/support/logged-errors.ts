import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { z } from 'zod';
import { type Log, makeLog } from '../../server/logging.ts';

// Every error that the product logs fails the test in which it happens, unless the test names it. Unit tests and browser
// tests look at what is collected here, before and after each test.

/** Lines of the stack that are shown: enough to find the place. */
const STACK_LINES = 5;

const logLine = z.looseObject({
  level: z.number(),
  msg: z.string().default(''),
  err: z.looseObject({ type: z.string(), message: z.string(), stack: z.string() }).optional(),
});
const ERROR_LEVEL = 50;

interface LoggedError {
  /** The message, the other fields, and the message of the error: what an expectation is compared with. */
  text: string;
  stack: string;
}

let logged: LoggedError[] = [];
let expected: RegExp[] = [];
let allowed: RegExp[] = [];

function keep(line: string): void {
  const { level, msg, err, time, pid, hostname, ...fields } = logLine.parse(JSON.parse(line));
  if (level < ERROR_LEVEL) return;
  const text = [
    msg,
    ...(Object.keys(fields).length > 0 ? [JSON.stringify(fields)] : []),
    ...(err ? [`${err.type}: ${err.message}`] : []),
  ].join(' | ');
  const frames = err?.stack.split('\n').filter((frame) => /^\s+at /.test(frame)) ?? [];
  logged.push({ text, stack: frames.slice(0, STACK_LINES).join('\n') });
}

/** The destination of the log of whatever a test starts in its own process. */
export const collectedErrors = { write: keep };

/** A log, as the product makes it, for a part that a test starts by itself. */
export const collectingLog: Log = makeLog({ logLevel: 'error', production: true }, collectedErrors);

/** Collects the errors that a process of the product's own writes to this output. */
export function collectErrorsOf(output: Readable): void {
  createInterface({ input: output }).on('line', (line) => {
    // A killed process may leave half a line; other lines of an output are not the log's.
    if (line.startsWith('{') && line.endsWith('}')) keep(line);
  });
}

/** Names the errors that this test brings about. Each must occur before it ends, however often. */
export function expectLoggedErrors(...errors: RegExp[]): void {
  expected.push(...errors);
}

/** Names errors that may occur in this test or not, as chance or time will have it. */
export function allowLoggedErrors(...errors: RegExp[]): void {
  allowed.push(...errors);
}

/** The logged errors that nobody named, and the named ones that did not occur, since the last call. Then begins anew. */
export function takeLogFaults(): string[] {
  const named = [...expected, ...allowed];
  const unnamed = logged.filter(({ text }) => !named.some((error) => error.test(text)));
  const missing = expected.filter((error) => !logged.some(({ text }) => error.test(text)));
  logged = [];
  expected = [];
  allowed = [];
  return [
    ...unnamed.map(({ text, stack }) => `The product logged: ${text}\n${stack}`),
    ...missing.map((error) => `The product did not log ${error}`),
  ];
}
