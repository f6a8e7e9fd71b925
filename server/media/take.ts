import { rm, stat } from 'node:fs/promises';
import { type Language, mainLanguage } from '../../domain/languages.ts';
import { staffText } from '../../domain/reply-text.ts';
import { uploadTexts } from '../../domain/upload.ts';
import type { Write } from '../database/unit-of-work.ts';
import { extensionOfType, type FileExtension, fileTypes } from '../file-types.ts';
import { conflict, notFound } from '../http/http-error.ts';
import { refuseFile, type Upload } from '../http/upload.ts';
import type { TemporaryFiles } from '../uploads/temporary-files.ts';
import type { ImageWorker, NormalisedPicture } from './image-worker.ts';
import { newKey } from './keys.ts';
import { forgetOrphaned, noteOrphaned, removeOrphaned } from './orphaned-files.ts';
import { TaskFailed } from './picture-worker.ts';
import { refuseBrokenDocument, refusePolyglot } from './polyglot.ts';
import type { Storage } from './storage.ts';
import { deleteFile, findFile, insertFile } from './store.ts';
import { usesOf } from './uses.ts';

export interface TakingTools {
  storage: Storage;
  files: TemporaryFiles;
  write: Write;
  imageWorker: ImageWorker;
}

/** A file before it is stored. */
interface PreparedFile {
  path: string;
  extension: FileExtension;
  bytes: number;
  width: number;
  height: number;
  placeholder: string | null;
}

/** Stores a file and then its row, in this order, so that no row is without its file. Answers the number. */
async function keep(
  { storage, write }: TakingTools,
  userId: number | null,
  { path, extension, ...measures }: PreparedFile,
  words: { alt: string; file_name: string },
): Promise<number> {
  const key = newKey(extension);
  await write(null, ({ db, now }) => noteOrphaned(db, [key], now));
  try {
    await storage.putFile(key, path);
    return await write(userId, async ({ db, now, audit }) => {
      const isPicture = measures.placeholder !== null;
      const { type } = fileTypes[extension];
      const variants = isPicture ? null : '[]';
      const id = await insertFile(db, { ...measures, ...words, key, type, variants, created_at: now });
      await forgetOrphaned(db, [key]);
      await audit({ action: 'create', resource: 'media', resourceId: id, after: await findFile(db, id) });
      return id;
    });
  } catch (error) {
    // Files that cannot be removed now stay noted; housekeeping removes them.
    await removeOrphaned(storage, write, [key]).catch(() => undefined);
    throw error;
  }
}

async function normalise(
  { imageWorker, files }: TakingTools,
  { path, field, bytes }: Upload,
  to: string,
): Promise<NormalisedPicture> {
  try {
    return await imageWorker.normalise(path, to);
  } catch (error) {
    if (!(error instanceof TaskFailed)) {
      // This error says nothing about the picture: without disk space a good one cannot be written either.
      await files.expectDiskSpace(bytes);
      throw error;
    }
    const { problem, most } = error;
    if (problem === 'tooManyPixels') throw refuseFile(field, uploadTexts.tooManyPixels(most));
    if (problem === 'tooManyFrames') throw refuseFile(field, uploadTexts.tooManyFrames);
    throw refuseFile(field, uploadTexts.damaged);
  }
}

/** Checks an upload, converts it, and stores it. Throws a 400 at its field if it cannot be accepted. */
export async function takeUpload(
  tools: TakingTools,
  userId: number | null,
  upload: Upload,
  alt: string,
): Promise<number> {
  await refusePolyglot(upload);
  const words = { alt, file_name: upload.fileName };
  if (upload.kind !== 'picture') {
    if (upload.kind === 'document') await refuseBrokenDocument(upload);
    const extension = extensionOfType(upload.type);
    const { path, bytes } = upload;
    return keep(tools, userId, { path, extension, bytes, width: 0, height: 0, placeholder: null }, words);
  }
  const path = await tools.files.newPath();
  try {
    const picture = await normalise(tools, upload, path);
    const { size: bytes } = await stat(path);
    return await keep(tools, userId, { path, bytes, ...picture }, words);
  } finally {
    await rm(path, { force: true });
  }
}

/** The error codes of both databases for a row that other rows refer to. */
const POSTGRES_POINTED_AT = '23503';
const SQLITE_POINTED_AT = 787;

function isPointedAt(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return (
    ('code' in error && error.code === POSTGRES_POINTED_AT) ||
    ('errcode' in error && error.errcode === SQLITE_POINTED_AT)
  );
}

/**
 * Removes a file and everything made from it, for good. Throws a 404 where there is none, and a 409 that names the places
 * while it is used, in words of that language.
 */
export async function removeFile(
  { storage, write }: TakingTools,
  userId: number | null,
  id: number,
  language: Language = mainLanguage(),
): Promise<void> {
  const keys = await write(userId, async ({ db, now, audit, changes }) => {
    const before = await findFile(db, id);
    if (!before) throw notFound();
    const uses = await usesOf(db, before, language);
    if (uses.length > 0) throw conflict(staffText('fileUsedBy', uses.join(', ')));
    const removed = await deleteFile({ db, changes }, id);
    if (!removed) throw notFound();
    await noteOrphaned(db, removed, now);
    await audit({ action: 'delete', resource: 'media', resourceId: id, before });
    changes('media', [id]);
    return removed;
  }).catch((error: unknown) => {
    throw isPointedAt(error) ? conflict(staffText('fileStillUsed')) : error;
  });
  // Files that cannot be removed now stay noted; housekeeping removes them.
  await removeOrphaned(storage, write, keys).catch(() => undefined);
}
