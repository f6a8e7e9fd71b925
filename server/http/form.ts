import { staffText } from '../../domain/reply-text.ts';
import { MAX_UPLOAD, type UploadRule } from '../../domain/upload.ts';
import type { TemporaryFiles } from '../uploads/temporary-files.ts';
import { readLimited, tooLarge } from './body.ts';
import { badRequest } from './http-error.ts';
import { isStorable, MAX_BODY } from './input.ts';
import { boundaryOf, type FormPart, readParts } from './multipart.ts';
import { receiveFile, refuseFile, type Upload } from './upload.ts';

/** Fields a form has at most. */
const MAX_FIELDS = 200;

/** Bytes of a form that no field could take: it is refused before any of them is read. */
const MAX_FORM = MAX_UPLOAD + 2 * MAX_BODY;

/** A form with files, received whole. */
export interface ReceivedForm {
  /** The fields of text; one that is repeated is an array. */
  fields: Record<string, string | string[]>;
  /** The files, by their field. */
  uploads: Record<string, Upload>;
}

export const isForm = (request: Request) => boundaryOf(request.headers.get('content-type') ?? '') !== undefined;

async function readText({ content }: FormPart): Promise<string> {
  const bytes = await readLimited(content, MAX_BODY, tooLarge);
  const text = bytes.toString('utf8');
  if (!isStorable(text)) throw badRequest(staffText('badCharacters'));
  return text;
}

/**
 * Receives a form with files. Each file goes to the disk as it arrives and can be read afterwards; after any failure none is
 * left. Throws a 400, or a 413 for one that is too large.
 */
export async function receiveForm(
  request: Request,
  rules: Record<string, UploadRule>,
  files: TemporaryFiles,
): Promise<ReceivedForm> {
  const boundary = boundaryOf(request.headers.get('content-type') ?? '') ?? '';
  if (Number(request.headers.get('content-length') ?? 0) > MAX_FORM) throw tooLarge();
  if (!request.body) throw badRequest(staffText('formEmpty'));
  const texts = new Map<string, string | string[]>();
  const uploads = new Map<string, Upload>();
  let count = 0;
  let length = 0;
  try {
    for await (const part of readParts(request.body[Symbol.asyncIterator](), boundary)) {
      const { name, fileName } = part;
      count += 1;
      if (count > MAX_FIELDS) throw tooLarge();
      if (fileName === undefined) {
        const text = await readText(part);
        length += text.length;
        if (length > MAX_BODY || !isStorable(name)) throw tooLarge();
        const before = texts.get(name);
        texts.set(name, before === undefined ? text : [before, text].flat());
        continue;
      }
      const rule = Object.hasOwn(rules, name) ? rules[name] : undefined;
      if (!rule) throw badRequest(staffText('takesNoFile'));
      if (uploads.has(name)) throw refuseFile(name, staffText('oneFileOnly'));
      const upload = await receiveFile(part, rule, files);
      if (upload) uploads.set(name, upload);
    }
  } catch (error) {
    for (const upload of uploads.values()) await upload.discard();
    throw error;
  }
  return { fields: Object.fromEntries(texts), uploads: Object.fromEntries(uploads) };
}
