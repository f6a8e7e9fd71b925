import { youtubeVideoId } from '../../domain/video.ts';

/** A film that the site can show in its place. */
interface Film {
  href: string;
  title: string;
}

const atVimeo = /^https?:\/\/(?:www\.|player\.)?vimeo\.com\/(?:video\/|channels\/[\w-]{1,60}\/)?(\d{1,12})(?:[/?#]|$)/i;

/** The film at an address of YouTube or Vimeo; undefined for every other address. */
export function filmAt(address: string): Film | undefined {
  const url = address.startsWith('//') ? `https:${address}` : address;
  if (!/^https?:\/\//i.test(url)) return undefined;
  const youtube = youtubeVideoId(url);
  if (youtube !== null) return { href: `https://www.youtube.com/watch?v=${youtube}`, title: 'Film at YouTube' };
  const vimeo = atVimeo.exec(url)?.[1];
  return vimeo === undefined ? undefined : { href: `https://vimeo.com/${vimeo}`, title: 'Film at Vimeo' };
}
