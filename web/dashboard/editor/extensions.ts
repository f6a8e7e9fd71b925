import { Extension } from '@tiptap/core';
import { StarterKit } from '@tiptap/starter-kit';
import { Figure } from './figure.ts';
import { preservedBlocks } from './preserved-blocks.ts';
import { Film, Sound } from './preserved-media.ts';
import { stepCell } from './table-commands.ts';

/** The ways out of the text with the keyboard. */
export interface EditorKeys {
  toToolbar(): void;
  openLink(): void;
}

/** The elements that a text may contain: those that the server's sanitiser allows. */
export const textExtensions = (keys: EditorKeys) => [
  StarterKit.configure({
    code: false,
    codeBlock: false,
    heading: { levels: [2, 3, 4] },
    link: { openOnClick: false, defaultProtocol: 'https', HTMLAttributes: { target: null, rel: null } },
  }),
  Figure,
  Film,
  Sound,
  ...preservedBlocks,
  Extension.create({
    name: 'deskKeys',
    addKeyboardShortcuts: () => ({
      'Alt-F10'() {
        keys.toToolbar();
        return true;
      },
      Tab: ({ editor }) => stepCell(editor, 1),
      'Shift-Tab': ({ editor }) => stepCell(editor, -1),
      'Mod-k'() {
        keys.openLink();
        return true;
      },
    }),
  }),
];
