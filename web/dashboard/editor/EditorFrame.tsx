import { type Editor, EditorContent } from '@tiptap/react';
import { type RefObject, useEffect } from 'react';
import type { RefCallBack } from 'react-hook-form';
import { uploadRules } from '../../../domain/upload.ts';
import { MediaPicker } from '../media/MediaPicker.tsx';
import { EditorToolbar, type Opened } from './EditorToolbar.tsx';
import { useHeldHtml } from './held-html.ts';
import { LinkPanel } from './LinkPanel.tsx';
import { PicturePanel } from './PicturePanel.tsx';

interface EditorFrameProps {
  editor: Editor;
  toolbar: RefObject<HTMLDivElement | null>;
  value: string;
  onChange(html: string): void;
  fieldRef: RefCallBack;
  opened: Opened | undefined;
  setOpened(opened: Opened | undefined): void;
}

/** The toolbar above the text, what it opens, and what ties the text to the form. */
export function EditorFrame({ editor, toolbar, value, onChange, fieldRef, opened, setOpened }: EditorFrameProps) {
  useHeldHtml(editor, value, onChange);
  useEffect(() => fieldRef({ focus: () => editor.commands.focus() }), [editor, fieldRef]);
  const close = () => setOpened(undefined);
  return (
    <div className="editor">
      <div className="editor-top">
        <EditorToolbar editor={editor} ref={toolbar} opened={opened} onOpen={setOpened} />
        {opened === 'link' ? <LinkPanel editor={editor} onClose={close} /> : null}
        {opened === 'picture' ? <PicturePanel editor={editor} onClose={close} /> : null}
      </div>
      <EditorContent editor={editor} />
      {opened === 'library' ? (
        <MediaPicker
          kind="picture"
          rule={uploadRules.picture}
          onClose={close}
          onChoose={({ url, alt, width, height }) => {
            editor
              .chain()
              .focus()
              .insertContent({ type: 'figure', attrs: { src: url, alt, width, height } })
              .run();
            close();
          }}
        />
      ) : null}
    </div>
  );
}
