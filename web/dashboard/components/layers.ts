/** Whether a dialog, a question or a menu stands over the screen: keys belong to it then. */
export const isLayerOpen = (): boolean =>
  document.querySelector('[role=dialog], [role=alertdialog], [role=menu], [role=listbox]') !== null;

/** Whether letters that are pressed there are typed, or choose something. */
export const isTyped = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || target.matches('select, textarea, input:not([type=checkbox], [type=radio])'));
