import { type MouseEvent, useEffect, useState } from 'react';
import { categoryIn } from './category.ts';
import type { ShownCategory } from './gallery-data.ts';

/** The chosen category, in step with the address: choosing one makes a step that Back takes back. */
export function useCategory(
  first: string | null,
  categories: readonly ShownCategory[],
): [string | null, (slug: string | null, event: MouseEvent<HTMLAnchorElement>) => void] {
  const [chosen, setChosen] = useState(first);

  useEffect(() => {
    const read = () => setChosen(categoryIn(new URLSearchParams(location.search), categories));
    window.addEventListener('popstate', read);
    return () => window.removeEventListener('popstate', read);
  }, [categories]);

  function choose(slug: string | null, event: MouseEvent<HTMLAnchorElement>): void {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    if (slug === chosen) return;
    history.pushState(null, '', event.currentTarget.href);
    setChosen(slug);
  }

  return [chosen, choose];
}
