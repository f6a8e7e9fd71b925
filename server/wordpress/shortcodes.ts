import { escapeXml } from '../found/xml.ts';

/** `[gallery ids="1,2"]`, `[/caption]`, `[sic]`: what looks like a shortcode. */
const shortcode = /\[(\/?)([a-z][a-z0-9_-]{0,60})(\s[^[\]]{0,4000})?\]/g;

const attribute = /([a-z][a-z0-9_-]*)\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"']+))/g;

const captions = new Set(['caption', 'wp_caption']);

/** Players; what they play stands in one of these attributes. */
const players = new Set(['video', 'audio']);
const played = ['src', 'mp4', 'm4v', 'webm', 'mp3', 'm4a', 'ogg'];

function attributesOf(text = ''): Map<string, string> {
  const found = [...text.matchAll(attribute)];
  return new Map(found.map(([, name = '', double, single, bare]) => [name, double ?? single ?? bare ?? '']));
}

function idsOf(attributes: ReadonlyMap<string, string>): number[] | null {
  const list = attributes.get('ids') ?? attributes.get('include');
  return list === undefined ? null : list.split(',').map(Number).filter(Number.isSafeInteger);
}

interface Found {
  html: string;
  /** Names of shortcodes that stood for something the text has lost. */
  lost: string[];
}

/**
 * Replaces WordPress' shortcodes: captions become figures, galleries what `galleryOf` makes of their pictures (null: of
 * all that belong to the post), players a link. Of every other one what it encloses stays. A word in brackets is no
 * shortcode unless it is closed again, has attributes, or a name that no word has.
 */
export function withoutShortcodes(text: string, galleryOf: (ids: number[] | null) => string): Found {
  const closed = new Set(Array.from(text.matchAll(/\[\/([a-z][a-z0-9_-]{0,60})\]/g), ([, name]) => name));
  const lost: string[] = [];
  let caption = '';
  const html = text.replaceAll(shortcode, (written: string, slash: string, name: string, rest?: string) => {
    const attributes = attributesOf(rest);
    if (captions.has(name) && closed.has(name)) {
      if (slash !== '') return `${caption}</figure>`;
      caption = escapeXml(attributes.get('caption') ?? '');
      return '<figure>';
    }
    if (name === 'gallery') return slash === '' ? galleryOf(idsOf(attributes)) : '';
    if (name === 'embed') return '\n\n';
    if (players.has(name)) {
      const address = played.map((one) => attributes.get(one)).find((one) => one !== undefined);
      return address === undefined ? '' : `\n\n${escapeXml(address)}\n\n`;
    }
    if (!closed.has(name) && attributes.size === 0 && !/[_-]/.test(name)) return written;
    if (slash === '') lost.push(name);
    return '';
  });
  return { html, lost };
}
