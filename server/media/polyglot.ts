import { uploadTexts } from '../../domain/upload.ts';
import { refuseFile, type Upload } from '../http/upload.ts';

/**
 * Marks of a file that another program would take for something else: markup that browsers run, and PDF. Each is long
 * enough that a picture does not contain it by chance.
 */
const foreign =
  /<script[\s>/]|<!doctype html|<html[\s>]|<iframe[\s>]|<\?php\s|javascript:|http:\/\/www\.w3\.org\/2000\/svg/i;

/** A PDF reader looks for its mark in as many bytes; the end of an archive stands in the last as many. */
const PDF_HEAD = 1024;
const ARCHIVE_END = 66_000;

/** Longer than the longest text that is searched for, so that none is missed between two pieces. */
const OVERLAP = 64;

async function holdsMarkup(upload: Upload): Promise<boolean> {
  let before = '';
  for await (const piece of upload.read()) {
    const text = before + piece.toString('latin1');
    if (foreign.test(text)) return true;
    before = text.slice(-OVERLAP);
  }
  return false;
}

async function textOf(bytes: AsyncIterable<Buffer>): Promise<string> {
  const pieces: Buffer[] = [];
  for await (const piece of bytes) pieces.push(piece);
  return Buffer.concat(pieces).toString('latin1');
}

/** Whether the file ends as a ZIP archive, and so a JAR, does: a record that knows its distance to the end. */
function endsAsArchive(tail: string): boolean {
  const at = tail.lastIndexOf('PK\x05\x06');
  if (at === -1 || at + 22 > tail.length) return false;
  return at + 22 + Buffer.from(tail.slice(at + 20, at + 22), 'latin1').readUInt16LE() === tail.length;
}

/** A picture that is also a page, a program, a PDF or an archive. */
async function isPolyglot(upload: Upload): Promise<boolean> {
  const head = await textOf(upload.read(0, Math.min(PDF_HEAD, upload.bytes)));
  if (upload.kind !== 'document' && head.includes('%PDF-')) return true;
  if (endsAsArchive(await textOf(upload.read(Math.max(0, upload.bytes - ARCHIVE_END))))) return true;
  // A file that is not re-encoded may mention scripts; served under its own type it runs none.
  return upload.kind === 'picture' ? holdsMarkup(upload) : foreign.test(head);
}

/**
 * Throws a 400 for a file that is also valid as another type. Encoding a picture anew would drop the rest, but nobody has
 * such a file by accident.
 */
export async function refusePolyglot(upload: Upload): Promise<void> {
  if (await isPolyglot(upload)) throw refuseFile(upload.field, uploadTexts.holdsMore);
}

/** Throws a 400 for a PDF without its end: the upload was whole, the file was not. */
export async function refuseBrokenDocument(upload: Upload): Promise<void> {
  const tail = await textOf(upload.read(Math.max(0, upload.bytes - PDF_HEAD)));
  if (!tail.includes('%%EOF')) throw refuseFile(upload.field, uploadTexts.damaged);
}
