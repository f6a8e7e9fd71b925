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
 * Reads and checks the input of a call, and passes it to the work. The files exist until the work is done: then they are
 * deleted, and if the work failed, everything made from them is removed too.
 */
export async function withInput<Result>(
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
