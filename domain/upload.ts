import { z } from 'zod';
import { MAX_ID } from './identifier.ts';
import { MAX_FRAMES } from './picture-limit.ts';

export const MEGABYTE = 1024 * 1024;

/** No call takes a larger file than this, whatever it declares. Bytes. */
export const MAX_UPLOAD = 200 * MEGABYTE;

/** The files staff can send, with their names. The types are what a file's own bytes say, never its name. */
export const fileKinds = {
  picture: {
    types: ['image/jpeg', 'image/png', 'image/gif', 'image/webp', 'image/avif'],
    named: 'a JPEG, PNG, GIF, WebP or AVIF picture',
  },
  video: { types: ['video/mp4', 'video/webm'], named: 'an MP4 or WebM video' },
  audio: { types: ['audio/mpeg', 'audio/mp4', 'audio/ogg'], named: 'an MP3, M4A or OGG recording' },
  document: { types: ['application/pdf'], named: 'a PDF document' },
} as const;

export type FileKind = keyof typeof fileKinds;
export type FileType = (typeof fileKinds)[FileKind]['types'][number];

/** The kinds one field takes, with the most bytes of each. */
export type UploadRule = Partial<Record<FileKind, number>>;

/** The upload rules of the forms' fields. The 10 MB of a post and 5 MB of the gallery are the hints of the specification. */
export const uploadRules = {
  picture: { picture: 10 * MEGABYTE },
  galleryPicture: { picture: 5 * MEGABYTE },
  library: {
    picture: 10 * MEGABYTE,
    video: MAX_UPLOAD,
    // Two hours of speech.
    audio: 50 * MEGABYTE,
    document: 25 * MEGABYTE,
  },
} as const satisfies Record<string, UploadRule>;

const kindNames = ['picture', 'video', 'audio', 'document'] as const satisfies readonly FileKind[];
export const fileKind = z.enum(kindNames, { error: 'Choose picture, video, audio or document.' });

const kindsOf = (rule: UploadRule) => kindNames.filter((kind) => rule[kind] !== undefined);

export function kindOfType(type: string): FileKind | undefined {
  return kindNames.find((kind) => fileKinds[kind].types.some((known) => known === type));
}

/** Error texts of a file that is not accepted. */
export const uploadTexts = {
  wrongKind: (rule: UploadRule) =>
    `Choose ${kindsOf(rule)
      .map((kind) => fileKinds[kind].named)
      .join(', or ')}.`,
  tooLarge: (bytes: number) => `This file is too large: it can have at most ${Math.floor(bytes / MEGABYTE)} MB.`,
  empty: 'This file is empty.',
  damaged: 'This file is damaged or incomplete. Save it again and upload the new one.',
  tooManyPixels: (pixels: number) =>
    `This picture is too large: it can have at most ${Math.floor(pixels / 1_000_000)} megapixels.`,
  tooManyFrames: `This animation is too long: it can have at most ${MAX_FRAMES} frames.`,
  holdsMore: 'This file contains something besides its picture. Save it again as a plain picture and upload that.',
} as const;

/**
 * The error text for a chosen file, as far as a form can tell before sending it: `type` is what the browser guessed from
 * its name. Undefined when the file may be sent.
 */
export function uploadProblem(file: { type: string; size: number }, rule: UploadRule): string | undefined {
  const kind = kindOfType(file.type);
  const most = kind && rule[kind];
  if (most === undefined) return uploadTexts.wrongKind(rule);
  if (file.size === 0) return uploadTexts.empty;
  return file.size > most ? uploadTexts.tooLarge(most) : undefined;
}

// A form with files is sent as texts. These read a field as JSON has it, which is also their type, and as a form sends it.

const fromText = (value: unknown, read: (text: string) => unknown) => (typeof value === 'string' ? read(value) : value);

/** Yes or no: a boolean, or the texts `true` and `false`. */
export const sentFlag = (error: string) =>
  z.preprocess(
    (value: boolean) => fromText(value, (text) => (text === 'true' ? true : text === 'false' ? false : text)),
    z.boolean({ error }),
  );

const sentNumber = (error: string) => z.int({ error }).positive({ error }).max(MAX_ID, { error });

/** The number of another record, or nothing: null, and the empty text. */
export const sentId = (error: string) =>
  z.preprocess(
    (value: number | null) => fromText(value, (text) => (text === '' ? null : Number(text))),
    sentNumber(error).nullable(),
  );

/** The numbers of other records: an array, or a field that is repeated for each. */
export const sentIds = (error: string) =>
  z.preprocess(
    (value: readonly number[]) => {
      const sent: unknown = value;
      return sent === undefined || sent === '' ? [] : [sent].flat().map((one) => fromText(one, Number));
    },
    z.array(sentNumber(error), { error }),
  );
