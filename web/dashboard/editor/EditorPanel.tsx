import type { Editor } from '@tiptap/react';
import { type ReactNode, useId, useState } from 'react';
import * as words from '#locale/dashboard/editor.ts';
import { filmLinkText } from '../../../domain/video.ts';
import { Button } from '../components/Button.tsx';
import { controlLook } from '../form/Field.tsx';
import { blockPlace } from './block-place.ts';
import { readFilmAddress, readLinkAddress } from './typed-address.ts';

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
      label={words.whatDoesItShow}
      hint={words.whatItShowsHint}
      startsWith={typeof alt === 'string' ? alt : ''}
      submit={words.changeDescription}
      onSubmit={(text) => {
        if (text.trim() === '') return words.describeInAFewWords;
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
        {words.removePicture}
      </Button>
    </EditorPanel>
  );
}

interface FilmPanelProps {
  editor: Editor;
  onClose(): void;
  /** To choose one of our own; left out for those who may not see the library. */
  onLibrary?: (() => void) | undefined;
}

/** Inserts a film at the cursor: its link, which loads nothing. A caption can be written below it. */
export function insertFilm(editor: Editor, href: string, title: string): void {
  editor.chain().focus().insertContentAt(blockPlace(editor), { type: 'film', attrs: { href, title } }).run();
}

/** Asks for a film at YouTube or Vimeo, or one of the library. */
export function FilmPanel({ editor, onClose, onLibrary }: FilmPanelProps) {
  return (
    <EditorPanel
      label={words.filmAddress}
      hint={words.filmAddressHint}
      startsWith=""
      submit={words.addFilm}
      onSubmit={(text) => {
        const read = readFilmAddress(text);
        if ('problem' in read) return read.problem;
        insertFilm(editor, read.address, filmLinkText);
        onClose();
        return undefined;
      }}
      onClose={() => {
        onClose();
        editor.commands.focus();
      }}
    >
      {onLibrary ? <Button onClick={onLibrary}>{words.chooseFromTheLibrary}</Button> : null}
    </EditorPanel>
  );
}

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

/** Asks for the target of the selected words. Without a selection the address itself is inserted. */
export function LinkPanel({ editor, onClose }: LinkPanelProps) {
  const { href } = editor.getAttributes('link');
  const present = typeof href === 'string' ? href : '';
  const close = () => {
    onClose();
    editor.commands.focus();
  };
  return (
    <EditorPanel
      label={words.linkAddress}
      hint={words.linkAddressHint}
      startsWith={present}
      submit={present === '' ? words.addLink : words.changeLink}
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
          {words.removeLink}
        </Button>
      )}
    </EditorPanel>
  );
}

interface EditorPanelProps {
  label: string;
  hint: string;
  startsWith: string;
  submit: string;
  /** Takes the typed text; returns an error message, or undefined. */
  onSubmit(text: string): string | undefined;
  onClose(): void;
  /** Further buttons. */
  children?: ReactNode;
}

/** One line to fill in about a place in the text, between the toolbar and the text. No form: it stands in one. */
function EditorPanel({ label, hint, startsWith, submit, onSubmit, onClose, children }: EditorPanelProps) {
  const [text, setText] = useState(startsWith);
  const [problem, setProblem] = useState<string>();
  const id = useId();
  const take = () => setProblem(onSubmit(text));
  return (
    <div className="editor-panel">
      <label htmlFor={id} className="font-semibold">
        {label}
      </label>
      <input
        id={id}
        // biome-ignore lint/a11y/noAutofocus: it was opened to be written into
        autoFocus
        value={text}
        aria-describedby={`${id}-note`}
        aria-invalid={problem !== undefined}
        className={controlLook}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' && event.key !== 'Escape') return;
          event.preventDefault();
          event.stopPropagation();
          if (event.key === 'Enter') take();
          else onClose();
        }}
      />
      <p
        id={`${id}-note`}
        className={problem === undefined ? 'text-sm text-muted' : 'text-sm font-semibold text-danger'}
      >
        {problem ?? hint}
      </p>
      <div className="flex flex-wrap gap-2">
        <Button onClick={take}>{submit}</Button>
        {children}
        <Button kind="quiet" onClick={onClose}>
          {words.cancel}
        </Button>
      </div>
    </div>
  );
}
