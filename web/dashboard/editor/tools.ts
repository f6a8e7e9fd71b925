import type { Editor } from '@tiptap/react';
import { Bold, Italic, List, ListOrdered, type LucideIcon, Quote, Redo2, Undo2 } from 'lucide-react';
import * as words from '#locale/dashboard/editor.ts';
import { LargeLetter, MiddleLetter, SmallLetter } from './heading-signs.ts';

/** A button that changes the text in place. */
export interface Tool {
  label: string;
  Icon: LucideIcon;
  press(editor: Editor): void;
  /** Left out for a button that is not a switch. */
  isOn?(editor: Editor): boolean;
  isPossible?(editor: Editor): boolean;
}

const heading = (level: 2 | 3 | 4, label: string, Icon: LucideIcon): Tool => ({
  label,
  Icon,
  press: (editor) => editor.chain().focus().toggleHeading({ level }).run(),
  isOn: (editor) => editor.isActive('heading', { level }),
});

/** The tools that change the text in place, by their names. */
export const textTools = {
  heading: heading(2, words.heading, LargeLetter),
  smallerHeading: heading(3, words.smallerHeading, MiddleLetter),
  smallestHeading: heading(4, words.smallestHeading, SmallLetter),
  bold: {
    label: words.bold,
    Icon: Bold,
    press: (editor) => editor.chain().focus().toggleBold().run(),
    isOn: (editor) => editor.isActive('bold'),
  },
  italic: {
    label: words.italic,
    Icon: Italic,
    press: (editor) => editor.chain().focus().toggleItalic().run(),
    isOn: (editor) => editor.isActive('italic'),
  },
  list: {
    label: words.list,
    Icon: List,
    press: (editor) => editor.chain().focus().toggleBulletList().run(),
    isOn: (editor) => editor.isActive('bulletList'),
  },
  numberedList: {
    label: words.numberedList,
    Icon: ListOrdered,
    press: (editor) => editor.chain().focus().toggleOrderedList().run(),
    isOn: (editor) => editor.isActive('orderedList'),
  },
  quotation: {
    label: words.quotation,
    Icon: Quote,
    press: (editor) => editor.chain().focus().toggleBlockquote().run(),
    isOn: (editor) => editor.isActive('blockquote'),
  },
  undo: {
    label: words.undo,
    Icon: Undo2,
    press: (editor) => editor.chain().focus().undo().run(),
    isPossible: (editor) => editor.can().undo(),
  },
  redo: {
    label: words.redo,
    Icon: Redo2,
    press: (editor) => editor.chain().focus().redo().run(),
    isPossible: (editor) => editor.can().redo(),
  },
} satisfies Record<string, Tool>;

type TextToolName = keyof typeof textTools;

export const textToolNames = Object.keys(textTools).filter((name): name is TextToolName => name in textTools);

/** Those that open something, or take files. */
export type ToolName = TextToolName | 'link' | 'addPhotographs' | 'picture' | 'film' | 'table';

/** The toolbar's groups, in its order. */
export const toolGroups: readonly (readonly ToolName[])[] = [
  ['heading', 'smallerHeading', 'smallestHeading'],
  ['bold', 'italic'],
  ['list', 'numberedList', 'quotation'],
  ['link', 'addPhotographs', 'picture', 'film', 'table'],
  ['undo', 'redo'],
];

/** What stays in sight where there is no room for all of them: the most used first. */
const mostUsed: readonly ToolName[] = [
  'picture',
  'addPhotographs',
  'heading',
  'bold',
  'list',
  'link',
  'italic',
  'smallerHeading',
  'numberedList',
  'quotation',
  'table',
  'film',
  'undo',
  'redo',
  'smallestHeading',
];

/** The groups in two rows: those for which there are places, and the rest of them. */
export function rowsOfTools(there: readonly ToolName[], places: number) {
  const first = mostUsed.filter((name) => there.includes(name)).slice(0, places);
  const within = (isFirst: boolean) =>
    toolGroups
      .map((group) => group.filter((name) => there.includes(name) && first.includes(name) === isFirst))
      .filter((group) => group.length > 0);
  return { first: within(true), rest: within(false) };
}
