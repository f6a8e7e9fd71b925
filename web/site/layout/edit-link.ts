import * as words from '#locale/layout.ts';
import { editThisPage } from '../../../domain/addresses.ts';

/** The name of the block or the section in the middle of the window; the dashboard leads to where that one is written. */
function sectionInSight(): string {
  const middle = window.innerHeight / 2;
  const parts = document.querySelectorAll<HTMLElement>('main [data-block], main section[aria-labelledby]');
  const found = [...parts].find((section) => {
    const { top, bottom } = section.getBoundingClientRect();
    return top <= middle && bottom >= middle;
  });
  return found?.dataset.block === undefined
    ? (found?.getAttribute('aria-labelledby') ?? '')
    : `block-${found.dataset.block}`;
}

/**
 * Shows staff a link to where the page is written, at the lower left. It leads to the section that is in sight as it is pressed. Its style is
 * set here, so that no visitor loads it.
 */
export function showEditLink(): void {
  const link = document.createElement('a');
  // Over the bar that the home page has there.
  const look = {
    position: 'fixed',
    left: '0',
    bottom: '0',
    zIndex: '31',
    display: 'flex',
    alignItems: 'center',
  } as const;
  const size = { minHeight: '2.875rem', padding: '0 1rem', fontWeight: '600', outlineOffset: '-4px' } as const;
  const colours = { background: 'var(--color-ink)', color: '#fff' } as const;
  Object.assign(link.style, look, size, colours);
  link.textContent = words.editThisPage;
  const place = document.createElement('aside');
  place.ariaLabel = words.forStaff;
  place.append(link);
  const aim = () => {
    const query = new URLSearchParams({ page: location.pathname, part: sectionInSight() });
    link.href = `${editThisPage}?${query}`;
  };
  aim();
  for (const touch of ['pointerdown', 'focus', 'click']) link.addEventListener(touch, aim);
  window.addEventListener('beforeprint', () => place.remove());
  window.addEventListener('afterprint', () => document.body.append(place));
  document.body.append(place);
}
