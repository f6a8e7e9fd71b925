import type { Editor } from '@tiptap/react';
import { useEffect, useRef } from 'react';

/** Milliseconds of stillness after which the form is told: writing out a long text at every key would make typing slow. */
const PAUSE = 150;

/** In the editor, what stands in a point of a list or in a cell is a paragraph, be it alone or before a list. */
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
  const told = useRef(value);
  const tell = useRef(onChange);

  useEffect(() => {
    tell.current = onChange;
  });
  useEffect(() => {
    if (given.current && value === told.current) return;
    if (given.current) editor.commands.setContent(value, { emitUpdate: false });
    given.current = { html: value, written: htmlOf(editor) };
    told.current = value;
  }, [editor, value]);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const now = () => {
      clearTimeout(timer);
      const written = htmlOf(editor);
      const html = written === given.current?.written ? given.current.html : written;
      if (html === told.current) return;
      told.current = html;
      tell.current(html);
    };
    const soon = () => {
      clearTimeout(timer);
      timer = setTimeout(now, PAUSE);
    };
    editor.on('update', soon).on('blur', now);
    return () => {
      clearTimeout(timer);
      editor.off('update', soon).off('blur', now);
    };
  }, [editor]);
}
