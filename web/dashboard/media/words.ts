import type { FileKind } from '../../../domain/upload.ts';

const nouns: Record<FileKind, string> = {
  picture: 'picture',
  video: 'video',
  audio: 'recording',
  document: 'document',
};

/** The labels of the buttons for a kind of file. */
export const kindWords = (kind: FileKind) => ({
  choose: `Choose a ${nouns[kind]}`,
  upload: `Upload a ${nouns[kind]}`,
  change: `Change ${nouns[kind]}`,
  remove: `Remove ${nouns[kind]}`,
});
