import { createReadStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import {
  type FileKind,
  type FileType,
  kindOfType,
  type TableType,
  type UploadRule,
  uploadTexts,
} from '../../domain/upload.ts';
import { isHeic, TELLING_BYTES, typeOf } from '../uploads/sniff.ts';
import type { TemporaryFiles } from '../uploads/temporary-files.ts';
import { badRequest, HttpError } from './http-error.ts';
import type { FormPart } from './multipart.ts';

/** A file that came with a call: whole, on this machine's disk, and gone when the call is answered. */
export class Upload {
  readonly #undo: (() => Promise<void>)[] = [];
  /** The field it came in. */
  readonly field: string;
  /** Its original name, without folders. Never part of a path. */
  readonly fileName: string;
  readonly type: FileType | TableType;
  readonly kind: FileKind | 'table';
  readonly bytes: number;
  readonly path: string;

  constructor(file: Pick<Upload, 'field' | 'fileName' | 'type' | 'kind' | 'bytes' | 'path'>) {
    this.field = file.field;
    this.fileName = file.fileName;
    this.type = file.type;
    this.kind = file.kind;
    this.bytes = file.bytes;
    this.path = file.path;
  }

  /** Registers a step that undoes what was made from the file, in case the rest of the call fails. */
  onUndo(step: () => Promise<void>): void {
    this.#undo.push(step);
  }

  async undo(): Promise<void> {
    for (const step of this.#undo.toReversed()) await step();
  }

  /** The bytes from `start` up to and without `end`, as they are needed. */
  read(start = 0, end = this.bytes): AsyncIterable<Buffer> {
    return createReadStream(this.path, { start, end: end - 1 });
  }

  async discard(): Promise<void> {
    await rm(this.path, { force: true });
  }
}

/** The answer to a file that cannot be taken, at its field. */
export function refuseFile(field: string, text: string, status: 400 | 413 = 400): HttpError {
  return status === 413
    ? new HttpError(413, { detail: text, errors: { [field]: [text] } })
    : badRequest(text, { [field]: [text] });
}

/** The last part of a file name, without invisible characters. It is only shown. */
function plainName(fileName: string): string {
  const last = fileName.split(/[/\\]/).at(-1) ?? '';
  return last
    .toWellFormed()
    .replaceAll(/\p{Cc}/gu, '')
    .slice(0, 200);
}

type Limit = Pick<Upload, 'type' | 'kind'> & { most: number };

/** A spreadsheet is a ZIP archive; anything else may be a table in text, in whatever encoding. */
const tableType = (head: Buffer): TableType =>
  head.toString('latin1', 0, 2) === 'PK'
    ? 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
    : 'text/csv';

/** The maximum size of a file that begins with these bytes. Throws a 400 for a type that the rule does not name. */
function limitFor(head: Buffer, rule: UploadRule, field: string): Limit {
  const type = typeOf(head);
  if (rule.table !== undefined && type === undefined) return { type: tableType(head), kind: 'table', most: rule.table };
  if (rule.picture !== undefined && isHeic(head)) throw refuseFile(field, uploadTexts.heic);
  const kind = type && kindOfType(type);
  const most = kind && rule[kind];
  if (!type || !kind || most === undefined) throw refuseFile(field, uploadTexts.wrongKind(rule));
  return { type, kind, most };
}

/**
 * Writes a file to the disk as it arrives. What it is shows in its first bytes, so one of another kind, and one that is
 * too large, is refused before more of it is taken. Undefined for a field in which no file was chosen.
 */
export async function receiveFile(
  part: FormPart,
  rule: UploadRule,
  files: TemporaryFiles,
): Promise<Upload | undefined> {
  const { name: field, fileName = '' } = part;
  let head = Buffer.alloc(0);
  let found: ReturnType<typeof limitFor> | undefined;
  let bytes = 0;
  async function* checked(): AsyncGenerator<Buffer> {
    for await (const piece of part.content) {
      bytes += piece.length;
      if (!found) {
        head = Buffer.concat([head, piece]);
        if (head.length < TELLING_BYTES) continue;
        found = limitFor(head, rule, field);
        yield head;
      } else yield piece;
      if (bytes > found.most) throw refuseFile(field, uploadTexts.tooLarge(found.most), 413);
    }
    if (found || head.length === 0) return;
    found = limitFor(head, rule, field);
    yield head;
  }
  const path = await files.write(checked());
  if (found) return new Upload({ field, fileName: plainName(fileName), ...found, bytes, path });
  await rm(path, { force: true });
  if (fileName === '') return undefined;
  throw refuseFile(field, uploadTexts.empty);
}
