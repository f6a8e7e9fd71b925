import type { Editor } from '@tiptap/react';
import { Button } from '../components/Button.tsx';
import { EditorPanel } from './EditorPanel.tsx';
import { readLinkAddress } from './link-address.ts';

interface LinkPanelProps {
  editor: Editor;
  onClose(): void;
}

function setLink(editor: Editor, href: string, written: string): void {
  const chain = editor.chain().focus().extendMarkRange('link');
  if (editor.state.selection.empty && !editor.isActive('link')) {
    chain.insertContent({ type: 'text', text: written, marks: [{ type: 'link', attrs: { href } }] }).run();
  } else {
    chain.setLink({ href }).run();
  }
}

/** Where the chosen words lead. Without chosen words the address itself is written. */
export function LinkPanel({ editor, onClose }: LinkPanelProps) {
  const { href } = editor.getAttributes('link');
  const present = typeof href === 'string' ? href : '';
  const close = () => {
    onClose();
    editor.commands.focus();
  };
  return (
    <EditorPanel
      label="Link address"
      hint="A web address, an e-mail address, or a page of this site such as /donate."
      startsWith={present}
      submit={present === '' ? 'Add link' : 'Change link'}
      onSubmit={(text) => {
        const read = readLinkAddress(text);
        if ('problem' in read) return read.problem;
        setLink(editor, read.address, text.trim());
        onClose();
        return undefined;
      }}
      onClose={close}
    >
      {present === '' ? null : (
        <Button
          onClick={() => {
            editor.chain().focus().extendMarkRange('link').unsetLink().run();
            onClose();
          }}
        >
          Remove link
        </Button>
      )}
    </EditorPanel>
  );
}
