import { z } from 'zod';
import { staffText } from '../reply-text.ts';
import { line } from '../text.ts';
import { isFilm } from '../video.ts';
import { type FieldFacts, fieldOf } from './field.ts';

const wrong = staffText('fullVideoAddress');

/** A video of our own library, by its address. */
const ownVideo = /^\/media\/[\w-]+\.(?:mp4|webm)$/;

const isVideoAddress = (address: string) =>
  address === '' || ownVideo.test(address) || (/^https?:\/\//i.test(address) && URL.canParse(address));

/** An address that a player may be given. A stored one is checked again before anybody gets it. */
export const videoAddress = line(2000, { missing: staffText('videoRequired'), tooLong: wrong }).refine(
  isVideoAddress,
  wrong,
);

const written = videoAddress
  .refine((address) => !isVideoAddress(address) || address === '' || isFilm(address), staffText('noVideoAddress'))
  .nullable()
  .default(null);

export interface VideoKind {
  options: Record<never, never>;
  value: string | null;
  read: string | null;
}

/** The address of a video, at another site or in our library, or none. */
export const video = (facts: FieldFacts) =>
  fieldOf('video', facts, { options: {}, written, read: z.string().nullable(), initial: '' });

declare module './kinds.ts' {
  interface Kinds {
    video: VideoKind;
  }
}
