import { useEffect } from 'react';
import { request } from '../../../request.ts';
import { island } from '../../island.tsx';

/** Milliseconds for which an article must have been in sight: one opened in passing was not read. */
const LOOKED_AT = 5000;

/** Counts one reading of the article, once it has been looked at. Keeps nothing in the browser, and shows nothing. */
function CountView({ id }: { id: number }) {
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const watch = () => {
      clearTimeout(timer);
      if (document.hidden) return;
      timer = setTimeout(() => {
        document.removeEventListener('visibilitychange', watch);
        // A reading that could not be counted is nothing to trouble the reader with.
        request('POST /posts/{id}/view/', { parameters: { id } }).catch(() => undefined);
      }, LOOKED_AT);
    };
    document.addEventListener('visibilitychange', watch);
    watch();
  }, [id]);
  return null;
}

export default island('blog/article/CountView', CountView);
