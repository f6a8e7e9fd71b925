import { Schema } from '@tiptap/pm/model';
import { readText } from '../../web/dashboard/writing/checks/written-text.ts';

/** The nodes of the editor that checks read, without what they look like, which needs a browser. */
const schema = new Schema({
  nodes: {
    doc: { content: 'block+' },
    paragraph: { group: 'block', content: 'inline*' },
    heading: { group: 'block', content: 'inline*', attrs: { level: { default: 2 } } },
    list: { group: 'block', content: 'block+' },
    figure: {
      group: 'block',
      content: 'inline*',
      attrs: { src: { default: '' }, alt: { default: '' }, href: { default: null } },
    },
    text: { group: 'inline' },
    hardBreak: { group: 'inline', inline: true },
  },
  marks: { link: { attrs: { href: {} } }, bold: {} },
});

type Piece = string | { link: string; words: string };

const inline = (piece: Piece) =>
  typeof piece === 'string'
    ? piece === '\n'
      ? schema.node('hardBreak')
      : schema.text(piece)
    : schema.text(piece.words, [schema.mark('link', { href: piece.link })]);

const inlines = (pieces: readonly Piece[]) => pieces.filter((piece) => piece !== '').map(inline);

export const paragraph = (...pieces: Piece[]) => schema.node('paragraph', null, inlines(pieces));
export const heading = (level: number, ...pieces: Piece[]) => schema.node('heading', { level }, inlines(pieces));
export const picture = (alt: string, attributes: { src?: string; href?: string; caption?: string } = {}) => {
  const { src = '/media/hills.jpg', href = null, caption = '' } = attributes;
  return schema.node('figure', { src, alt, href }, inlines([caption]));
};
export const list = (...items: ReturnType<typeof paragraph>[]) => schema.node('list', null, items);

/** A link with bold words in its middle. */
export const linkInPieces = (href: string, before: string, bold: string, behind: string) => {
  const link = schema.mark('link', { href });
  return schema.node('paragraph', null, [
    schema.text(before, [link]),
    schema.text(bold, [link, schema.mark('bold')]),
    schema.text(behind, [link]),
  ]);
};

/** These blocks as the checks read them, and what stands at a place in them. */
export function written(...blocks: ReturnType<typeof paragraph>[]) {
  const doc = schema.node('doc', null, blocks.length === 0 ? [paragraph()] : blocks);
  return { ...readText(doc), at: (from: number, to: number) => doc.textBetween(from, to, '', ' ') };
}
