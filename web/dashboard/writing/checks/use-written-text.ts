import type { Editor } from '@tiptap/core';
import type { Transaction } from '@tiptap/pm/state';
import { useEffect, useState } from 'react';
import { readText } from './written-text.ts';

/** Pause in typing after which the text is looked through (ms): nothing of it is done at a key. */
export const PAUSE = 800;

/** The text of an editor as the checks read it. Whoever leaves the editor finds it as it stands. */
export function useWrittenText(editor: Editor) {
  const [text, setText] = useState(() => readText(editor.state.doc));
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const read = () => {
      timer = undefined;
      setText(readText(editor.state.doc));
    };
    const changed = ({ transaction }: { transaction: Transaction }) => {
      if (!transaction.docChanged) return;
      clearTimeout(timer);
      timer = setTimeout(read, PAUSE);
    };
    const left = () => {
      if (timer === undefined) return;
      clearTimeout(timer);
      read();
    };
    editor.on('transaction', changed).on('blur', left);
    return () => {
      clearTimeout(timer);
      editor.off('transaction', changed).off('blur', left);
    };
  }, [editor]);
  return text;
}
