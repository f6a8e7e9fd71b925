import { addresses } from '../../../domain/addresses.ts';
import type { PageProps } from '../page.ts';
import { GalleryFailed } from './GalleryFailed.tsx';
import { GalleryHero } from './GalleryHero.tsx';
import GalleryWall from './GalleryWall.island.tsx';
import { ItemView } from './ItemView.tsx';
import type { GalleryData } from './load.ts';

export function Gallery({ data }: PageProps<GalleryData>) {
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
