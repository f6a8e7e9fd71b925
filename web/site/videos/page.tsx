import * as words from '#locale/videos.ts';
import { Edge } from '../../ui/imigongo/Edge.tsx';
import { Picture } from '../../ui/Picture.tsx';
import { videoGallery } from '../gallery/fetch-items.ts';
import { defineGallery, type GalleryParts, Highlights } from '../gallery/gallery-page.tsx';
import { pictures } from '../home/pictures.ts';
import { Own } from '../sections/own-words.tsx';
import VideoList from './VideoList.island.tsx';

/** The banner of the video gallery. */
function VideoHero() {
  return (
    <section aria-labelledby="videos-title">
      <div data-theme="dark" className="video-hero">
        <Picture
          picture={pictures.vision}
          sizes="(min-width: 64rem) 60vw, 100vw"
          first
          className="video-hero-picture"
        />
        <div className="video-hero-text">
          <h1 id="videos-title" className="max-w-[8ch] text-display">
            <Own of="title">{words.videoGallery}</Own>
          </h1>
          <p className="mt-5 max-w-[36ch] text-lead">
            <Own of="text">{words.hearFromMembersAndSee}</Own>
          </p>
        </div>
      </div>
      <Edge from="ink" to="surface" line="ochre" />
    </section>
  );
}

interface VideoHighlightsProps {
  total: number;
  fromYoutube: number;
  categoryCount: number;
}

/** The number of videos, and their sources. */
function VideoHighlights({ total, fromYoutube, categoryCount }: VideoHighlightsProps) {
  return (
    <>
      <Edge from="surface" to="leaf-deep" line="clay" />
      <section aria-labelledby="highlights-title" data-theme="dark" className="bg-leaf-deep">
        <div className="page-width py-14 md:py-20">
          <h2 id="highlights-title" className="mb-8 text-heading">
            {words.highlights}
          </h2>
          <Highlights
            sign="+"
            facts={[
              { label: words.totalVideos, count: total },
              { label: words.categories, count: categoryCount },
              { label: words.youtubeVideos, count: fromYoutube },
              { label: words.otherVideos, count: total - fromYoutube },
            ]}
          />
        </div>
      </section>
    </>
  );
}

function Videos({ list, counted }: GalleryParts) {
  return (
    <>
      <VideoHero />
      <section aria-labelledby="video-list-title" className="page-width section-space">
        <h2 id="video-list-title" tabIndex={-1} className="sr-only">
          {words.allVideos}
        </h2>
        <VideoList list={list} titleId="video-list-title" />
      </section>
      {list.total === 0 ? null : (
        <VideoHighlights total={list.total} fromYoutube={counted} categoryCount={list.categories.length} />
      )}
    </>
  );
}

export const videosPage = defineGallery({
  kind: videoGallery,
  itemParameter: 'watch',
  counts: { media_type: 'video', video_host: 'youtube' },
  title: words.videoGallery,
  description: ({ name }) => words.videosOfTheGroupsTrainings(name),
  itemDescription: ({ name }) => words.aVideoBy(name),
  backLabel: words.backToTheVideos,
  List: Videos,
});
