import { z } from 'zod';
import * as words from '#locale/dashboard/media.ts';
import { language } from '#locale/language.ts';
import { type MediaFileDetails, mediaFileDetails } from '../../../domain/picture.ts';
import { RequestFailed } from '../../request.ts';
import { request } from '../session/request.ts';
import { storedAccess } from '../session/stored.ts';

interface Transfer {
  /** Told again and again how much has been sent, from 0 to 1. */
  onProgress(share: number): void;
  signal: AbortSignal;
}

interface Sending extends Transfer {
  file: File;
  /** The words that stand for a picture where it cannot be seen; empty where they are still to be written. */
  alt: string;
}

/** The reply to a refused upload; the refused field is always the file. */
const refusal = z.object({
  detail: z.string(),
  errors: z.record(z.string(), z.array(z.string())).optional(),
});

function readReply(transfer: XMLHttpRequest): unknown {
  const reply: unknown = transfer.response;
  if (transfer.status === 200 || transfer.status === 201) return reply;
  const problem = refusal.safeParse(reply);
  throw new RequestFailed(transfer.status, problem.success ? problem.data : { detail: words.uploadFailed });
}

/**
 * Sends a form with a file. `fetch` cannot say how much has been sent, so this is the one call that does not use it.
 * Throws `RequestFailed` where it is refused or the connection breaks, and the signal's reason where it is given up.
 */
export async function sendForm(path: string, form: FormData, { onProgress, signal }: Transfer): Promise<unknown> {
  // A sign-in that has run out is renewed by a small call, and not found out after megabytes have been sent.
  await request('GET /me/');
  signal.throwIfAborted();

  return new Promise((resolve, reject) => {
    const transfer = new XMLHttpRequest();
    transfer.open('POST', `/api${path}`);
    transfer.responseType = 'json';
    transfer.setRequestHeader('accept-language', language);
    transfer.setRequestHeader('authorization', `Bearer ${storedAccess() ?? ''}`);
    transfer.upload.addEventListener('progress', ({ loaded, total }) => onProgress(loaded / total));
    transfer.addEventListener('load', () => {
      try {
        resolve(readReply(transfer));
      } catch (error) {
        reject(error);
      }
    });
    transfer.addEventListener('error', () => reject(new RequestFailed(0, { detail: words.connectionLost })));
    signal.addEventListener('abort', () => {
      transfer.abort();
      reject(signal.reason);
    });
    transfer.send(form);
  });
}

/** Sends a file to the library. */
export async function sendFile({ file, alt, ...transfer }: Sending): Promise<MediaFileDetails> {
  const form = new FormData();
  if (alt !== '') form.set('alt', alt);
  form.set('file', file);
  return mediaFileDetails.parse(await sendForm('/media/', form, transfer));
}
