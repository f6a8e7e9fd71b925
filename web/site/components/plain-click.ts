type Click = Pick<MouseEvent, 'button' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey'>;

/** Whether a click on a link is a plain one. With a key held or another button it is the browser's: a new tab, a download. */
export const isPlainClick = ({ button, ctrlKey, metaKey, shiftKey, altKey }: Click): boolean =>
  button === 0 && !ctrlKey && !metaKey && !shiftKey && !altKey;
