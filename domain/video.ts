/** A YouTube video id has 11 characters. */
const VIDEO_ID = /^[\w-]{11}$/;

/** The forms of address that contain the id: `watch?v=…`, the short form, `embed/…`, `shorts/…`, `live/…`, `v/…`. */
const idInAddress = /(?:[?&]v=|youtu\.be\/|\/(?:embed|shorts|live|v)\/)([^#&?/]*)/i;

/** YouTube's domains, and its short form. The database knows them too: `gallery_items.is_at_youtube`. */
const youtubeDomains = ['youtube.com', 'youtube-nocookie.com', 'youtu.be'] as const;

/** Whether the address names YouTube. */
export function isYoutube(url: string): boolean {
  return youtubeDomains.some((domain) => url.toLowerCase().includes(domain));
}

/** The video's name at YouTube; null where there is none of 11 characters, and the address is played as it is. */
export function youtubeVideoId(url: string): string | null {
  if (!isYoutube(url)) return null;
  const id = idInAddress.exec(url)?.[1] ?? '';
  return VIDEO_ID.test(id) ? id : null;
}

/** The player to embed: without cookies until it is started. */
const youtubePlayer = (videoId: string) => `https://www.youtube-nocookie.com/embed/${videoId}`;

/** A film's number at Vimeo, where the address names it: by itself, on a channel, or in the player. */
const vimeoNumber =
  /^https?:\/\/(?:www\.|player\.)?vimeo\.com\/(?:video\/|channels\/[\w-]+\/)?([0-9]{1,12})(?:[/?#]|$)/i;

/** The player of a film at YouTube or Vimeo, which is asked for once somebody starts it; null for any other address. */
export function filmPlayer(url: string): string | null {
  const videoId = youtubeVideoId(url);
  if (videoId !== null) return youtubePlayer(videoId);
  const number = vimeoNumber.exec(url)?.[1];
  return number === undefined ? null : `https://player.vimeo.com/video/${number}`;
}

/** The words of a link to a film without a title. They become part of a text, which is written in English. */
export const filmLinkText = 'Play the film';

/** A film's own file, by the end of its address: what the players of browsers know. */
const filmFile = /\.(?:mp4|m4v|mov|webm|ogv|ogg)$/i;

/** Whether visitors can watch what is at the address: a film at YouTube or Vimeo, or a file with a film in it. */
export function isFilm(url: string): boolean {
  if (filmPlayer(url) !== null) return true;
  const file = URL.parse(url)?.pathname ?? url;
  return !isYoutube(url) && filmFile.test(file);
}
