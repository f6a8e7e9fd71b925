import { Node, type NodeViewRenderer, type NodeViewRendererProps } from '@tiptap/core';
import * as words from '#locale/dashboard/editor.ts';
import { pictureView } from './picture-view.ts';

type ShownNode = NodeViewRendererProps['node'];

/** Pictures come from the library only; the server lets no others through either. */
const OWN_PICTURE = /^\/media\/[\w-]+\.(?:jpg|png|webp|avif)$/;

const pictureIn = (element: HTMLElement) => (element.matches('img') ? element : element.querySelector('img'));

const isOwn = (element: HTMLElement) => OWN_PICTURE.test(pictureIn(element)?.getAttribute('src') ?? '');

const ofPicture = (name: string, otherwise: string | null) => ({
  default: otherwise,
  parseHTML: (element: HTMLElement) => pictureIn(element)?.getAttribute(name) ?? otherwise,
});

/** The caption of a picture, a film or a recording; empty if there is none. */
export const captionIn = (element: globalThis.Node): HTMLElement =>
  (element instanceof Element && element.querySelector('figcaption')) || document.createElement('figcaption');

/**
 * The media, which cannot be edited, above its caption. In the editor the caption is always there, with a placeholder while
 * it is empty.
 */
export const captionedView =
  (show: (node: ShownNode) => HTMLElement): NodeViewRenderer =>
  ({ editor, node, getPos }) => {
    const dom = document.createElement('figure');
    const shown = dom.appendChild(show(node));
    shown.contentEditable = 'false';
    const contentDOM = dom.appendChild(document.createElement('figcaption'));
    // The style sheet shows it while the caption is empty.
    contentDOM.dataset.invitation = words.caption;
    shown.addEventListener('click', () => {
      const at = getPos();
      if (at !== undefined) editor.commands.setNodeSelection(at);
    });
    const invite = (isEmpty: boolean) => contentDOM.classList.toggle('editor-empty-caption', isEmpty);
    invite(node.childCount === 0);
    return {
      dom,
      contentDOM,
      update(next) {
        if (next.type !== node.type || !next.hasMarkup(node.type, node.attrs)) return false;
        invite(next.childCount === 0);
        return true;
      },
      ignoreMutation: ({ target }) => !contentDOM.contains(target),
    };
  };

/** A picture from the library with its caption, which may be empty. */
export const Figure = Node.create({
  name: 'figure',
  group: 'block',
  content: 'inline*',
  draggable: true,
  isolating: true,

  addAttributes: () => ({
    src: ofPicture('src', null),
    alt: ofPicture('alt', ''),
    width: ofPicture('width', null),
    height: ofPicture('height', null),
    /** The target of a click on the figure. It is stored; links in the editor are not followed. */
    href: {
      default: null,
      parseHTML: (element: HTMLElement) => pictureIn(element)?.closest('a')?.getAttribute('href') ?? null,
    },
  }),

  parseHTML: () => [
    {
      tag: 'figure',
      getAttrs: (element) => (isOwn(element) ? null : false),
      contentElement: captionIn,
    },
    { tag: 'img', getAttrs: (element) => (isOwn(element) ? null : false) },
  ],

  renderHTML({ node, HTMLAttributes: { href, ...attributes } }) {
    const picture = ['img', attributes] as const;
    const shown = href ? (['a', { href }, picture] as const) : picture;
    return node.childCount === 0 ? ['figure', shown] : ['figure', shown, ['figcaption', 0]];
  },

  addNodeView: () => pictureView,

  addKeyboardShortcuts() {
    const { editor, name } = this;
    const around = () => {
      const { $from, empty } = editor.state.selection;
      return $from.parent.type.name === name && empty ? $from : undefined;
    };
    return {
      /** Goes on writing below the picture. */
      Enter() {
        const place = around();
        if (!place) return false;
        const after = place.after();
        return editor
          .chain()
          .insertContentAt(after, { type: 'paragraph' })
          .setTextSelection(after + 1)
          .run();
      },
      /** At the beginning of the caption it takes hold of the picture; once more, and the picture is gone. */
      Backspace() {
        const place = around();
        return place?.parentOffset === 0 && editor.commands.setNodeSelection(place.before());
      },
    };
  },
});
