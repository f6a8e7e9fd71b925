import type { Editor } from '@tiptap/core';
import { createContext } from 'react';

/** The text of a form that checks look through. */
interface OpenText {
  /** Null until its editor has loaded. */
  editor: Editor | null;
  /** The editor says that it is there, or that it is gone. */
  setEditor(editor: Editor | null): void;
}

/** Null in a form whose text nobody looks through. */
export const OpenTextContext = createContext<OpenText | null>(null);
