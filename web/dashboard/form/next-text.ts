import type { KeyboardEvent } from 'react';

/** Enter in a text of one line goes on in the next text of the form, as on a sheet of paper. It never saves: the next text may still be loading. */
export function toNextText(event: KeyboardEvent<HTMLInputElement | HTMLTextAreaElement>): void {
  const { form } = event.currentTarget;
  if (event.key !== 'Enter' || event.ctrlKey || event.metaKey || event.nativeEvent.isComposing || !form) return;
  event.preventDefault();
  const texts = [...form.querySelectorAll<HTMLElement>('input[type="text"], textarea, [role="textbox"]')];
  texts[texts.indexOf(event.currentTarget) + 1]?.focus();
}
