import type { TemporaryFiles } from '../uploads/temporary-files.ts';
import type { Endpoint } from './endpoint.ts';
import { isForm, receiveForm } from './form.ts';
import { check, readJson } from './input.ts';
import type { Upload } from './upload.ts';

/** The input of a request, validated, and its files. */
export interface Sent {
  body: unknown;
  uploads: Record<string, Upload>;
}

/**
 * Reads what a call sends, checks it, and hands it to the work. Files live as long as the work does: afterwards they are
 * removed, and when it failed, what it had made of them is taken back.
 */
export async function withSent<Result>(
  { access, body, uploads: rules }: Pick<Endpoint, 'access' | 'body' | 'uploads'>,
  request: Request,
  files: TemporaryFiles,
  work: (sent: Sent) => Promise<Result>,
): Promise<Result> {
  if (!rules || !isForm(request)) {
    return work({ body: body && check(body, await readJson(request, access)), uploads: {} });
  }
  const { fields, uploads } = await receiveForm(request, rules, files);
  const received = Object.values(uploads);
  try {
    return await work({ body: body && check(body, fields), uploads });
  } catch (error) {
    await Promise.allSettled(received.map((upload) => upload.undo()));
    throw error;
  } finally {
    await Promise.all(received.map((upload) => upload.discard()));
  }
}
