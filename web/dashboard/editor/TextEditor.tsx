import { blockPlace } from './block-place.ts';
import './editor.css';
import type { Transaction } from '@tiptap/pm/state';
import { type Editor, EditorContent, useEditor, useEditorState } from '@tiptap/react';
import { type RefObject, Suspense, use, useEffect, useMemo, useRef, useState } from 'react';
import type { RefCallBack } from 'react-hook-form';
import * as words from '#locale/dashboard/editor.ts';
import { uploadRules } from '../../../domain/upload.ts';
import { Button } from '../components/Button.tsx';
import type { FieldWiring } from '../form/Field.tsx';
import { OpenTextContext } from '../form/open-text.ts';
import { behindButton } from '../loading/lazy.ts';
import { useMay } from '../session/account.ts';
import { addPictures, type PictureRights, takingPictures } from './added-pictures.ts';
import { cleanPaste } from './clean-paste.ts';
import { FilmPanel, insertFilm, LinkPanel, PicturePanel } from './EditorPanel.tsx';
import { EditorToolbar, type Opened } from './EditorToolbar.tsx';
import { textExtensions } from './extensions.ts';
import { AT_ONCE } from './picture-view.ts';
import { SelectionToolbar } from './SelectionToolbar.tsx';
import { addCaption, addColumn, addRow, hasColumns, removeColumn, removeRow, removeTable } from './table-commands.ts';

const { Part: MediaPicker, approach } = behindButton(
  async () => (await import('../media/MediaPicker.tsx')).MediaPicker,
);

interface EditorFrameProps {
  editor: Editor;
  toolbar: RefObject<HTMLDivElement | null>;
  value: string;
  onChange(html: string): void;
  fieldRef: RefCallBack;
  opened: Opened | undefined;
  setOpened(opened: Opened | undefined): void;
  rights: PictureRights;
}

/**
 * The editor is taller than the text that stands in its place until it has loaded. It pushes the fields below it down, the
 * focused one perhaps under the Save bar, and at the top of a page browsers do not scroll to make up for that.
 */
function keepFocusInSight(): void {
  document.activeElement?.scrollIntoView({ block: 'nearest' });
}

/**
 * The same where somebody comes into the text with the tab key: browsers are content with its first line in sight, which the
 * buttons at the lower edge may cover. Returns the way to stop.
 */
function keepArrivalInSight(text: HTMLElement): () => void {
  let hasArrived = false;
  const onFocus = () => {
    hasArrived = true;
  };
  const onKeyUp = ({ key }: KeyboardEvent) => {
    if (hasArrived && key === 'Tab') keepFocusInSight();
    hasArrived = false;
  };
  text.addEventListener('focus', onFocus);
  text.addEventListener('keyup', onKeyUp);
  return () => {
    text.removeEventListener('focus', onFocus);
    text.removeEventListener('keyup', onKeyUp);
  };
}

const tableActions = [
  { label: words.addRowBelow, work: addRow, isOfColumns: false },
  { label: words.removeRow, work: removeRow, isOfColumns: false },
  { label: words.addColumnAfter, work: addColumn, isOfColumns: true },
  { label: words.removeColumn, work: removeColumn, isOfColumns: true },
  { label: words.tableCaption, work: addCaption, isOfColumns: false },
  { label: words.removeTable, work: removeTable, isOfColumns: false },
] as const;

/** Buttons for the table that the cursor is in. */
function TablePanel({ editor, onClose }: { editor: Editor; onClose(): void }) {
  const columns = useEditorState({ editor, selector: ({ editor: current }) => hasColumns(current) });
  return (
    <fieldset className="editor-panel">
      <legend className="sr-only">{words.table}</legend>
      <p className="text-sm text-muted">
        {words.tableHint}
        {columns ? null : ` ${words.columnsStay}`}
      </p>
      <div className="flex flex-wrap gap-2">
        {tableActions.map(({ label, work, isOfColumns }) => (
          <Button key={label} size="small" disabled={isOfColumns && !columns} onClick={() => work(editor)}>
            {label}
          </Button>
        ))}
        <Button kind="quiet" size="small" onClick={onClose}>
          {words.close}
        </Button>
      </div>
    </fieldset>
  );
}

