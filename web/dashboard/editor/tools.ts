import type { Editor } from '@tiptap/react';
import {
  Bold,
  Heading2,
  Heading3,
  Heading4,
  Italic,
  List,
  ListOrdered,
  type LucideIcon,
  Quote,
  Redo2,
  Undo2,
} from 'lucide-react';
import * as words from '#locale/dashboard/editor.ts';

/** One button of the toolbar. */
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

/** The tools that change the text in place, in groups. */
export const toolGroups: readonly (readonly Tool[])[] = [
  [
    heading(2, words.heading, Heading2),
    heading(3, words.smallerHeading, Heading3),
    heading(4, words.smallestHeading, Heading4),
  ],
  [
    {
      label: words.bold,
      Icon: Bold,
      press: (editor) => editor.chain().focus().toggleBold().run(),
      isOn: (editor) => editor.isActive('bold'),
    },
    {
      label: words.italic,
      Icon: Italic,
      press: (editor) => editor.chain().focus().toggleItalic().run(),
      isOn: (editor) => editor.isActive('italic'),
    },
  ],
  [
    {
      label: words.list,
      Icon: List,
      press: (editor) => editor.chain().focus().toggleBulletList().run(),
      isOn: (editor) => editor.isActive('bulletList'),
    },
    {
      label: words.numberedList,
      Icon: ListOrdered,
      press: (editor) => editor.chain().focus().toggleOrderedList().run(),
      isOn: (editor) => editor.isActive('orderedList'),
    },
    {
      label: words.quotation,
      Icon: Quote,
      press: (editor) => editor.chain().focus().toggleBlockquote().run(),
      isOn: (editor) => editor.isActive('blockquote'),
    },
  ],
];

export const historyTools: readonly Tool[] = [
  {
    label: words.undo,
    Icon: Undo2,
    press: (editor) => editor.chain().focus().undo().run(),
    isPossible: (editor) => editor.can().undo(),
  },
  {
    label: words.redo,
    Icon: Redo2,
    press: (editor) => editor.chain().focus().redo().run(),
    isPossible: (editor) => editor.can().redo(),
  },
];
