import type { ShownItem } from './gallery-data.ts';

/** The categories an item stands under. */
export function Chips({ categories }: Pick<ShownItem, 'categories'>) {
  if (categories.length === 0) return null;
  return (
    <ul aria-label="Categories" className="chips">
      {categories.map(({ id, name }) => (
        <li key={id}>{name}</li>
      ))}
    </ul>
  );
}
