import { type RefObject, useEffect } from 'react';

const summaryOf = (dropdown: HTMLDetailsElement) => dropdown.querySelector<HTMLElement>(':scope > summary');

/**
 * Adds to the `<details>` inside what the platform or some browsers leave out: one open at a time among those of a name,
 * closed by a click elsewhere, by Escape and by leaving the page.
 */
export function useDropdowns(bar: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const root = bar.current;
    if (!root) return;
    const dropdowns = [...root.querySelectorAll('details')];

    function closeAll(): void {
      for (const dropdown of dropdowns) dropdown.open = false;
    }

    function onToggle({ target }: Event): void {
      if (!(target instanceof HTMLDetailsElement)) return;
      const name = target.getAttribute('name');
      if (!target.open || name === null) return;
      for (const other of dropdowns) {
        if (other !== target && other.getAttribute('name') === name) other.open = false;
      }
    }

    function onClick({ target }: MouseEvent): void {
      if (!(target instanceof Element)) return;
      const inside = root?.contains(target) && target.closest('details');
      if (!inside || target.closest('a')) closeAll();
    }

    function onKey({ key }: KeyboardEvent): void {
      if (key !== 'Escape') return;
      const open = dropdowns.filter((dropdown) => dropdown.open);
      const innermost = open.findLast((dropdown) => dropdown.contains(document.activeElement)) ?? open.at(-1);
      if (!innermost) return;
      innermost.open = false;
      if (innermost.contains(document.activeElement)) summaryOf(innermost)?.focus();
    }

    // `toggle` does not bubble, but it can be caught on its way down.
    root.addEventListener('toggle', onToggle, true);
    document.addEventListener('click', onClick);
    document.addEventListener('keydown', onKey);
    window.addEventListener('pagehide', closeAll);
    return () => {
      root.removeEventListener('toggle', onToggle, true);
      document.removeEventListener('click', onClick);
      document.removeEventListener('keydown', onKey);
      window.removeEventListener('pagehide', closeAll);
    };
  }, [bar]);
}
