import type { MediaFileDetails } from '../../../domain/picture.ts';
import { uploadProblem, uploadRules } from '../../../domain/upload.ts';
import { RequestFailed } from '../../request.ts';
import { sendFile } from '../media/upload.ts';
import { wordedLater } from '../replies/worded-later.ts';
import { holdPicture, type WaitingPicture } from '../sending/waiting-pictures.ts';
import { request } from '../session/request.ts';

// Pictures on their way into a text. Until it is sent, a picture stands in the text with a key in place of its address.

/** One picture on its way. */
export interface PictureUpload {
  readonly file: File;
  /** Shows the picture of the device. */
  readonly preview: string;
  /** `refused` is a file that no try would take. */
  state: 'waiting' | 'sending' | 'sent' | 'failed' | 'refused';
  /** The share that has been sent, from 0 to 1. */
  share: number;
  problem: string | undefined;
  picture: MediaFileDetails | undefined;
  /** What was written of it, which its file in the library gets too. */
  alt: string;
}

interface Uploading extends PictureUpload, WaitingPicture {
  /** Whether this person may write what the file in the library shows. */
  readonly mayDescribe: boolean;
  readonly controller: AbortController;
  readonly watchers: Set<() => void>;
  picture: MediaFileDetails | undefined;
}

const uploads = new Map<string, Uploading>();

/** One after the other, so that a slow line is not shared. */
let line: Promise<void> = Promise.resolve();

function change(upload: Uploading, changes: Partial<PictureUpload>): void {
  Object.assign(upload, changes);
  for (const watcher of upload.watchers) watcher();
}

function reasonOf(error: unknown): string {
  if (!(error instanceof RequestFailed)) throw error;
  return error.errors.file?.[0] ?? error.message;
}

async function keepDescription({ picture, alt, mayDescribe }: Uploading): Promise<void> {
  if (picture === undefined || alt === '' || !mayDescribe || picture.alt === alt) return;
  // In the text it stands in any case.
  await request('PUT /media/{id}/', { parameters: { id: picture.id }, body: { alt } }).catch(() => undefined);
}

async function send(upload: Uploading): Promise<void> {
  const { file, controller } = upload;
  const { signal } = controller;
  if (signal.aborted) return;
  change(upload, { state: 'sending', share: 0, problem: undefined });
  try {
    const alt = upload.alt;
    const picture = await sendFile({ file, alt, signal, onProgress: (share) => change(upload, { share }) });
    change(upload, { state: 'sent', share: 1, picture });
    await keepDescription(upload);
  } catch (error) {
    if (!signal.aborted) change(upload, { state: 'failed', problem: reasonOf(error) });
  }
}

function queue(upload: Uploading): void {
  change(upload, { state: 'waiting', problem: undefined });
  line = line.then(() => send(upload));
  upload.ended = line;
}

/** Begins to send a picture, or refuses it; returns its key. */
export function beginUpload(file: File, mayDescribe: boolean): string {
  const fault = uploadProblem(file, uploadRules.picture);
  const upload: Uploading = {
    file,
    preview: URL.createObjectURL(file),
    state: fault === undefined ? 'waiting' : 'refused',
    share: 0,
    problem: undefined,
    picture: undefined,
    alt: '',
    mayDescribe,
    controller: new AbortController(),
    watchers: new Set(),
    ended: Promise.resolve(),
  };
  const key = holdPicture(upload);
  uploads.set(key, upload);
  if (fault === undefined) queue(upload);
  else void wordedLater(fault).then((problem) => change(upload, { problem }));
  return key;
}

/** The upload of a picture by its key in the text; undefined for a picture that is there. */
export const uploadOf = (src: unknown): PictureUpload | undefined =>
  typeof src === 'string' ? uploads.get(src) : undefined;

/** Tells of every change of an upload; returns the way to stop that. */
export function watchUpload(key: string, watcher: () => void): () => void {
  uploads.get(key)?.watchers.add(watcher);
  return () => void uploads.get(key)?.watchers.delete(watcher);
}

/** Sends a picture once more whose sending has failed. */
export function tryAgain(key: string): void {
  const upload = uploads.get(key);
  if (upload?.state === 'failed') queue(upload);
}

/** The picture shows this: its file in the library gets the words too, once it is there. */
export function describeUpload(src: unknown, alt: string): void {
  const [, upload] = [...uploads].find(([key, { picture }]) => key === src || picture?.url === src) ?? [];
  if (!upload || upload.alt === alt) return;
  upload.alt = alt;
  void keepDescription(upload);
}
