import * as words from '#locale/dashboard/editor.ts';
import { filmPlayer } from '../../../domain/video.ts';

/** Turns the typed text into the address of a film that the site can show, or returns an error message. */
export function readFilmAddress(text: string): { address: string } | { problem: string } {
  const typed = text.trim();
  const address = /^https?:\/\//i.test(typed) ? typed : `https://${typed}`;
  return URL.canParse(address) && filmPlayer(address) !== null ? { address } : { problem: words.wrongFilmAddress };
}
