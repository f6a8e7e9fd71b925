import * as words from '#locale/gallery.ts';
import { Band } from '../../ui/imigongo/Band.tsx';
import { Own } from '../sections/own-words.tsx';
import { photoGallery } from './fetch-items.ts';
import GalleryWall from './GalleryWall.island.tsx';
import { defineGallery, type GalleryParts, Highlights } from './gallery-page.tsx';

interface GalleryHeroProps {
  total: number;
  videos: number;
  categoryCount: number;
}

/** The title of the wall, and how much hangs on it. */
function GalleryHero({ total, videos, categoryCount }: GalleryHeroProps) {
  return (
    <section aria-labelledby="gallery-title" data-theme="dark" className="bg-clay text-chalk">
      <div className="page-width grid items-end gap-x-16 gap-y-10 py-12 md:py-20 lg:grid-cols-[6fr_5fr]">
        <div>
          <h1 id="gallery-title" className="text-display">
            <Own of="title">{words.photoGallery}</Own>
          </h1>
          <p className="mt-6 max-w-[40ch] text-lead">
            <Own of="text">{words.groupsAtTheirSavingsBoxes}</Own>
          </p>
        </div>
        {total === 0 ? null : (
          <Highlights
            facts={[
              { label: words.totalItems, count: total },
              { label: words.photos, count: total - videos },
              { label: words.videos, count: videos },
              { label: words.categories, count: categoryCount },
            ]}
          />
        )}
      </div>
      <Band motif="spiral" tone="ink" size="tall" />
    </section>
  );
}

function Gallery({ list, counted }: GalleryParts) {
  return (
    <>
      <GalleryHero total={list.total} videos={counted} categoryCount={list.categories.length} />
      <section aria-labelledby="wall-title" className="page-width section-space">
        <h2 id="wall-title" tabIndex={-1} className="sr-only">
          {words.allPictures}
        </h2>
        <GalleryWall list={list} titleId="wall-title" />
      </section>
    </>
  );
}

export const galleryPage = defineGallery({
  kind: photoGallery,
  itemParameter: 'item',
  counts: { media_type: 'video' },
  title: words.photoGallery,
  description: ({ name }) => words.picturesOfTheSavingsGroups(name),
  itemDescription: ({ name }) => words.fromThePhotoGallery(name),
  backLabel: words.backToTheGallery,
  List: Gallery,
});
