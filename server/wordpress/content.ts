import { sanitise } from '../html/sanitise.ts';
import type { ExportedItem } from './element-reader.ts';
import type { ImportedFile, ImportedFiles } from './imported-files.ts';
import { fillMarkup, readMarkup, type Wanted } from './markup.ts';
import { withParagraphs } from './paragraphs.ts';
import type { ImportReport } from './report.ts';
import { withoutShortcodes } from './shortcodes.ts';
import type { Survey } from './survey.ts';
import { pathsIn } from './upload-paths.ts';

interface Tools {
  files: ImportedFiles;
  survey: Survey;
  report: ImportReport;
  publicUrl: string;
}

/** A picture with nothing around it, or with a link, that stands where a paragraph would. */
const picture = '(?:<a [^>]*>)?<img [^>]*>(?:</a>)?';
const alone = new RegExp(`<p>\\s*(${picture})\\s*</p>`, 'g');

/** A figure whose caption is not marked as one. */
const captioned = new RegExp(
  `<figure>\\s*(${picture})\\s*((?:(?!</?(?:figure|figcaption|p)>)[\\s\\S])+?)\\s*</figure>`,
  'g',
);

/** A figure whose picture has been left out. */
const withoutPicture = /<figure>((?:(?!<\/?figure>|<img )[\s\S])*)<\/figure>/g;

/** A mark to jump to, which is no link. */
const anchor = /<a(?: href="")?>([\s\S]*?)<\/a>/g;

const empty = /<(p|a|figure|figcaption|strong|em|b|i|li|ul|ol|h[2-4])(?: [^>]*)?>(?:\s|&nbsp;|\u00a0|<br \/>)*<\/\1>/g;

/** Takes out what is left empty, also when it becomes so by that. */
function withoutEmpty(html: string): string {
  const less = html.replaceAll(empty, '');
  return less === html ? html : withoutEmpty(less);
}

/** Puts pictures into figures, as the editor does, and takes out what has lost what it was for. */
function tidied(html: string): string {
  const figures = html
    .replaceAll(anchor, '$1')
    .replaceAll(captioned, '<figure>$1<figcaption>$2</figcaption></figure>')
    .replaceAll(alone, '<figure>$1</figure>')
    .replaceAll(withoutPicture, (_, inside: string) => `<p>${inside.replaceAll(/<\/?(?:figcaption|p)>/g, '')}</p>`);
  return withoutEmpty(figures).replaceAll(/<p>(?:\s|<br \/>)+|(?:\s|<br \/>)+<\/p>/g, (piece) =>
    piece.startsWith('<p>') ? '<p>' : '</p>',
  );
}

/** A gallery as figures, whose pictures are found by their numbers. */
function galleryOf({ attachments }: Survey, item: ExportedItem, ids: number[] | null): string {
  const own = () => [...attachments].filter(([, { parent }]) => parent === item.id).map(([id]) => id);
  return (ids ?? own()).map((id) => `<figure><img class="wp-image-${id}" src="" alt=""></figure>`).join('');
}

async function bring({ files, survey, report }: Tools, wanted: readonly Wanted[], title: string) {
  const found = new Map<Wanted, ImportedFile>();
  for (const one of wanted) {
    const paths = [...pathsIn(one.address), ...(survey.attachments.get(one.item)?.paths ?? [])];
    const file = await files.take(paths, one.alt);
    if (file) found.set(one, file);
    else report.leaveOut('files in texts that are not at hand', one.address || `number ${one.item} in “${title}”`);
  }
  return found;
}

/** The text of a post as we keep it: what WordPress adds when it shows one is added, what only it understands is gone. */
export async function contentOf(tools: Tools, item: ExportedItem, title: string): Promise<string> {
  const { survey, report, publicUrl } = tools;
  const { html, lost } = withoutShortcodes(item.content, (ids) => galleryOf(survey, item, ids));
  for (const name of lost) report.leaveOut(`shortcodes [${name}]`, title);
  for (const [, block = ''] of item.content.matchAll(/<!-- wp:([a-z0-9/-]+) [^>]{0,4000}\/-->/g)) {
    report.leaveOut(`blocks that only WordPress can fill (${block})`, title);
  }
  const markup = readMarkup(html);
  const found = await bring(tools, markup.wanted, title);
  const filled = fillMarkup({ ...markup, html: withParagraphs(markup.html) }, (wanted) => found.get(wanted));
  return tidied(sanitise(filled, publicUrl));
}
