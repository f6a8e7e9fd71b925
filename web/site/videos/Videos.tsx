import { addresses } from '../../../domain/addresses.ts';
import { Edge } from '../../ui/imigongo/Edge.tsx';
import { Picture } from '../../ui/Picture.tsx';
import { GalleryFailed } from '../gallery/GalleryFailed.tsx';
import { ItemView } from '../gallery/ItemView.tsx';
import { pictures } from '../home/pictures.ts';
import type { PageProps } from '../page.ts';
import type { VideosData } from './load.ts';
import { VideoHighlights } from './VideoHighlights.tsx';
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

export function Videos({ data }: PageProps<VideosData>) {
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
