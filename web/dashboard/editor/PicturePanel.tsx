import type { Editor } from '@tiptap/react';
import { Button } from '../components/Button.tsx';
import { EditorPanel } from './EditorPanel.tsx';

interface PicturePanelProps {
  editor: Editor;
  onClose(): void;
}

/** The words for the picture the cursor is at, and its removal. */
export function PicturePanel({ editor, onClose }: PicturePanelProps) {
  const alt: unknown = editor.getAttributes('figure').alt;
  const close = () => {
    onClose();
    editor.commands.focus();
  };
  return (
    <EditorPanel
      label="What does the picture show?"
      hint="Read aloud to those who cannot see it, and shown where it does not load."
      startsWith={typeof alt === 'string' ? alt : ''}
      submit="Change description"
      onSubmit={(text) => {
        if (text.trim() === '') return 'Say in a few words what the picture shows.';
        editor.chain().focus().updateAttributes('figure', { alt: text.trim() }).run();
        onClose();
        return undefined;
      }}
      onClose={close}
    >
      <Button
        onClick={() => {
          editor
            .chain()
            .focus()
            .command(({ commands }) => commands.deleteNode('figure') || commands.deleteSelection())
            .run();
          onClose();
        }}
      >
        Remove picture
      </Button>
    </EditorPanel>
  );
}
