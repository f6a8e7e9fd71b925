import * as words from '#locale/gallery.ts';
import { Placeholder } from '../../ui/imigongo/Placeholder.tsx';
import { Picture } from '../../ui/Picture.tsx';
import { langOf } from '../untranslated.ts';
import Film from './Film.island.tsx';
import type { ShownItem } from './gallery-data.ts';

/** The picture or the video itself, as large as there is room. */
export function ItemMedia({ item }: { item: ShownItem }) {
  const { id, title, media_type, picture, video_url, thumbnail_picture } = item;
  if (media_type === 'video' && video_url) {
    return <Film url={video_url} title={title} poster={thumbnail_picture?.url} />;
  }
  const shown = picture ?? thumbnail_picture;
  if (!shown) return <Placeholder seed={id} className="aspect-video" />;
  return (
    <Picture
      picture={shown}
      sizes="(min-width: 64rem) 60rem, 100vw"
      soon
      className="max-h-[75svh] w-full bg-ink object-contain"
    />
  );
}

/** The categories an item stands under. */
export function Chips({ categories }: Pick<ShownItem, 'categories'>) {
  if (categories.length === 0) return null;
  return (
    <ul aria-label={words.categories} className="chips">
      {categories.map((category) => (
        <li key={category.id} lang={langOf(category, 'name')}>
          {category.name}
        </li>
      ))}
    </ul>
  );
}

interface ItemTextProps {
  item: ShownItem;
  /** The heading's id and level: one of a dialog, or that of a page. */
  id: string;
  heading: 'h1' | 'h2';
}

/** The text of an item. */
export function ItemText({ item, id, heading: Heading }: ItemTextProps) {
  return (
    <>
      <Heading id={id} lang={langOf(item, 'title')} className="text-heading">
        {item.title}
      </Heading>
      <Chips categories={item.categories} />
      <p lang={langOf(item, 'description')} className="mt-4 max-w-reading whitespace-pre-line">
        {item.description || words.noDescriptionAvailable}
      </p>
    </>
  );
}
