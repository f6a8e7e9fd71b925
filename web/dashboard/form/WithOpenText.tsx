import type { Editor } from '@tiptap/core';
import { type ReactNode, useMemo, useState } from 'react';
import { OpenTextContext } from './open-text.ts';

/** Lets what stands in a form read the text that is written in it. */
export function WithOpenText({ children }: { children: ReactNode }) {
  const [editor, setEditor] = useState<Editor | null>(null);
  const open = useMemo(() => ({ editor, setEditor }), [editor]);
  return <OpenTextContext value={open}>{children}</OpenTextContext>;
}
