/** Pixels down the page from which the bar shows itself as one that stays. */
const THRESHOLD = 50;

const summaryOf = (dropdown: HTMLDetailsElement) => dropdown.querySelector<HTMLElement>(':scope > summary');

/** Gives the bar the look of one that stays once the page is scrolled. */
function watchScrolling(bar: HTMLElement): void {
  const look = () => {
    if (window.scrollY > THRESHOLD) bar.dataset.theme = 'dark';
    else delete bar.dataset.theme;
  };
  look();
  window.addEventListener('scroll', look, { passive: true });
}

/**
 * Adds to the bar's `<details>` what the platform or some browsers leave out: one open at a time among those of a name,
 * closed by a click elsewhere, by Escape and by leaving the page.
 */
function watchDropdowns(bar: HTMLElement): void {
  const dropdowns = [...bar.querySelectorAll('details')];

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
    const inside = bar.contains(target) && target.closest('details');
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
  bar.addEventListener('toggle', onToggle, true);
  document.addEventListener('click', onClick);
  document.addEventListener('keydown', onKey);
  window.addEventListener('pagehide', closeAll);
}

/** The bar works without script; with it, it is easier to use. */
export function watchNavigation(): void {
  const bar = document.querySelector<HTMLElement>('.navigation');
  if (!bar) return;
  watchScrolling(bar);
  watchDropdowns(bar);
}
