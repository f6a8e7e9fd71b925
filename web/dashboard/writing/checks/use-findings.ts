import { useQuery } from '@tanstack/react-query';
import type { Editor } from '@tiptap/core';
import { useMemo } from 'react';
import type { TroubledLink } from '../../../../domain/links.ts';
import type { Picture } from '../../../../domain/picture.ts';
import { linksOf } from '../../form/links-of.ts';
import { translationsOf } from '../../form/translations-of.ts';
import { capitalChecks } from './capitals.ts';
import { useDeadLinkMarks } from './dead-link-marks.ts';
import { type AroundText, deadLinkFindings, deadLinksIn } from './dead-links.ts';
import { fieldFindings, type WrittenFields } from './fields.ts';
import type { Check, Finding } from './finding.ts';
import { useFileForPhone } from './head-picture.ts';
import { headingChecks } from './headings.ts';
import { linkWordChecks } from './link-words.ts';
import { useFileSizes } from './picture-sizes.ts';
import { pictureChecks } from './pictures.ts';
import { sentenceChecks } from './sentences.ts';
import { translationFindings } from './translations.ts';
import { usePageText, type WrittenBlocks } from './use-page-text.ts';
import { useWrittenText } from './use-written-text.ts';
import { weightFindings } from './weight.ts';

/** Those that need nothing but the text, in the order of what stops most readers. */
const checksOfText: readonly Check[] = [pictureChecks, linkWordChecks, headingChecks, sentenceChecks, capitalChecks];

/** What is looked through, and what is known of it. */
export interface Looked extends AroundText {
  editor: Editor;
  fields: WrittenFields;
  /** Those of a page that has blocks. */
  blocks?: WrittenBlocks | undefined;
  /** The picture above the text: the number that the form has chosen, and the picture that was saved. */
  head?: { field: string; id: number | null; present: Picture | null } | undefined;
}

const none: readonly TroubledLink[] = [];

/** Everything a reader would stumble over, as the form stands. The text itself is looked through in pauses of typing. */
export function useFindings({ editor, record, fields, blocks, head, link }: Looked): Finding[] {
  const text = usePageText(editor, useWrittenText(editor), blocks);
  const { resource = 'posts', record: id = '' } = record ?? {};
  const enabled = record !== undefined;
  const { data: translations } = useQuery({ ...translationsOf(resource, id), enabled });
  const { data: troubled = none } = useQuery({ ...linksOf(resource, id), enabled });

  const { origin } = window.location;
  const dead = useMemo(() => deadLinksIn(text.links, troubled, origin), [text, troubled, origin]);
  // Those of blocks are not in this editor.
  const marked = useMemo(() => dead.filter(({ within }) => within === undefined), [dead]);
  useDeadLinkMarks(editor, marked);

  const file = useFileForPhone(head?.id ?? null, head?.present ?? null);
  const sizes = useFileSizes([...text.pictures.map(({ src }) => src), ...(file === undefined ? [] : [file])]);
  const bytes = file === undefined ? undefined : sizes.get(file);

  const inText = useMemo(() => checksOfText.flatMap((check) => check(text)), [text]);
  return [
    ...deadLinkFindings(dead, troubled, { record, link }, origin),
    ...inText,
    ...weightFindings(text, sizes, head && bytes !== undefined ? { bytes, field: head.field } : undefined),
    ...fieldFindings(fields, text),
    ...(translations && record ? translationFindings(translations, record) : []),
  ];
}
