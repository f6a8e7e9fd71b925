import * as words from '#locale/blog.ts';
import { addresses } from '../../addresses.ts';
import { follow } from '../../components/follow.ts';
import { Icon } from '../../components/Icon.tsx';
import { island } from '../../island.tsx';

const cameFromHere = () => history.length > 1 && document.referrer.startsWith(`${location.origin}/`);

/** Goes back in the history, to the same position in the list. Visitors from another site are sent to the list. */
function BackToBlogs() {
  return (
    <a
      href={addresses.posts}
      onClick={(event) => {
        if (cameFromHere()) follow(event, () => history.back());
      }}
      className="back-link"
    >
      <Icon name="previous" className="size-4" />
      {words.backToBlogs}
    </a>
  );
}

export default island('blog/article/BackToBlogs', BackToBlogs);
