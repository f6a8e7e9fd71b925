import type { ReactElement, ReactNode } from 'react';
import { addresses } from '../web/site/addresses.ts';
import { SectionFailed } from '../web/site/components/SectionFailed.tsx';
import type { Section } from '../web/site/section.ts';
import { BlockHead } from './BlockHead.tsx';
import type { DrawContext } from './draw.tsx';

interface ListBlockProps {
  id: string;
  title: string;
  lang?: string | undefined;
  children: ReactNode;
}

/** A title above whatever the block lists. */
export function ListBlock({ id, title, lang, children }: ListBlockProps) {
  return (
    <section aria-labelledby={title === '' ? undefined : id} className="page-width page-block">
      <BlockHead id={id} title={title} lang={lang} />
      {children}
    </section>
  );
}

interface Listing<Item> {
  section: Section<Item[]>;
  /** What staff have called it; empty for what the site calls it, which is `otherwise`. */
  title: string;
  otherwise: string;
}

/** The title of a block that lists records, with its language: that of staff, or the site's own. */
export const titleOfListing = (
  { title, otherwise }: { title: string; otherwise: string },
  { lang }: Pick<DrawContext, 'lang'>,
) => (title === '' ? { title: otherwise } : { title, lang: lang('title') });

/** A list of records that the API answers: nothing where there are none, and said where it did not come. */
export function drawListing<Item>(
  { section, ...titled }: Listing<Item>,
  context: Pick<DrawContext, 'lang' | 'headingId' | 'page'>,
  draw: (items: Item[]) => ReactNode,
): ReactElement | null {
  if (section.state === 'loaded' && section.data.length === 0) return null;
  return (
    <ListBlock id={context.headingId} {...titleOfListing(titled, context)}>
      {section.state === 'failed' ? (
        <SectionFailed text={section.message} page={addresses.plainPage(context.page.address)} />
      ) : (
        draw(section.data)
      )}
    </ListBlock>
  );
}
