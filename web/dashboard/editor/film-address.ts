import { filmPlayer } from '../../../domain/video.ts';

const wrong = 'Enter the address of a YouTube or Vimeo video, or choose one from the library.';

/** Turns the typed text into the address of a film that the site can show, or returns an error message. */
export function readFilmAddress(text: string): { address: string } | { problem: string } {
  const typed = text.trim();
  const address = /^https?:\/\//i.test(typed) ? typed : `https://${typed}`;
  return URL.canParse(address) && filmPlayer(address) !== null ? { address } : { problem: wrong };
}
