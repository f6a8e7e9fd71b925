import { z } from 'zod';
import { recordId } from './identifier.ts';
import { MAX_FRAMES } from './picture-limit.ts';
import { staffText } from './reply-text.ts';

export const MEGABYTE = 1024 * 1024;

/** No call takes a larger file than this, whatever it declares. Bytes. */
export const MAX_UPLOAD = 200 * MEGABYTE;

/** The files staff can send. The types are what a file's own bytes say, never its name. */
export const fileKinds = {
  picture: { types: ['image/jpeg', 'image/png', 'image/gif', 'image/webp', 'image/avif'] },
  video: { types: ['video/mp4', 'video/webm'] },
  audio: { types: ['audio/mpeg', 'audio/mp4', 'audio/ogg'] },
  document: { types: ['application/pdf'] },
} as const;

export type FileKind = keyof typeof fileKinds;
export type FileType = (typeof fileKinds)[FileKind]['types'][number];

/** A file that is read and not kept: a statement, as a table in text or as a spreadsheet. What it holds shows when it is read. */
export type TableType = 'text/csv' | 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** The kinds one field takes, with the most bytes of each. A table is taken alone. */
export type UploadRule = Partial<Record<FileKind, number>> & { table?: number };

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
export const fileKind = z.enum(kindNames, { error: staffText('chooseFileKind') });

const kindsOf = (rule: UploadRule) => kindNames.filter((kind) => rule[kind] !== undefined);

export function kindOfType(type: string): FileKind | undefined {
  return kindNames.find((kind) => fileKinds[kind].types.some((known) => known === type));
}

/** Error texts of a file that is not accepted. */
export const uploadTexts = {
  wrongKind: (rule: UploadRule) =>
    rule.table === undefined ? staffText('wrongFileKind', kindsOf(rule).join()) : staffText('noTable'),
  heic: staffText('heicPicture'),
  tooLarge: (bytes: number) => staffText('fileTooLarge', Math.floor(bytes / MEGABYTE)),
  empty: staffText('fileEmpty'),
  damaged: staffText('fileDamaged'),
  tooManyPixels: (pixels: number) => staffText('tooManyPixels', Math.floor(pixels / 1_000_000)),
  tooManyFrames: staffText('tooManyFrames', MAX_FRAMES),
  holdsMore: staffText('fileHoldsMore'),
} as const;

/** Phones’ own pictures: some systems know the type of such a file, others only its name. */
const isNamedHeic = ({ type, name = '' }: { type: string; name?: string }) =>
  /^image\/hei[cf]/.test(type) || (type === '' && /\.hei[cf]$/i.test(name));

/**
 * The error text for a chosen file, as far as a form can tell before sending it: `type` is what the browser guessed from
 * its name. Undefined when the file may be sent.
 */
export function uploadProblem(
  file: { type: string; size: number; name?: string },
  rule: UploadRule,
): string | undefined {
  if (rule.picture !== undefined && isNamedHeic(file)) return uploadTexts.heic;
  const kind = kindOfType(file.type);
  const most = rule.table ?? (kind && rule[kind]);
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

/** The number of another record, or nothing: null, and the empty text. */
export const sentId = (error: string) =>
  z.preprocess(
    (value: number | null) => fromText(value, (text) => (text === '' ? null : Number(text))),
    recordId(error).nullable(),
  );

/** The numbers of other records, `most` at the most: an array, or a field that is repeated for each. */
export const sentIds = (error: string, most: number) =>
  z.preprocess(
    (value: readonly number[]) => {
      const sent: unknown = value;
      return sent === undefined || sent === '' ? [] : [sent].flat().map((one) => fromText(one, Number));
    },
    z.array(recordId(error), { error }).max(most, staffText('tooManyEntries', most)),
  );
