import type { FileKind } from '../../../domain/upload.ts';

/** The labels for each kind of file. */
export const kindWords: Record<FileKind, { choose: string; upload: string; change: string; remove: string }> = {
  picture: {
    choose: 'Choose a picture',
    upload: 'Upload a picture',
    change: 'Change picture',
    remove: 'Remove picture',
  },
  video: { choose: 'Choose a video', upload: 'Upload a video', change: 'Change video', remove: 'Remove video' },
  audio: {
    choose: 'Choose a recording',
    upload: 'Upload a recording',
    change: 'Change recording',
    remove: 'Remove recording',
  },
  document: {
    choose: 'Choose a document',
    upload: 'Upload a document',
    change: 'Change document',
    remove: 'Remove document',
  },
};
