import type { ComponentType, ReactElement } from 'react';
import { newPlacing, OWN_TEXT } from '../../../domain/fields/blocks.ts';
import {
  type PageOfSections,
  pageSections,
  SECTION,
  type SectionOf,
  sectionNamed,
} from '../../../domain/page-sections.ts';
import type { PageAtAddress } from '../../../domain/plain-page.ts';
import type { Head, LoadContext, PageDefinition, PageProps } from '../page.ts';
import { type DefinedPage, definePage } from '../render.tsx';
import { langOf } from '../untranslated.ts';
import { type Ground, GroundAbove } from './ground.tsx';
import { PageBand, PageTitle } from './PageTitle.tsx';
import { SectionsContext } from './SectionInPlace.tsx';

/** A page as staff have made it of its sections and of blocks; undefined as long as it is as it came with the site. */
interface MadePage {
  page: PageAtAddress;
  /** Drawn, each with the colour on which it ends. */
  blocks: readonly { element: ReactElement; ground: Ground }[];
}

/** The colour of the page itself. */
const PAGE: Ground = 'surface';

const ownText = { id: OWN_TEXT, type: OWN_TEXT, ...newPlacing } as const;

type Section<Data> = ComponentType<PageProps<Data>>;

interface PageOfSectionsDefinition<Data, Page extends PageOfSections> extends Omit<PageDefinition<Data>, 'Page'> {
  /** What the table of addresses calls it. */
  name: Page;
  sections: { readonly [Name in SectionOf<Page>]: Section<Data> };
  /** The colours on which sections end, where that is not the page's own. */
  grounds?: { readonly [Name in SectionOf<Page>]?: Ground };
  /** What stands below all of it. */
  Below?: ComponentType;
  /** Whether the address asks for one record alone, which stands without what staff have added to the page. */
  showsOne?(data: Data): boolean;
}

/** Whether the page shows a part of its list, and is called by that. */
const isPartOfList = ({ canonical }: Head) => canonical.includes('?');

/** A page that the site always has: its sections one below the other, or what staff have made of them. */
export function definePageOfSections<Data, Page extends PageOfSections>({
  name,
  sections,
  grounds = {},
  showsOne,
  Below,
  ...definition
}: PageOfSectionsDefinition<Data, Page>): DefinedPage {
  const drawing: ReadonlyMap<string, Section<Data>> = new Map(Object.entries(sections));
  const groundOf: ReadonlyMap<string, Ground> = new Map(Object.entries(grounds));
  const usual = Object.keys(pageSections[name]);

  async function made(context: LoadContext): Promise<MadePage | undefined> {
    const page = await context.optional(context.request('GET /site/pages/{name}/content/', { parameters: { name } }));
    if (!page || page.id === 0) return undefined;
    // Without any block it is its own text alone, as other pages are.
    const drawn = await context.drawBlocks(page.blocks.length === 0 ? { ...page, blocks: [ownText] } : page);
    const blocks = drawn.map(({ block, element }) => ({
      element,
      ground: (block.type === SECTION && groundOf.get(block.part)) || PAGE,
    }));
    return { page, blocks };
  }

  return definePage<{ own: Data; made: MadePage | undefined }>({
    ...definition,
    async load(context) {
      const [own, page] = await Promise.all([definition.load(context), made(context)]);
      return { own, made: showsOne?.(own) ? undefined : page };
    },
    movedTo: ({ own }, parameters) => definition.movedTo?.(own, parameters),
    head({ own, made }, site, publicUrl, timeZone) {
      const head = definition.head(own, site, publicUrl, timeZone);
      if (!made) return head;
      const { title, description, is_unlisted } = made.page;
      return {
        ...head,
        // In a language in which staff have not written them, the page keeps the words that came with the site.
        title: langOf(made.page, 'title') === undefined && name !== 'home' && !isPartOfList(head) ? title : head.title,
        description: (langOf(made.page, 'description') === undefined && description) || head.description,
        isHidden: head.isHidden || is_unlisted,
      };
    },
    Page({ data: { own, made }, ...props }) {
      const draw = (part: string) => {
        const Section = drawing.get(part);
        return Section && <Section {...props} data={own} />;
      };
      return (
        <>
          {made ? (
            <SectionsContext value={draw}>{stacked(made)}</SectionsContext>
          ) : (
            usual.map((part, place) => (
              <GroundAbove key={part} value={groundOf.get(usual[place - 1] ?? '') ?? PAGE}>
                {draw(part)}
              </GroundAbove>
            ))
          )}
          {Below ? <Below /> : null}
        </>
      );
    },
  });
}

/** What the page is made of, one below the other; below its name, where staff have taken out its head. */
function stacked({ page, blocks }: MadePage) {
  const hasHead = page.blocks.some((block) => block.type === SECTION && sectionNamed(block.part)?.isHead);
  return (
    <>
      {hasHead ? null : (
        <>
          <PageBand />
          <PageTitle title={page.title} lang={langOf(page, 'title')} />
        </>
      )}
      {blocks.map(({ element }, place) => (
        <GroundAbove key={element.key} value={blocks[place - 1]?.ground ?? PAGE}>
          {element}
        </GroundAbove>
      ))}
    </>
  );
}
