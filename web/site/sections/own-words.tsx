import { createContext, type ReactNode, useContext } from 'react';
import type { PageAtAddress } from '../../../domain/plain-page.ts';
import { Picture, type PictureSource } from '../../ui/Picture.tsx';
import { ButtonLinks } from '../components/ButtonLinks.tsx';

/** The block of a section. */
export type SectionBlock = Omit<Extract<PageAtAddress['blocks'][number], { type: 'section' }>, 'type'>;

interface Written {
  block: SectionBlock;
  /** The language of a text where it is not that of the document. */
  lang(name: string): string | undefined;
}

/** What staff have written in the section that is drawn; undefined where it is as it came with the site. */
const WrittenContext = createContext<Written | undefined>(undefined);

export const OwnWords = WrittenContext.Provider;

interface WordsProps {
  lang: string | undefined;
  children: string;
}

/** Words in their own language, with the line breaks of staff. */
function Words({ lang, children }: WordsProps) {
  const isOneLine = !children.includes('\n');
  if (lang === undefined && isOneLine) return children;
  return (
    <span lang={lang} className={isOneLine ? undefined : 'whitespace-pre-line'}>
      {children}
    </span>
  );
}

/** What staff have written as the title or text of the section, or else the usual words. */
export function Own({ of: name, children }: { of: 'title' | 'text'; children?: ReactNode }) {
  const written = useContext(WrittenContext);
  const own = written?.block[name];
  return own ? <Words lang={written.lang(name)}>{own}</Words> : children;
}

/** Whether staff have written this in the section. */
export function useHasOwn(name: 'title' | 'text'): boolean {
  return Boolean(useContext(WrittenContext)?.block[name]);
}

/** The picture that staff have chosen for the section, or else the usual one. */
export const useOwnPicture = (usual: PictureSource): PictureSource =>
  useContext(WrittenContext)?.block.picture ?? usual;

/** The same, drawn. */
export function OwnPicture({
  usual,
  ...look
}: { usual: PictureSource } & Omit<Parameters<typeof Picture>[0], 'picture'>) {
  return <Picture picture={useOwnPicture(usual)} {...look} />;
}

/** The buttons that staff have made for the section, or else the usual ones. */
export function OwnButtons({ children }: { children: ReactNode }) {
  const written = useContext(WrittenContext);
  if (!written || written.block.buttons.length === 0) return children;
  return <ButtonLinks buttons={written.block.buttons} lang={written.lang} />;
}

/** An entry that staff have written: words that know their language. */
interface OwnEntry {
  id: string;
  title: ReactNode;
  text: ReactNode;
  points: readonly ReactNode[];
  outcomes: readonly ReactNode[];
  picture: PictureSource | null;
}

const linesOf = (text: string) => text.split('\n').filter((line) => line.trim() !== '');

/** The entries that staff have written in the section; undefined where it has the usual ones. */
export function useOwnEntries(): readonly OwnEntry[] | undefined {
  const written = useContext(WrittenContext);
  if (!written || written.block.entries.length === 0) return undefined;
  return written.block.entries.map(({ id, title, text, points, outcomes, picture }) => {
    const words = (name: string, value: string) => <Words lang={written.lang(`entries-${id}-${name}`)}>{value}</Words>;
    return {
      id,
      title: words('title', title),
      text: words('text', text),
      points: linesOf(points).map((line) => words('points', line)),
      outcomes: linesOf(outcomes).map((line) => words('outcomes', line)),
      picture,
    };
  });
}
