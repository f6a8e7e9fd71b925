import type { FileType, TableType } from '../domain/upload.ts';

/** Accepted files, by the extension of the key. Files not shown in the page are always downloaded, never opened on our origin. */
export const fileTypes = {
  jpg: { type: 'image/jpeg', disposition: 'inline' },
  png: { type: 'image/png', disposition: 'inline' },
  webp: { type: 'image/webp', disposition: 'inline' },
  avif: { type: 'image/avif', disposition: 'inline' },
  webm: { type: 'video/webm', disposition: 'inline' },
  mp4: { type: 'video/mp4', disposition: 'inline' },
  mp3: { type: 'audio/mpeg', disposition: 'inline' },
  m4a: { type: 'audio/mp4', disposition: 'inline' },
  ogg: { type: 'audio/ogg', disposition: 'inline' },
  pdf: { type: 'application/pdf', disposition: 'attachment' },
  csv: { type: 'text/csv', disposition: 'attachment' },
  txt: { type: 'text/plain', disposition: 'attachment' },
} as const;

export type FileExtension = keyof typeof fileTypes;

export function isFileExtension(text: string): text is FileExtension {
  return Object.hasOwn(fileTypes, text);
}

export const fileExtensions: readonly FileExtension[] = Object.keys(fileTypes).filter(isFileExtension);

/** The ending under which a file is stored unchanged. Pictures are not among them: they are encoded anew. */
export function extensionOfType(type: FileType | TableType): FileExtension {
  const found = Object.keys(fileTypes)
    .filter(isFileExtension)
    .find((extension) => fileTypes[extension].type === type);
  if (found === undefined) throw new Error(`Files of the type ${type} are not kept as they come`);
  return found;
}
