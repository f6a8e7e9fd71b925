import * as words from '#locale/blog.ts';
import { addresses } from '../../addresses.ts';
import { Icon } from '../../components/Icon.tsx';

/** Goes back in the history, to the same position in the list. Visitors from another site are sent to the list. */
export function BackToBlogs() {
  return (
    <a href={addresses.posts} data-back="" className="back-link">
      <Icon name="previous" className="size-4" />
      {words.backToBlogs}
    </a>
  );
}
