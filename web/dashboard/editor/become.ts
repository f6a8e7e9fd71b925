/** Puts an element of another kind in the place of this one, around the same content. */
export function become(element: Element, tag: string): HTMLElement {
  const other = element.ownerDocument.createElement(tag);
  other.append(...element.childNodes);
  element.replaceWith(other);
  return other;
}
