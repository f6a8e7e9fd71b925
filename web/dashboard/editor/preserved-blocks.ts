import { Extension, Mark, Node } from '@tiptap/core';

// Blocks from an import or a paste, most of them without a button: their text can be edited, and they are preserved.

interface PreservedBlock {
  name: string;
  tag: string;
  className?: string;
  /** ProseMirror's expression for the permitted content. */
  content: string;
  /** `block` for nodes allowed anywhere in a text. */
  group?: string;
  attributes?: readonly string[];
}

const preserved = (name: string) => ({
  default: null,
  parseHTML: (element: HTMLElement) => element.getAttribute(name),
});

const preservedBlock = ({ name, tag, className, content, group = '', attributes = [] }: PreservedBlock) =>
  Node.create({
    name,
    group,
    content,
    defining: true,
    isolating: true,
    addAttributes: () => Object.fromEntries(attributes.map((attribute) => [attribute, preserved(attribute)])),
    parseHTML: () => [{ tag: className === undefined ? tag : `${tag}.${className}` }],
    renderHTML: ({ HTMLAttributes }) => [
      tag,
      className === undefined ? HTMLAttributes : { ...HTMLAttributes, class: className },
      0,
    ],
  });

const spans = ['colspan', 'rowspan'];

const blocks: readonly PreservedBlock[] = [
  { name: 'table', tag: 'table', group: 'block', content: 'caption? (tableHead | tableBody | tableFoot)+' },
  { name: 'caption', tag: 'caption', content: 'inline*' },
  { name: 'tableHead', tag: 'thead', content: 'row+' },
  { name: 'tableBody', tag: 'tbody', content: 'row+' },
  { name: 'tableFoot', tag: 'tfoot', content: 'row+' },
  { name: 'row', tag: 'tr', content: '(headerCell | cell)+' },
  { name: 'cell', tag: 'td', content: 'block+', attributes: spans },
  { name: 'headerCell', tag: 'th', content: 'block+', attributes: [...spans, 'scope'] },
  { name: 'definitionList', tag: 'dl', group: 'block', content: '(term | definition)+' },
  { name: 'term', tag: 'dt', content: 'inline*' },
  { name: 'definition', tag: 'dd', content: 'block+' },
  { name: 'columns', tag: 'div', className: 'columns', group: 'block', content: 'column+' },
  { name: 'column', tag: 'div', className: 'column', content: 'block+' },
  { name: 'gallery', tag: 'div', className: 'gallery', group: 'block', content: 'block+' },
  { name: 'summary', tag: 'summary', content: 'inline*' },
];

/** In the editor it is always open, so that all of it can be changed. */
const Details = preservedBlock({ name: 'details', tag: 'details', group: 'block', content: 'summary block*' }).extend({
  addNodeView: () => () => {
    const dom = document.createElement('div');
    dom.className = 'editor-details';
    return { dom, contentDOM: dom };
  },
});

/** Text whose lines and spaces stay as they are. */
const Preformatted = Node.create({
  name: 'preformatted',
  group: 'block',
  content: 'inline*',
  whitespace: 'pre',
  defining: true,
  parseHTML: () => [{ tag: 'pre', preserveWhitespace: 'full' }],
  renderHTML: () => ['pre', 0],
  addKeyboardShortcuts() {
    return {
      Enter: () =>
        this.editor.isActive(this.name) &&
        this.editor.commands.command(({ tr }) => {
          tr.insertText('\n');
          return true;
        }),
    };
  },
});

const keptMark = (name: string, tag: string, attributes: readonly string[] = []) =>
  Mark.create({
    name,
    addAttributes: () => Object.fromEntries(attributes.map((attribute) => [attribute, preserved(attribute)])),
    parseHTML: () => [{ tag }],
    renderHTML: ({ HTMLAttributes }) => [tag, HTMLAttributes, 0],
  });

const alignments = ['align-center', 'align-right'];

const Alignment = Extension.create({
  name: 'alignment',
  addGlobalAttributes: () => [
    {
      types: ['paragraph', 'heading', 'cell', 'headerCell'],
      attributes: {
        alignment: {
          default: null,
          parseHTML: ({ classList }) => alignments.find((name) => classList.contains(name)) ?? null,
          renderHTML: ({ alignment }) => (alignment === null ? {} : { class: alignment }),
        },
      },
    },
  ],
});

export const preservedBlocks = [
  ...blocks.map(preservedBlock),
  Details,
  Preformatted,
  Alignment,
  keptMark('subscript', 'sub'),
  keptMark('superscript', 'sup'),
  keptMark('abbreviation', 'abbr', ['title']),
  keptMark('source', 'cite'),
  // Tiptap's own lets nothing else be said of such words. Around the others, as it is written by hand.
  keptMark('code', 'code').extend({ priority: 200 }),
];
