import type { ComponentType } from 'react';
import { GALLERY_PAGE_SIZE, type GalleryQuery } from '../../../domain/gallery-item.ts';
import type { SiteSettings } from '../../../domain/site.ts';
import { type ApiClient, RequestFailed } from '../../request.ts';
import { Band } from '../../ui/imigongo/Band.tsx';
import { SectionFailed } from '../components/SectionFailed.tsx';
import { TextLink } from '../components/TextLink.tsx';
import type { LoadContext, PageProps } from '../page.ts';
import { NotFound } from '../render.tsx';
import { expectList, type Section } from '../section.ts';
import { definePageOfSections } from '../sections/define.tsx';
import { fetchItems, type GalleryKind, type GalleryList, galleryPart } from './fetch-items.ts';
import { type ShownItem, shownCategory, shownItem } from './gallery-data.ts';
import { ItemMedia, ItemText } from './Item.tsx';
import { canonicalAddress, placeIn } from './place.ts';

interface HighlightsProps {
  facts: readonly { label: string; count: number }[];
  /** The sign after each number. */
  sign?: string;
}

/** The gallery in numbers; what there is none of is not counted. */
export function Highlights({ facts, sign = '' }: HighlightsProps) {
  return (
    <dl className="grid grid-cols-2 gap-x-6 gap-y-6 sm:grid-cols-4">
      {facts.map(({ label, count }) =>
        count === 0 ? null : (
          <div key={label} className="flex flex-col-reverse justify-end border-current border-t-4 pt-3">
            <dt className="font-semibold leading-tight">{label}</dt>
            <dd className="font-display font-extrabold text-title">{`${count}${sign}`}</dd>
          </div>
        ),
      )}
    </dl>
  );
}

/** A part of a gallery, or one item of it on a page of its own. */
type GalleryData = { list: Section<GalleryList & { counted: number }> } | { item: Section<ShownItem> };

/** The part of a gallery that its page shows around the items. */
export interface GalleryParts {
  list: GalleryList;
  /** The number of all items of the kind that the page counts. */
  counted: number;
}

interface GalleryPage {
  kind: GalleryKind;
  /** The query parameter that names one item. */
  itemParameter: string;
  counts: Partial<GalleryQuery>;
  title: string;
  /** For search engines: of the gallery, and of an item that has none of its own. */
  description(site: SiteSettings): string;
  itemDescription(site: SiteSettings): string;
  backLabel: string;
  List: ComponentType<GalleryParts>;
}

/** One item, for the view it has of its own. */
async function itemOrNotFound(request: ApiClient, id: string): Promise<ShownItem> {
  if (!/^\d{1,9}$/.test(id)) throw new NotFound();
  try {
    return shownItem(await request('GET /gallery/{id}/', { parameters: { id: Number(id) } }));
  } catch (error) {
    throw error instanceof RequestFailed && error.status === 404 ? new NotFound() : error;
  }
}

/** The number of items that match. */
const countItems = async (request: ApiClient, search: Partial<GalleryQuery>) =>
  (await galleryPart(request, { ...search, page: 1, page_size: 1 })).count;

/** The gallery as the address asks for it. */
async function fetchGallery(request: ApiClient, kind: GalleryKind, query: URLSearchParams): Promise<GalleryList> {
  const categories = expectList(await request('GET /gallery-categories/'), kind.failed).map(shownCategory);
  const shelves = { categories, pageSize: GALLERY_PAGE_SIZE };
  const place = placeIn(query, categories);
  const part = await fetchItems(request, kind, place, shelves);
  const total = place.category === null ? part.count : await countItems(request, { media_type: kind.mediaType });
  return { place, part, total, ...shelves };
}

interface ItemViewProps {
  item: ShownItem;
  /** The gallery it belongs to. */
  back: string;
  backLabel: string;
}

/** One item with a page of its own: for visitors without script, and to be sent to a friend. */
function ItemView({ item, back, backLabel }: ItemViewProps) {
  return (
    <article aria-labelledby="view-title">
      <div className="bg-ink">
        <div className="mx-auto max-w-page">
          <ItemMedia item={item} />
        </div>
      </div>
      <div className="page-width pt-10 pb-16">
        <ItemText item={item} id="view-title" heading="h1" />
        <TextLink href={back} className="mt-6">
          {backLabel}
        </TextLink>
      </div>
    </article>
  );
}

interface GalleryFailedProps {
  title: string;
  text: string;
  /** Trying again is asking for this page again. */
  page: string;
}

/** Stands where a gallery would. */
function GalleryFailed({ title, text, page }: GalleryFailedProps) {
  return (
    <section aria-labelledby="failed-title">
      <div className="page-width section-space">
        <h1 id="failed-title" className="text-title">
          {title}
        </h1>
        <SectionFailed text={text} page={page} />
      </div>
      <Band motif="lozenge" tone="chalk" size="regular" />
    </section>
  );
}

/** The page of a gallery: its items part by part, or one of them. */
export function defineGallery({ kind, itemParameter, counts, title, backLabel, List, ...texts }: GalleryPage) {
  const { address, failed, name } = kind;

  async function load({ request, query, section }: LoadContext): Promise<GalleryData> {
    const item = query.get(itemParameter);
    if (item !== null) return { item: await section(itemOrNotFound(request, item), failed) };
    const both = Promise.all([fetchGallery(request, kind, query), countItems(request, counts)]);
    return {
      list: await section(
        both.then(([list, counted]) => ({ ...list, counted })),
        failed,
      ),
    };
  }

  function Page({ data }: PageProps<GalleryData>) {
    if ('item' in data) {
      if (data.item.state === 'loaded') return <ItemView item={data.item.data} back={address} backLabel={backLabel} />;
      return <GalleryFailed title={title} text={data.item.message} page={address} />;
    }
    if (data.list.state === 'failed') return <GalleryFailed title={title} text={data.list.message} page={address} />;
    const { counted, ...list } = data.list.data;
    return <List list={list} counted={counted} />;
  }

  return definePageOfSections<GalleryData, 'gallery' | 'videos'>({
    name,
    address,
    query: ['category', itemParameter, 'page'],
    load,
    head(data, site) {
      if ('list' in data) {
        return { title, description: texts.description(site), canonical: canonicalAddress(address, data.list) };
      }
      if (data.item.state === 'failed') return { title, description: texts.description(site), canonical: address };
      const { id, title: itemTitle, description, picture, thumbnail_picture } = data.item.data;
      return {
        title: itemTitle,
        description: description || texts.itemDescription(site),
        canonical: `${address}?${itemParameter}=${id}`,
        sharePicture: { address: `/share/gallery-${id}.jpg`, alt: (picture ?? thumbnail_picture)?.alt },
      };
    },
    sections: { gallery_page: Page, videos_page: Page },
    showsOne: (data) => 'item' in data,
  });
}
