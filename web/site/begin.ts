/**
 * The first script of a page: it waits until the page is shown or used before it fetches the next, so that words and pictures
 * have the connection to themselves. The server writes this function into each page as text, since a file of its own
 * would cost a visitor more than its content: so all it needs stands inside, and `address` is that of `start.ts`.
 */
function begin(address: string): void {
  const touches = ['pointerdown', 'focusin', 'keydown', 'click'] as const;
  // Milliseconds after which a page that is still loading pictures is begun all the same.
  const longestWait = 3000;
  // Milliseconds that a picture which has come needs to be unpacked and shown.
  const unpacking = 200;
  let begun = false;
  const touched: Event[] = [];

  function start(): void {
    if (begun) return;
    begun = true;
    // For the style sheets: pictures that would have shared the line may come now.
    document.documentElement.dataset.begun = '';
    import(/* @vite-ignore */ address).then((script) => {
      for (const touch of touches) removeEventListener(touch, onTouch);
      script.start(touched);
    });
  }

  function onTouch(event: Event): void {
    touched.push(event);
    start();
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
  for (const touch of touches) addEventListener(touch, onTouch, { passive: true });
  addEventListener('load', () => whenPainted(() => setTimeout(start, unpacking)));
  setTimeout(start, longestWait);
}

/** The script of every page, for this address of `start.ts`. */
export const beginning = (address: string) => `(${begin})(${JSON.stringify(address)})`;
