import { addresses } from '../../addresses.ts';
import { GalleryFailed } from '../gallery/GalleryFailed.tsx';
import { ItemView } from '../gallery/ItemView.tsx';
import type { PageProps } from '../page.ts';
import type { VideosData } from './load.ts';
import { VideoHero } from './VideoHero.tsx';
import { VideoHighlights } from './VideoHighlights.tsx';
import VideoList from './VideoList.island.tsx';

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
