import { type FormCall, RequestFailed, request } from '../../request.ts';
import { failureText } from '../section.ts';
import { nextAddress, type Taken } from './next-page.ts';
import { QUEUED_MESSAGES } from './queued.ts';
import { say } from './toast.ts';

/** A message that waits on the phone until the network is back. */
export interface Message {
  call: FormCall;
  parameters?: Record<string, string | number> | undefined;
  /** With an `idempotency_key` (a UUID) of its own, the same with every new try. */
  body: Record<string, string | number>;
  failed: string;
  /** The server's reason for never taking it. It stays until the visitor has closed it. */
  refused?: string;
}

/** Told of on the window when a kept message has gone. */
export const QUEUED_MESSAGE_GONE = 'kept-message-gone';

function read(): Message[] {
  try {
    const kept: (Message | null)[] = JSON.parse(localStorage.getItem(QUEUED_MESSAGES) ?? '[]');
    return kept.flatMap((message) => (typeof message?.call === 'string' ? [message] : []));
  } catch {
    return [];
  }
}

function write(messages: Message[]): void {
  if (messages.length > 0) localStorage.setItem(QUEUED_MESSAGES, JSON.stringify(messages));
  else localStorage.removeItem(QUEUED_MESSAGES);
}

const isSame = (one: Message, other: Message) => JSON.stringify(one) === JSON.stringify(other);

/** Keeps a message for later. False where the browser keeps nothing. */
export function keepMessage(message: Message): boolean {
  try {
    write([...read(), message]);
    return true;
  } catch {
    return false;
  }
}

/** Whether the server will never take it, however often it is sent. */
const isRefused = (error: unknown) =>
  error instanceof RequestFailed && error.status >= 400 && error.status < 500 && error.status !== 429;

let underWay = false;

function forget(message: Message): void {
  // Others may have been added in the meantime, here or in another tab.
  write(read().filter((kept) => !isSame(kept, message)));
  window.dispatchEvent(new Event(QUEUED_MESSAGE_GONE));
}

/** Says why a message was not taken, on every page, until the visitor closes it: they believe that it was sent. */
function tellRefused(message: Message, refused: string): void {
  const marked = { ...message, refused };
  write(read().map((kept) => (isSame(kept, message) ? marked : kept)));
  say(refused, 'failure', () => forget(marked));
  window.dispatchEvent(new Event(QUEUED_MESSAGE_GONE));
}

/** With a link to where the visitor goes on it stays until it is closed: nothing else leads there. */
function sayTaken(taken: Taken): void {
  const address = nextAddress(taken);
  if (address === undefined) say(taken.message, 'success');
  else say(taken.message, 'success', () => undefined, address);
}

/** Sends the queued messages one after the other, and reports each. A failed one stays for the next time. */
export async function sendQueuedMessages(): Promise<void> {
  if (underWay || !navigator.onLine) return;
  underWay = true;
  try {
    for (const message of read()) {
      if (message.refused !== undefined) {
        tellRefused(message, message.refused);
        continue;
      }
      try {
        const taken = await request(message.call, message);
        // Something that says yes to everything has not taken it.
        if (typeof taken.message !== 'string') break;
        sayTaken(taken);
        forget(message);
      } catch (error) {
        if (!isRefused(error)) break;
        tellRefused(message, `${message.failed} ${failureText(error, '')}`.trim());
      }
    }
  } finally {
    underWay = false;
  }
}
