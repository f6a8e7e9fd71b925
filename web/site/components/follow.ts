/** The part of a click event that is read, the browser's own or React's. */
type Click = Pick<MouseEvent, 'button' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey' | 'preventDefault'>;

/** Takes over a plain click on a link. With a key held or another button it stays the browser's: a new tab, a download. */
export function follow(event: Click, instead: () => void): void {
  const plain = event.button === 0 && !event.ctrlKey && !event.metaKey && !event.shiftKey && !event.altKey;
  if (!plain) return;
  event.preventDefault();
  instead();
}
