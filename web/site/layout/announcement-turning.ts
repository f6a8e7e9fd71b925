/** What the visitor chose outlives the announcements, which may be others when the tab is looked at again. */
let paused: boolean | undefined;

const turned = new WeakSet<Element>();

/**
 * Turns the announcements of the strip, each shown as long as it says, while the tab is visible; the buttons turn and hold
 * them. Visitors who prefer reduced motion start with a strip that is held.
 */
export function turnAnnouncements(): void {
  const strip = document.querySelector<HTMLElement>('.strip');
  const text = strip?.querySelector('.strip-text');
  const pause = strip?.querySelector<HTMLElement>('.strip-pause');
  const resume = strip?.querySelector<HTMLElement>('.strip-resume');
  // Only where there are several are there buttons.
  if (!strip || !text || !pause || !resume || turned.has(strip)) return;
  turned.add(strip);
  const tickers = [...strip.querySelectorAll<HTMLElement>('.ticker')];
  const dots = [...strip.querySelectorAll('.strip-dots button')];
  let index = 0;
  let timer: ReturnType<typeof setTimeout>;

  /** After each showing the next; none once the strip is another. */
  function wait(): void {
    clearTimeout(timer);
    if (paused || !strip?.isConnected) return;
    timer = setTimeout(
      () => (document.hidden ? wait() : show(index + 1, false)),
      Number(tickers[index]?.dataset.duration),
    );
  }

  /** Past either end it goes on at the other. */
  function show(wanted: number, byHand: boolean): void {
    index = (wanted + tickers.length) % tickers.length;
    text?.setAttribute('aria-live', byHand ? 'polite' : 'off');
    for (const [place, ticker] of tickers.entries()) ticker.hidden = place !== index;
    for (const [place, dot] of dots.entries()) {
      if (place === index) dot.setAttribute('aria-current', 'true');
      else dot.removeAttribute('aria-current');
    }
    wait();
  }

  /** The button that was pressed gives its place, and what was focused on it, to the other. */
  function hold(isHeld: boolean, [from, to]: readonly [HTMLElement, HTMLElement]): void {
    paused = isHeld;
    for (const ticker of tickers) ticker.classList.toggle('ticker-moving', !isHeld);
    const isFocused = from === document.activeElement;
    to.hidden = false;
    if (isFocused) to.focus();
    from.hidden = true;
    wait();
  }

  pause.addEventListener('click', () => hold(true, [pause, resume]));
  resume.addEventListener('click', () => hold(false, [resume, pause]));
  strip.querySelector('.strip-previous')?.addEventListener('click', () => show(index - 1, true));
  strip.querySelector('.strip-next')?.addEventListener('click', () => show(index + 1, true));
  for (const [place, dot] of dots.entries()) dot.addEventListener('click', () => show(place, true));

  paused ??= matchMedia('(prefers-reduced-motion: reduce)').matches;
  if (paused) hold(true, [pause, resume]);
  else wait();
}
