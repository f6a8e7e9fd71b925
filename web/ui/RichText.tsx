import { useContext } from 'react';
import { TablesOfPage, tablesIn, withTableBoxes } from './table-boxes.ts';

interface RichTextProps {
  /** From the API, which allows only the elements that staff may use. */
  html: string;
  className?: string;
  /** Where it is not that of the page. */
  lang?: string | undefined;
}

/** A text with headings, lists, links, tables and pictures, written by staff. */
export function RichText({ html, className = '', lang }: RichTextProps) {
  const tables = useContext(TablesOfPage);
  const before = tables?.count ?? 0;
  if (tables) tables.count += tablesIn(html);
  return (
    <div
      className={`rich-text ${className}`}
      lang={lang}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the server sanitises it on save and again when it is shown
      dangerouslySetInnerHTML={{ __html: withTableBoxes(html, before) }}
    />
  );
}
