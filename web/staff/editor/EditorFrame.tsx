import { type Editor, EditorContent } from '@tiptap/react';
import { type RefObject, useEffect } from 'react';
import type { RefCallBack } from 'react-hook-form';
import { EditorToolbar } from './EditorToolbar.tsx';
import { useHeldHtml } from './held-html.ts';
import { LinkPanel } from './LinkPanel.tsx';

interface EditorFrameProps {
  editor: Editor;
  toolbar: RefObject<HTMLDivElement | null>;
  value: string;
  onChange(html: string): void;
  fieldRef: RefCallBack;
  linkIsOpen: boolean;
  setLinkIsOpen(open: boolean): void;
}

/** The toolbar above the text, and what ties the text to the form. */
export function EditorFrame(props: EditorFrameProps) {
  const { editor, toolbar, value, onChange, fieldRef, linkIsOpen, setLinkIsOpen } = props;
  useHeldHtml(editor, value, onChange);
  useEffect(() => fieldRef({ focus: () => editor.commands.focus() }), [editor, fieldRef]);
  return (
    <div className="editor">
      <div className="editor-top">
        <EditorToolbar
          editor={editor}
          ref={toolbar}
          linkIsOpen={linkIsOpen}
          onLink={() => setLinkIsOpen(!linkIsOpen)}
        />
        {linkIsOpen ? <LinkPanel editor={editor} onClose={() => setLinkIsOpen(false)} /> : null}
      </div>
      <EditorContent editor={editor} />
    </div>
  );
}
