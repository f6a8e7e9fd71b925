import { TextLink } from '../components/TextLink.tsx';
import type { ShownItem } from './gallery-data.ts';
import { ItemMedia } from './ItemMedia.tsx';
import { ItemText } from './ItemText.tsx';

interface ItemViewProps {
  item: ShownItem;
  /** The gallery it belongs to. */
  back: string;
  backLabel: string;
}

/** One item with a page of its own: for visitors without script, and to be sent to a friend. */
export function ItemView({ item, back, backLabel }: ItemViewProps) {
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
