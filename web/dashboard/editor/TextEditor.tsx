import './editor.css';
import { useEditor } from '@tiptap/react';
import { useMemo, useRef, useState } from 'react';
import type { RefCallBack } from 'react-hook-form';
import type { FieldWiring } from '../form/Field.tsx';
import { cleanPaste } from './clean-paste.ts';
import { EditorFrame } from './EditorFrame.tsx';
import type { Opened } from './EditorToolbar.tsx';
import { textExtensions } from './extensions.ts';

interface TextEditorProps {
  wiring: FieldWiring;
  labelId: string;
  /** HTML; empty for an empty document. */
  value: string;
  onChange(html: string): void;
  /** The form's way to bring the person here when something is wrong. */
  fieldRef: RefCallBack;
}

/** The editor itself: its toolbar and its text. */
export function TextEditor({ wiring, labelId, value, onChange, fieldRef }: TextEditorProps) {
  const toolbar = useRef<HTMLDivElement>(null);
  const [opened, setOpened] = useState<Opened>();
  const [extensions] = useState(() =>
    textExtensions({
      toToolbar: () => toolbar.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus(),
      openLink: () => setOpened('link'),
    }),
  );
  const { id, 'aria-describedby': describedBy, 'aria-invalid': isInvalid } = wiring;
  const editorProps = useMemo(
    () => ({
      transformPastedHTML: cleanPaste,
      attributes: {
        id,
        class: 'rich-text editor-text',
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-labelledby': labelId,
        'aria-invalid': String(isInvalid),
        ...(describedBy === undefined ? {} : { 'aria-describedby': describedBy }),
      },
    }),
    [id, labelId, describedBy, isInvalid],
  );
  // Its styles are in editor.css: the strict policy blocks those it would write into the page.
  const editor = useEditor({ extensions, editorProps, content: value, injectCSS: false, immediatelyRender: false });
  if (editor === null) return null;
  return (
    <EditorFrame
      editor={editor}
      toolbar={toolbar}
      value={value}
      onChange={onChange}
      fieldRef={fieldRef}
      opened={opened}
      setOpened={setOpened}
    />
  );
}
