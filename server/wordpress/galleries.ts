import { plainText } from '../html/plain-text.ts';
import { escapeXml } from '../html/xml.ts';
import type { ExportedItem } from './element-reader.ts';
import type { Standing } from './shortcodes.ts';
import type { Attachment, Survey } from './survey.ts';

/** Files that the galleries and playlists of one text show; `[gallery]` is short, and each shows all files of its text. */
export const MAX_GALLERY_FILES = 500;

/** Characters of the words below a file. */
const MAX_CAPTION = 1000;

/** Placeholders for the galleries and players of one text. */
interface TextStanding extends Standing {
  /** How many files past those that are shown have been asked for. */
  readonly leftOut: number;
}

/** Makes the placeholders of galleries and players until the text is read as HTML. */
export function standingFor(
  { attachments, picturesOf, recordingsOf }: Survey,
  { id: own }: ExportedItem,
): TextStanding {
  let shown = 0;
  let leftOut = 0;
  const words = (text = '') => escapeXml(plainText(text.slice(0, MAX_CAPTION)));
  const figure = (id: number, show: (alt: string) => string) => {
    const { caption, alt }: Partial<Attachment> = attachments.get(id) ?? {};
    return `<figure>${show(words(alt))}<figcaption>${words(caption)}</figcaption></figure>`;
  };
  const take = (ids: readonly number[]) => {
    const taken = ids.slice(0, MAX_GALLERY_FILES - shown);
    shown += taken.length;
    leftOut += ids.length - taken.length;
    return taken;
  };
  return {
    get leftOut() {
      return leftOut;
    },
    gallery(ids) {
      const figures = take(ids ?? picturesOf.get(own) ?? []).map((id) =>
        figure(id, (alt) => `<img class="wp-image-${id}" src="" alt="${alt}">`),
      );
      return `<div class="gallery">${figures.join('')}</div>`;
    },
    playlist: (ids) =>
      take(ids ?? recordingsOf.get(own) ?? [])
        .map((id) => figure(id, () => `<audio class="wp-image-${id}" src=""></audio>`))
        .join(''),
    player: (name, address) => `<${name} src="${escapeXml(address)}"></${name}>`,
  };
}
