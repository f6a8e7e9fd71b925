/**
 * The first script of a page: it waits until the page is shown or used before it fetches the islands' script, so that words
 * and pictures have the connection to themselves. The server writes this function into each page as text, since a file of its own
 * would cost a visitor more than its content: so all it needs stands inside, and `address` is that of `hydrate.ts`.
 */
function begin(address: string): void {
  const touches = ['pointerdown', 'focusin', 'keydown'] as const;
  // Milliseconds after which a page that is still loading pictures is hydrated all the same.
  const longestWait = 3000;
  // Milliseconds that a picture which has come needs to be unpacked and shown.
  const unpacking = 200;
  let begun = false;

  function hydrate(): void {
    if (begun) return;
    begun = true;
    for (const touch of touches) removeEventListener(touch, hydrate);
    // For the style sheets: pictures that would have shared the line may come now.
    document.documentElement.dataset.begun = '';
    void import(/* @vite-ignore */ address);
  }

  function whenPainted(work: () => void): void {
    const observer = new PerformanceObserver((paints) => {
      if (paints.getEntriesByName('first-contentful-paint').length === 0) return;
      observer.disconnect();
      work();
    });
    observer.observe({ type: 'paint', buffered: true });
  }

  // A browser that cannot cross-fade two documents, as when the window changes its size meanwhile, goes on without.
  for (const turn of ['pageswap', 'pagereveal'] as const) {
    addEventListener(turn, ({ viewTransition }) => void viewTransition?.ready.catch(() => undefined));
  }
  for (const touch of touches) addEventListener(touch, hydrate, { passive: true });
  addEventListener('load', () => whenPainted(() => setTimeout(hydrate, unpacking)));
  setTimeout(hydrate, longestWait);
}

/** The script of every page, for this address of `hydrate.ts`. */
export const beginning = (address: string) => `(${begin})(${JSON.stringify(address)})`;
