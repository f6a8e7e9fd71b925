import { escapeXml } from '../../../server/html/xml.ts';

/** `[gallery ids="1,2"]`, `[/caption]`, `[sic]`: what looks like a shortcode; in a second pair of brackets it is meant as text. */
const shortcode = /\[?\[(\/?)([a-z][a-z0-9_-]{0,60})((?:\s|=)[^[\]]{0,4000})?\]\]?/gi;

const attribute = /(?<![a-z0-9_-])([a-z][a-z0-9_-]*)\s?=\s?(?:"([^"]*)"|'([^']*)'|([^\s"']+))/g;

const captions = new Set(['caption', 'wp_caption']);

/** Players; what they play stands in one of these attributes, or behind the sign `=`. */
const players = new Map([
  ['video', ['src', 'mp4', 'm4v', 'webm', 'ogv', 'flv', 'url']],
  ['audio', ['src', 'mp3', 'm4a', 'ogg', 'wav', 'url']],
  ['youtube', ['url', 'src', 'id', 'v']],
  ['vimeo', ['url', 'src', 'id']],
]);

const filmAt: Record<string, string> = {
  youtube: 'https://www.youtube.com/watch?v=',
  vimeo: 'https://vimeo.com/',
};

function attributesOf(text = ''): Map<string, string> {
  const found = [...text.matchAll(attribute)];
  return new Map(found.map(([, name = '', double, single, bare]) => [name, double ?? single ?? bare ?? '']));
}

function idsOf(attributes: ReadonlyMap<string, string>): number[] | null {
  const list = attributes.get('ids') ?? attributes.get('include');
  return list === undefined ? null : list.split(',').map(Number).filter(Number.isSafeInteger);
}

/** The address of a player's media: `[youtube=https://…]`, `[vimeo 123]`, `[audio src="…"]`. */
function playedBy(name: string, rest: string, attributes: ReadonlyMap<string, string>): string {
  const named = (players.get(name) ?? []).map((one) => attributes.get(one)).find((one) => one !== undefined);
  const bare = /^[\s=]+([^\s"'=]\S*)/.exec(rest)?.[1] ?? '';
  const played = rest.trimStart().startsWith('=') ? bare : (named ?? bare);
  return /^[\w-]+$/.test(played) && filmAt[name] ? `${filmAt[name]}${played}` : played;
}

interface Found {
  html: string;
  /** Shortcodes that stood for something the text has lost, as they were written. */
  lost: string[];
}

/** Placeholders for galleries and players until the text is read as HTML. */
export interface Replacements {
  /** `null`: of all pictures that belong to the post. */
  gallery(ids: readonly number[] | null): string;
  /** The same with what can be heard. */
  playlist(ids: readonly number[] | null): string;
  player(name: 'audio' | 'video', address: string): string;
}

/**
 * Replaces WordPress' shortcodes: captions become figures, galleries and players what `replacements` makes of them. Of every
 * other one what it encloses stays. A word in brackets is no shortcode unless it is closed again, has attributes, or a
 * name that no word has.
 */
export function withoutShortcodes(text: string, replacements: Replacements): Found {
  const closed = new Set(
    Array.from(text.matchAll(/\[\/([a-z][a-z0-9_-]{0,60})\]/gi), ([, name = '']) => name.toLowerCase()),
  );
  const lost: string[] = [];
  let caption = '';
  const html = text.replaceAll(shortcode, (written: string, slash: string, called: string, rest = '') => {
    if (written.startsWith('[[') && written.endsWith(']]')) return written.slice(1, -1);
    const name = called.toLowerCase();
    const around = (made: string) =>
      `${written.startsWith('[[') ? '[' : ''}${made}${written.endsWith(']]') ? ']' : ''}`;
    const attributes = attributesOf(rest);
    if (captions.has(name) && closed.has(name)) {
      if (slash !== '') return around(`${caption}</figure>`);
      caption = escapeXml(attributes.get('caption') ?? '');
      return around('<figure>');
    }
    if (name === 'gallery' || name === 'playlist')
      return around(slash === '' ? replacements[name](idsOf(attributes)) : '');
    if (name === 'embed') return around('\n\n');
    if (players.has(name)) {
      const address = slash === '' ? playedBy(name, rest, attributes) : '';
      if (address === '') return around('\n\n');
      return around(
        name === 'audio' || name === 'video' ? replacements.player(name, address) : `\n\n${escapeXml(address)}\n\n`,
      );
    }
    if (!closed.has(name) && attributes.size === 0 && !/[_-]/.test(name)) return written;
    if (slash === '') lost.push(written);
    return around('');
  });
  return { html, lost };
}
