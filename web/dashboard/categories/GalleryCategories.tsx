import { CategoryManager } from './CategoryManager.tsx';
import { galleryCategories } from './gallery-categories.ts';

/** Names the categories of the gallery. */
export function GalleryCategories() {
  return <CategoryManager kind={galleryCategories} />;
}
