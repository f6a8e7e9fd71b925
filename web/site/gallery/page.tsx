import { addresses } from '../../../domain/addresses.ts';
import { Band } from '../../ui/imigongo/Band.tsx';
import type { LoadContext, PageProps } from '../page.ts';
import { definePage } from '../render.tsx';
import type { Section } from '../section.ts';
import { countItems, fetchGallery, itemOrNotFound } from './fetch-gallery.ts';
import type { GalleryList } from './fetch-items.ts';
import { GalleryFailed } from './GalleryFailed.tsx';
import GalleryWall from './GalleryWall.island.tsx';
import type { ShownItem } from './gallery-data.ts';
import { Highlights } from './Highlights.tsx';
import { ItemView } from './ItemView.tsx';
import { photoGallery } from './kinds.ts';
import { canonicalAddress } from './place.ts';

function Gallery({ data }: PageProps<GalleryData>) {
  const section = data.view === 'item' ? data.item : data.list;
  if (section.state === 'failed') {
    return <GalleryFailed title="Photo Gallery" text={section.message} page={addresses.gallery} />;
  }
  if (data.view === 'item') {
    return data.item.state === 'loaded' ? (
      <ItemView item={data.item.data} back={addresses.gallery} backLabel="Back to the gallery" />
    ) : null;
  }
  if (data.list.state === 'failed') return null;
  const { videos, ...list } = data.list.data;
  return (
    <>
      <GalleryHero total={list.total} videos={videos} categoryCount={list.categories.length} />
      <section aria-labelledby="wall-title" className="page-width section-space">
        <h2 id="wall-title" tabIndex={-1} className="sr-only">
          All pictures
        </h2>
        <GalleryWall list={list} title="wall-title" />
      </section>
    </>
  );
}

interface GalleryHeroProps {
  total: number;
  videos: number;
  categoryCount: number;
}

/** The title of the wall, and how much hangs on it. */
export function GalleryHero({ total, videos, categoryCount }: GalleryHeroProps) {
  return (
    <section aria-labelledby="gallery-title" data-theme="dark" className="bg-clay text-chalk">
      <div className="page-width grid items-end gap-x-16 gap-y-10 py-12 md:py-20 lg:grid-cols-[6fr_5fr]">
        <div>
          <h1 id="gallery-title" className="text-display">
            Photo Gallery
          </h1>
          <p className="mt-6 max-w-[40ch] text-lead">
            Groups at their savings boxes, lessons under a tree, fields before the harvest: this is what a step forward
            looks like.
          </p>
        </div>
        <Highlights
          facts={[
            { label: 'Total Items', count: total },
            { label: 'Photos', count: total - videos },
            { label: 'Videos', count: videos },
            { label: 'Categories', count: categoryCount },
          ]}
        />
      </div>
      <Band motif="spiral" tone="ink" size="tall" />
    </section>
  );
}

interface PhotoGallery extends GalleryList {
  videos: number;
}

/** A part of the gallery, or one item of it. */
export type GalleryData = { view: 'list'; list: Section<PhotoGallery> } | { view: 'item'; item: Section<ShownItem> };

async function load({ request, query, section }: LoadContext): Promise<GalleryData> {
  const { failed } = photoGallery;
  const item = query.get('item');
  if (item !== null) return { view: 'item', item: await section(itemOrNotFound(request, item), failed) };

  async function loadList(): Promise<PhotoGallery> {
    const [list, videos] = await Promise.all([
      fetchGallery(request, photoGallery, query),
      countItems(request, { media_type: 'video' }),
    ]);
    return { ...list, videos };
  }

  return { view: 'list', list: await section(loadList(), failed) };
}

export const gallery = definePage<GalleryData>({
  address: addresses.gallery,
  query: ['category', 'item', 'page'],
  load,
  head(data, site) {
    if (data.view === 'item' && data.item.state === 'loaded') {
      const { id, title, description } = data.item.data;
      return {
        title,
        description: description || `From the photo gallery of ${site.name}.`,
        canonical: `${addresses.gallery}?item=${id}`,
      };
    }
    return {
      title: 'Photo Gallery',
      description: `Pictures of the saving groups, trainings, fields and markets of ${site.name}.`,
      canonical: data.view === 'list' ? canonicalAddress(addresses.gallery, data.list) : addresses.gallery,
    };
  },
  Page: Gallery,
});
