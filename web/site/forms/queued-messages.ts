import { type FormCall, RequestFailed, request } from '../../request.ts';
import { QUEUED_MESSAGES } from './queued.ts';
import { say } from './toast.ts';

/** A message that waits on the phone until the network is back. */
export interface Message {
  call: FormCall;
  parameters?: Record<string, number> | undefined;
  /** With an `idempotency_key` (a UUID) of its own, the same with every new try. */
  body: Record<string, string | number>;
  failed: string;
}

/** Told of on the window when a kept message has gone. */
export const QUEUED_MESSAGE_GONE = 'kept-message-gone';

function read(): Message[] {
  try {
    const kept: Message[] = JSON.parse(localStorage.getItem(QUEUED_MESSAGES) ?? '[]');
    return Array.isArray(kept) ? kept : [];
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

/** Sends what is kept, one after the other, and tells of each. What does not get through stays for the next time. */
export async function sendQueuedMessages(): Promise<void> {
  if (underWay || !navigator.onLine) return;
  underWay = true;
  try {
    for (const message of read()) {
      try {
        const taken = await request(message.call, message);
        say(taken.message, 'success');
      } catch (error) {
        if (!isRefused(error)) break;
        say(message.failed, 'failure');
      }
      // Others may have been added in the meantime, here or in another tab.
      write(read().filter((kept) => !isSame(kept, message)));
      window.dispatchEvent(new Event(QUEUED_MESSAGE_GONE));
    }
  } finally {
    underWay = false;
  }
}
