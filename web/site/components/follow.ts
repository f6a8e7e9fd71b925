import { isPlainClick } from './plain-click.ts';

/** The part of a click event that is read, the browser's own or React's. */
type Click = Parameters<typeof isPlainClick>[0] & Pick<MouseEvent, 'preventDefault'>;

/** Takes over a plain click on a link. */
export function follow(event: Click, instead: () => void): void {
  if (!isPlainClick(event)) return;
  event.preventDefault();
  instead();
}
