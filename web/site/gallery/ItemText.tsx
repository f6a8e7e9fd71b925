import { Chips } from './Chips.tsx';
import type { ShownItem } from './gallery-data.ts';

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
      <Heading id={id} className="text-heading">
        {item.title}
      </Heading>
      <Chips categories={item.categories} />
      <p className="mt-4 max-w-reading whitespace-pre-line">{item.description || 'No description available.'}</p>
    </>
  );
}
