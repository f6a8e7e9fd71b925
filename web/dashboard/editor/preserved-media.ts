import * as words from '#locale/dashboard/editor.ts';
import { captionedView, captionIn, Figure } from './figure.ts';

const soundIn = (element: HTMLElement) => (element.matches('audio') ? element : element.querySelector('audio'));

/** A film with its caption and address: the caption can be edited, and the film plays on the site. */
export const Film = Figure.extend({
  name: 'film',

  addAttributes: () => ({
    href: {
      default: null,
      parseHTML: (element: HTMLElement) => element.querySelector('a')?.getAttribute('href') ?? null,
    },
    title: { default: '', parseHTML: (element: HTMLElement) => element.querySelector('a')?.textContent ?? '' },
  }),

  parseHTML: () => [{ tag: 'figure.film', contentElement: captionIn, priority: 60 }],

  renderHTML({ node }) {
    const { href, title } = node.attrs;
    const link = ['a', { href }, String(title)] as const;
    return node.childCount === 0
      ? ['figure', { class: 'film' }, link]
      : ['figure', { class: 'film' }, link, ['figcaption', 0]];
  },

  addNodeView: () =>
    captionedView(({ attrs }) => {
      const card = document.createElement('p');
      card.className = 'editor-film';
      const title = Object.assign(document.createElement('strong'), { textContent: String(attrs.title) });
      card.append(...words.filmNamed(title));
      card.append(document.createElement('br'), String(attrs.href));
      return card;
    }),
});

/** A recording from the library. */
export const Sound = Figure.extend({
  name: 'sound',

  addAttributes: () => ({
    src: { default: null, parseHTML: (element: HTMLElement) => soundIn(element)?.getAttribute('src') ?? null },
  }),

  parseHTML: () => [
    {
      tag: 'figure',
      priority: 60,
      getAttrs: (element) => (soundIn(element) ? null : false),
      contentElement: captionIn,
    },
    { tag: 'audio' },
  ],

  renderHTML({ node, HTMLAttributes }) {
    const sound = ['audio', HTMLAttributes] as const;
    return node.childCount === 0 ? ['figure', sound] : ['figure', sound, ['figcaption', 0]];
  },

  addNodeView: () =>
    captionedView(({ attrs }) =>
      Object.assign(document.createElement('audio'), { src: String(attrs.src), controls: true, preload: 'none' }),
    ),
});
