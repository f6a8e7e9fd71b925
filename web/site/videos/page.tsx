import { addresses } from '../../../domain/addresses.ts';
import { Edge } from '../../ui/imigongo/Edge.tsx';
import { Picture } from '../../ui/Picture.tsx';
import { countItems, fetchGallery, itemOrNotFound } from '../gallery/fetch-gallery.ts';
import type { GalleryList } from '../gallery/fetch-items.ts';
import { GalleryFailed } from '../gallery/GalleryFailed.tsx';
import type { ShownItem } from '../gallery/gallery-data.ts';
import { Highlights } from '../gallery/Highlights.tsx';
import { ItemView } from '../gallery/ItemView.tsx';
import { videoGallery } from '../gallery/kinds.ts';
import { canonicalAddress } from '../gallery/place.ts';
import { pictures } from '../home/pictures.ts';
import type { LoadContext, PageProps } from '../page.ts';
import { definePage } from '../render.tsx';
import type { Section } from '../section.ts';
import VideoList from './VideoList.island.tsx';

/** The banner of the video gallery. */
function VideoHero() {
  return (
    <section aria-labelledby="videos-title">
      <div data-theme="dark" className="video-hero">
        <Picture picture={pictures.vision} sizes="100vw" first className="video-hero-picture" />
        <div className="video-hero-shade" />
        <div className="page-width relative py-12 md:py-16">
          <h1 id="videos-title" className="max-w-[8ch] text-display">
            Video Gallery
          </h1>
          <p className="mt-5 max-w-[36ch] text-lead">Hear the members themselves, and see the groups at work.</p>
        </div>
      </div>
      <Edge from="ink" to="surface" line="ochre" />
    </section>
  );
}

function Videos({ data }: PageProps<VideosData>) {
  const section = data.view === 'video' ? data.video : data.list;
  if (section.state === 'failed') {
    return <GalleryFailed title="Video Gallery" text={section.message} page={addresses.videos} />;
  }
  if (data.view === 'video') {
    return data.video.state === 'loaded' ? (
      <ItemView item={data.video.data} back={addresses.videos} backLabel="Back to the videos" />
    ) : null;
  }
  if (data.list.state === 'failed') return null;
  const { fromYoutube, ...list } = data.list.data;
  return (
    <>
      <VideoHero />
      <section aria-labelledby="video-list-title" className="page-width section-space">
        <h2 id="video-list-title" tabIndex={-1} className="sr-only">
          All videos
        </h2>
        <VideoList list={list} title="video-list-title" />
      </section>
      <VideoHighlights total={list.total} fromYoutube={fromYoutube} categoryCount={list.categories.length} />
    </>
  );
}

interface VideoHighlightsProps {
  total: number;
  fromYoutube: number;
  categoryCount: number;
}

/** How much there is to watch, and where it comes from. */
export function VideoHighlights({ total, fromYoutube, categoryCount }: VideoHighlightsProps) {
  return (
    <>
      <Edge from="surface" to="leaf-deep" line="clay" />
      <section aria-labelledby="highlights-title" data-theme="dark" className="bg-leaf-deep">
        <div className="page-width py-14 md:py-20">
          <h2 id="highlights-title" className="mb-8 text-heading">
            Highlights
          </h2>
          <Highlights
            sign="+"
            facts={[
              { label: 'Total Videos', count: total },
              { label: 'Categories', count: categoryCount },
              { label: 'YouTube Videos', count: fromYoutube },
              { label: 'Other Videos', count: total - fromYoutube },
            ]}
          />
        </div>
      </section>
    </>
  );
}

interface VideoGallery extends GalleryList {
  fromYoutube: number;
}

/** A part of the videos, or the one that is watched on a page of its own. */
export type VideosData = { view: 'list'; list: Section<VideoGallery> } | { view: 'video'; video: Section<ShownItem> };

async function load({ request, query, section }: LoadContext): Promise<VideosData> {
  const { failed } = videoGallery;
  const watched = query.get('watch');
  if (watched !== null) return { view: 'video', video: await section(itemOrNotFound(request, watched), failed) };

  async function loadList(): Promise<VideoGallery> {
    const [list, fromYoutube] = await Promise.all([
      fetchGallery(request, videoGallery, query),
      countItems(request, { media_type: 'video', video_host: 'youtube' }),
    ]);
    return { ...list, fromYoutube };
  }

  return { view: 'list', list: await section(loadList(), failed) };
}

export const videos = definePage<VideosData>({
  address: addresses.videos,
  query: ['category', 'watch', 'page'],
  load,
  head(data, site) {
    if (data.view === 'video' && data.video.state === 'loaded') {
      const { id, title, description } = data.video.data;
      return {
        title,
        description: description || `A video by ${site.name}.`,
        canonical: `${addresses.videos}?watch=${id}`,
      };
    }
    return {
      title: 'Video Gallery',
      description: `Videos of the groups, trainings and events of ${site.name}.`,
      canonical: data.view === 'list' ? canonicalAddress(addresses.videos, data.list) : addresses.videos,
    };
  },
  Page: Videos,
});
