import type { Page } from '@playwright/test';
import { isThorough, nextInTurn } from './thorough.ts';

/** Widths of phones, in pixels. The narrowest is where most does not fit. */
export const PHONES: readonly number[] = isThorough ? [375, 320] : [375];

const WIDTHS = isThorough ? [1920, 375, 1280, 320, 768] : [1280, 375];

/** The widths for the combination with this number of a screen and its records; each screen is seen at every width. */
export const widthsInTurn = (turn: number): readonly number[] => nextInTurn(WIDTHS, turn, 2);

/** Pixels: below this width people use their fingers. */
const TOUCH_BELOW = 768;

/** Maximum number of faults listed for one look; the first ones are enough to find the cause. */
const MAX_FAULTS = 8;

/**
 * Finds elements that overflow the page sideways, overlap another element, are cut off without a sign of it, or are too
 * small for a finger; each is named by its first words. Content hidden by a scrolling or closed container is skipped.
 * Fixed elements and dialogs are compared only with elements in the same layer.
 */
export async function faultsOf(page: Page, isTouched: boolean): Promise<string[]> {
  return page.evaluate(
    async ({ isTouched, most }) => {
      // React and observers of sizes have until the second frame to lay out anew. A test's own clock stands in for the function
      // that waits for a frame; an observer is told of a true one.
      for (let frames = 0; frames < 2; frames += 1) {
        await new Promise<void>((resolve) => {
          const observer = new IntersectionObserver(() => {
            observer.disconnect();
            resolve();
          });
          observer.observe(document.documentElement);
        });
      }
      interface Box {
        left: number;
        right: number;
        top: number;
        bottom: number;
      }
      interface Shown {
        name: string;
        element: Element;
        layer: Element | null;
        box: Box;
      }
      const wide = document.documentElement.clientWidth;
      const faults = new Set<string>();
      if (document.documentElement.scrollWidth > wide) faults.add('the page scrolls sideways');

      const dialog = [...document.querySelectorAll('dialog[open], [role=dialog], [role=menu]')].findLast((it) =>
        it.checkVisibility(),
      );
      const root = dialog ?? document.body;
      /** The layer that an element stands in, and how much of its box is to be seen: nothing where it is scrolled away. */
      const seen = (
        element: Element,
        box: Box,
        isControl: boolean,
      ): { layer: Element | null; box: Box | undefined; canMove: boolean } => {
        let { left, right, top, bottom } = box;
        let canMove = false;
        for (let at: Element | null = element; at && at !== document.documentElement; at = at.parentElement) {
          const { overflowX, overflowY, position } = getComputedStyle(at);
          if ((at !== element || !isControl) && (overflowX !== 'visible' || overflowY !== 'visible')) {
            const frame = at.getBoundingClientRect();
            left = Math.max(left, frame.left);
            right = Math.min(right, frame.right);
            top = Math.max(top, frame.top);
            bottom = Math.min(bottom, frame.bottom);
            canMove = true;
          }
          if (position === 'fixed' || position === 'sticky' || at === dialog) {
            const isThere = right - left > 1 && bottom - top > 1;
            return { layer: at, box: isThere ? { left, right, top, bottom } : undefined, canMove };
          }
        }
        const isThere = right - left > 1 && bottom - top > 1;
        return { layer: null, box: isThere ? { left, right, top, bottom } : undefined, canMove };
      };
      const isShown = (element: Element) =>
        element.checkVisibility({ opacityProperty: true, visibilityProperty: true, contentVisibilityAuto: true }) &&
        !element.closest('script, style, svg, option, [inert], .sr-only, [data-sonner-toaster]');
      const elements: Shown[] = [];
      const add = (name: string, element: Element, whole: Box, letters: Box) => {
        const { layer, box, canMove } = seen(element, letters, whole === letters);
        if (!box) return;
        if (!canMove && (whole.right > wide + 1 || whole.left < -1)) faults.add(`reaches out: ${name}`);
        elements.push({ name, element, layer, box });
      };

      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const element = node.parentElement;
        const text = (node.nodeValue ?? '').trim();
        if (!element || text === '' || !isShown(element)) continue;
        const range = document.createRange();
        range.selectNodeContents(node);
        for (const rect of range.getClientRects()) {
          if (rect.width < 2 || rect.height < 2) continue;
          // The letters themselves: the box of a line is a good part higher.
          const letters = { top: rect.top + rect.height * 0.3, bottom: rect.top + rect.height * 0.75 };
          add(text.slice(0, 40), element, rect, { left: rect.left, right: rect.right, ...letters });
        }
        const { overflowX, textOverflow, webkitLineClamp } = getComputedStyle(element);
        const isCut = overflowX === 'hidden' || overflowX === 'clip';
        const saysSo = textOverflow === 'ellipsis' || webkitLineClamp !== 'none' || element.closest('[title]') !== null;
        if (isCut && !saysSo && element.clientWidth > 1 && element.scrollWidth > element.clientWidth + 1) {
          faults.add(`cut off: ${text.slice(0, 40)}`);
        }
      }

      for (const control of root.querySelectorAll(
        'button, select, textarea, input:not([type=hidden]), [role=button]',
      )) {
        if (!isShown(control)) continue;
        const rect = control.getBoundingClientRect();
        if (rect.width < 2 || rect.height < 2) continue;
        const name = (control.getAttribute('aria-label') ?? control.textContent ?? '').trim() || control.outerHTML;
        add(`[${control.tagName.toLowerCase()}] ${name.slice(0, 60)}`, control, rect, rect);
        if (!isTouched) continue;
        // A tick is touched on its label too.
        const { width, height } = (control.closest('label') ?? control).getBoundingClientRect();
        const isTick = control instanceof HTMLInputElement && /checkbox|radio/.test(control.type);
        const least = isTick ? 24 : 44;
        // Buttons that stand as words in a line of text are as high as the line.
        const isInLine = getComputedStyle(control).display === 'inline';
        if (!isInLine && Math.min(width, height) < least - 0.5) {
          faults.add(`${Math.round(width)} by ${Math.round(height)}: ${name.slice(0, 60)}`);
        }
      }

      elements.sort((one, other) => one.box.top - other.box.top);
      for (const [index, one] of elements.entries()) {
        for (let next = index + 1; next < elements.length; next += 1) {
          const other = elements[next];
          if (!other || other.box.top > one.box.bottom - 2) break;
          if (one.layer !== other.layer) continue;
          if (one.element.contains(other.element) || other.element.contains(one.element)) continue;
          const across = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left);
          const down = Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top);
          if (across > 2 && down > 2) faults.add(`overlap: ${one.name} | ${other.name}`);
        }
      }
      return [...faults].slice(0, most);
    },
    { isTouched, most: MAX_FAULTS },
  );
}

/** Checks the open screen at these widths, with touch on phones, and names the place of each fault. */
export async function faultsAt(page: Page, place: string, widths: readonly number[]): Promise<string[]> {
  const browser = await page.context().newCDPSession(page);
  const found: string[] = [];
  for (const width of widths) {
    const isTouched = width < TOUCH_BELOW;
    // Targets grow where the pointer is a finger; a mouse needs less.
    await browser.send('Emulation.setTouchEmulationEnabled', { enabled: isTouched });
    await page.setViewportSize({ width, height: 900 });
    for (const fault of await faultsOf(page, isTouched)) found.push(`${place} at ${width}: ${fault}`);
  }
  await browser.send('Emulation.setTouchEmulationEnabled', { enabled: false });
  await browser.detach();
  return found;
}