/** The toolbar above the text, its panels, and the connection to the form. */
function EditorFrame(props: EditorFrameProps) {
  const { editor, toolbar, value, onChange, fieldRef, opened, setOpened, rights } = props;
  useHeldHtml(editor, value, onChange);
  useEffect(() => fieldRef({ focus: () => editor.commands.focus() }), [editor, fieldRef]);
  useEffect(keepFocusInSight, []);
  useEffect(() => keepArrivalInSight(editor.view.dom), [editor]);
  const mayChoose = useMay('media.view') || rights.mayUpload;
  const close = () => setOpened(undefined);
  return (
    <div className="editor">
      <div className="editor-top" {...approach}>
        <EditorToolbar
          editor={editor}
          ref={toolbar}
          opened={opened}
          onOpen={setOpened}
          onPictures={(files) => addPictures(editor, files, rights)}
        />
        {opened === 'link' ? <LinkPanel editor={editor} onClose={close} /> : null}
        {opened === 'picture' ? <PicturePanel editor={editor} onClose={close} /> : null}
        {opened === 'table' ? <TablePanel editor={editor} onClose={close} /> : null}
        {opened === 'film' ? (
          <FilmPanel editor={editor} onClose={close} onLibrary={mayChoose ? () => setOpened('films') : undefined} />
        ) : null}
      </div>
      <div className="relative">
        <EditorContent editor={editor} />
        {opened === undefined ? <SelectionToolbar editor={editor} onLink={() => setOpened('link')} /> : null}
      </div>
      <Suspense>
        {opened === 'films' ? (
          <MediaPicker
            kind="video"
            rule={uploadRules.library}
            onClose={close}
            onChoose={({ url, alt, file_name }) => {
              insertFilm(editor, url, alt || file_name);
              close();
            }}
          />
        ) : null}
        {opened === 'library' ? (
          <MediaPicker
            kind="picture"
            rule={uploadRules.picture}
            onClose={close}
            onChoose={({ url, alt, width, height }) => {
              editor
                .chain()
                .focus()
                .insertContentAt(blockPlace(editor), { type: 'figure', attrs: { src: url, alt, width, height } })
                .run();
              close();
            }}
          />
        ) : null}
      </Suspense>
    </div>
  );
}

/** Pause in typing before the form gets the text (ms): serialising a long text at every key would make typing slow. */
const PAUSE = 150;

/** In the editor a list item or a cell contains a paragraph, alone or before a list. */
const loneParagraph = /<(li|td|th|dd)((?: [^>]*)?)><p>((?:(?!<\/p>)[\s\S])*)<\/p>(?=<\/\1>|<[uo]l)/g;

/** The text as HTML; an empty document, and empty lines at the end, are nothing. */
const htmlOf = (editor: Editor) =>
  editor
    .getHTML()
    .replaceAll(loneParagraph, '<$1$2>$3')
    .replace(/(?:<p><\/p>)+$/, '');

/** Keeps the editor's text and the form's the same, in both directions. Leaving the editor tells the form at once. */
export function useHeldHtml(editor: Editor, value: string, onChange: (html: string) => void): void {
  /** The form's value, and the editor's serialisation of it: a text that is changed back counts as unchanged. */
  const given = useRef<{ html: string; written: string }>(undefined);
  /**
   * What the form was told, from the value that it last drew on: it draws later than one types, so a value that comes back may
   * be older than the text, and the text must not be set back to it.
   */
  const told = useRef([value]);
  const tell = useRef(onChange);

  useEffect(() => {
    tell.current = onChange;
  });
  useEffect(() => {
    const drawn = told.current.indexOf(value);
    if (drawn >= 0) told.current = told.current.slice(drawn);
    if (given.current && drawn >= 0) return;
    if (given.current) editor.commands.setContent(value, { emitUpdate: false });
    given.current = { html: value, written: htmlOf(editor) };
    told.current = [value];
  }, [editor, value]);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const now = () => {
      clearTimeout(timer);
      const written = htmlOf(editor);
      const html = written === given.current?.written ? given.current.html : written;
      if (html === told.current.at(-1)) return;
      told.current = [...told.current, html];
      tell.current(html);
    };
    const changed = ({ transaction }: { transaction: Transaction }) => {
      if (transaction.getMeta(AT_ONCE)) now();
      else soon();
    };
    const soon = () => {
      clearTimeout(timer);
      timer = setTimeout(now, PAUSE);
    };
    editor.on('update', changed).on('blur', now);
    return () => {
      clearTimeout(timer);
      editor.off('update', changed).off('blur', now);
    };
  }, [editor]);
}

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
  const mayUpload = useMay('media.create');
  const mayDescribe = useMay('media.edit');
  const rights = useMemo(() => ({ mayUpload, mayDescribe }), [mayUpload, mayDescribe]);
  const current = useRef<Editor>(null);
  const { id, 'aria-describedby': describedBy, 'aria-invalid': isInvalid } = wiring;
  const editorProps = useMemo(
    () => ({
      transformPastedHTML: cleanPaste,
      ...takingPictures(() => current.current, rights),
      attributes: {
        id,
        class: 'rich-text editor-text',
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-placeholder': words.textHere,
        'aria-labelledby': labelId,
        'aria-invalid': String(isInvalid),
        ...(describedBy === undefined ? {} : { 'aria-describedby': describedBy }),
      },
    }),
    [id, labelId, describedBy, isInvalid, rights],
  );
  // Its styles are in editor.css: the strict policy blocks those it would write into the page.
  const editor = useEditor({ extensions, editorProps, content: value, injectCSS: false, immediatelyRender: false });
  useEffect(() => {
    current.current = editor;
  }, [editor]);
  const setOpen = use(OpenTextContext)?.setEditor;
  useEffect(() => {
    setOpen?.(editor);
    return () => setOpen?.(null);
  }, [setOpen, editor]);
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
      rights={rights}
    />
  );
}
