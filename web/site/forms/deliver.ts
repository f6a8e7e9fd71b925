import { sendForm } from '../../api.ts';
import { RequestFailed, request } from '../../request.ts';
import { failureText } from '../section.ts';
import type { FieldErrors } from './plan.ts';
import { keepMessage, type Message } from './queued-messages.ts';

/** The outcome of a message: sent, queued on the phone, or refused. */
export type Delivery = { state: 'sent' } | { state: 'queued' } | { state: 'failed'; text: string; errors: FieldErrors };

/** Sends a message, or keeps it where there is no network. */
export async function deliver(message: Message): Promise<Delivery> {
  if (!navigator.onLine && keepMessage(message)) return { state: 'queued' };
  try {
    await sendForm(request, message.path, message.body);
    return { state: 'sent' };
  } catch (error) {
    const errors = error instanceof RequestFailed ? error.errors : {};
    return { state: 'failed', text: failureText(error, message.failed), errors };
  }
}

/** A name for a message, the same however often it is tried. Browsers make one only on a secure page. */
export function newKey(): string | undefined {
  return 'randomUUID' in crypto ? crypto.randomUUID() : undefined;
}
