import { Extension, Mark } from '@tiptap/core';
import { StarterKit } from '@tiptap/starter-kit';
import { Figure } from './figure.ts';

/** Marks that no button makes, but that an older text may hold: they are kept. */
const Subscript = Mark.create({
  name: 'subscript',
  parseHTML: () => [{ tag: 'sub' }],
  renderHTML: () => ['sub', 0],
});
const Superscript = Mark.create({
  name: 'superscript',
  parseHTML: () => [{ tag: 'sup' }],
  renderHTML: () => ['sup', 0],
});

/** The ways out of the text with the keyboard. */
export interface EditorKeys {
  toToolbar(): void;
  openLink(): void;
}

/** All that a text may be made of: what the server's sanitiser lets through, and nothing else. */
export const textExtensions = (keys: EditorKeys) => [
  StarterKit.configure({
    codeBlock: false,
    heading: { levels: [2, 3, 4] },
    link: { openOnClick: false, defaultProtocol: 'https', HTMLAttributes: { target: null, rel: null } },
  }),
  Figure,
  Subscript,
  Superscript,
  Extension.create({
    name: 'deskKeys',
    addKeyboardShortcuts: () => ({
      'Alt-F10'() {
        keys.toToolbar();
        return true;
      },
      'Mod-k'() {
        keys.openLink();
        return true;
      },
    }),
  }),
];
