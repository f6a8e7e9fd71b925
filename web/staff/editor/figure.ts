import { mergeAttributes, Node, type NodeViewRenderer } from '@tiptap/core';

/** Pictures come from the library only; the server lets no others through either. */
const OWN_PICTURE = /^\/media\/[\w-]+\.(?:jpg|png|webp|avif)$/;

const pictureIn = (element: HTMLElement) => (element.matches('img') ? element : element.querySelector('img'));

const isOwn = (element: HTMLElement) => OWN_PICTURE.test(pictureIn(element)?.getAttribute('src') ?? '');

const ofPicture = (name: string, otherwise: string | null) => ({
  default: otherwise,
  parseHTML: (element: HTMLElement) => pictureIn(element)?.getAttribute(name) ?? otherwise,
});

/** In the editor the caption is always there to be written into, with an invitation while it is empty. */
const view: NodeViewRenderer = ({ editor, HTMLAttributes, node, getPos }) => {
  const dom = document.createElement('figure');
  const picture = dom.appendChild(document.createElement('img'));
  const contentDOM = dom.appendChild(document.createElement('figcaption'));
  for (const [name, value] of Object.entries(HTMLAttributes)) {
    if (value !== null) picture.setAttribute(name, String(value));
  }
  picture.addEventListener('click', () => {
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
  }),

  parseHTML: () => [
    {
      tag: 'figure',
      getAttrs: (element) => (isOwn(element) ? null : false),
      contentElement: (element) =>
        (element instanceof Element && element.querySelector('figcaption')) || document.createElement('figcaption'),
    },
    { tag: 'img', getAttrs: (element) => (isOwn(element) ? null : false) },
  ],

  renderHTML({ node, HTMLAttributes }) {
    const picture = ['img', mergeAttributes(HTMLAttributes)] as const;
    return node.childCount === 0 ? ['figure', picture] : ['figure', picture, ['figcaption', 0]];
  },

  addNodeView: () => view,

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
