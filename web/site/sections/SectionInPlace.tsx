import { createContext, type ReactElement, useContext } from 'react';
import type { SectionBlock } from './own-words.tsx';
import { OwnWords } from './own-words.tsx';

/** What draws a section of the page; undefined for a section of another page. */
type DrawSection = (part: string) => ReactElement | undefined;

/** How the page that is drawn draws its sections. */
export const SectionsContext = createContext<DrawSection>(() => undefined);

interface SectionInPlaceProps {
  block: SectionBlock;
  lang(name: string): string | undefined;
}

/** A section of the site's own pages, with what staff have written in it. */
export function SectionInPlace({ block, lang }: SectionInPlaceProps) {
  const section = useContext(SectionsContext)(block.part);
  return section ? <OwnWords value={{ block, lang }}>{section}</OwnWords> : null;
}
