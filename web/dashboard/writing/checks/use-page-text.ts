import { useQueries } from '@tanstack/react-query';
import { createDocument, type Editor } from '@tiptap/core';
import { useEffect, useMemo, useState } from 'react';
import type { Field } from '../../../../domain/fields/field.ts';
import { fieldsWithin } from '../../../../domain/fields/within.ts';
import { type Picture, shownPicture } from '../../../../domain/picture.ts';
import { oneFile } from '../../media/calls.ts';
import { readPage } from './page-text.ts';
import { PAUSE } from './use-written-text.ts';
import { readText, type WrittenText } from './written-text.ts';

/** Pictures that are asked for: of more, those that the page was saved with say enough. */
const MOST = 40;

/** The blocks of a page, as its form holds them. */
export interface WrittenBlocks {
  field: Field<'blocks'>;
  /** As it was read; undefined for a new page. */
  page: object | undefined;
  written: unknown;
}

/** A value once it has not changed for a while. */
function useSettled<Value>(value: Value): Value {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), PAUSE);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}

/** What stands in the fields for pictures of all blocks. */
const inPictures = (field: Field, blocks: unknown): unknown[] =>
  Array.from(fieldsWithin({ blocks: field }, { blocks })).flatMap((one) =>
    one.field.kind === 'picture' ? [one.value] : [],
  );

const answered = (answers: readonly { data: Picture | undefined }[]): Picture[] =>
  answers.flatMap(({ data }) => data ?? []);

/** The pictures of blocks by their numbers: those of the page as it was read, and those that were chosen since. */
function usePictures({ field, page }: Partial<WrittenBlocks>, written: unknown): ReadonlyMap<number, Picture> {
  const known = useMemo(() => {
    const read = page && 'blocks' in page ? page.blocks : [];
    return (field ? inPictures(field, read) : []).flatMap((one) => shownPicture.safeParse(one).data ?? []);
  }, [field, page]);
  const numbers = useMemo(() => {
    const all = new Set(field ? inPictures(field, written) : []);
    for (const { id } of known) all.delete(id);
    return [...all].filter((one) => typeof one === 'number').slice(0, MOST);
  }, [field, written, known]);
  const asked = useQueries({ queries: numbers.map(oneFile), combine: answered });
  return useMemo(() => new Map([...known, ...asked].map((one) => [one.id, one])), [known, asked]);
}

/** The page's own text with those of its blocks around it, as the checks read them. */
export function usePageText(editor: Editor, own: WrittenText, blocks: WrittenBlocks | undefined): WrittenText {
  const written = useSettled(blocks?.written);
  const pictures = usePictures(blocks ?? {}, written);
  const types = blocks?.field.options.types;
  return useMemo(() => {
    if (types === undefined) return own;
    const readHtml = (html: string) => readText(createDocument(html, editor.schema));
    return readPage(written, { types, own, readHtml, pictures });
  }, [editor, own, types, written, pictures]);
}
