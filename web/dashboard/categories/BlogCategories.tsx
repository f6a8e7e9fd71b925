import { blogCategories } from './blog-categories.ts';
import { CategoryManager } from './CategoryManager.tsx';

/** Names the categories of the blog. */
export function BlogCategories() {
  return <CategoryManager kind={blogCategories} />;
}
