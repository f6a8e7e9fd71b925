import type { Editor } from '@tiptap/core';
import { descriptionField } from '../../editor/picture-view.ts';
import type { Span } from './written-text.ts';

/** Brings it to the middle of the screen, clear of what stays at the upper and the lower edge. */
function show(node: Node | null): void {
  const element = node instanceof Element ? node : node?.parentElement;
  element?.scrollIntoView({ block: 'center' });
}

/** Brings the cursor to a place of the text: it is selected there, or the field below a picture is to be filled in. */
export function goToText({ state, view, commands }: Editor, { from, to }: Span): void {
  const end = state.doc.content.size;
  const [begin, behind] = [Math.min(from, end), Math.min(to, end)];
  const node = state.doc.nodeAt(begin);
  if (node?.type.name === 'figure') {
    const field = node.attrs.alt === '' ? descriptionField(view.dom, String(node.attrs.src)) : undefined;
    if (field === undefined) {
      commands.setNodeSelection(begin);
      view.focus();
    } else field.focus({ preventScroll: true });
    show(field ?? view.nodeDOM(begin));
  } else {
    commands.setTextSelection({ from: begin, to: behind });
    view.focus();
    show(view.domAtPos(begin).node);
  }
}

/** Brings the cursor to a field of the same form. */
export function goToField(form: HTMLFormElement | null, name: string): void {
  const field = form?.elements.namedItem(name);
  if (!(field instanceof HTMLElement)) return;
  field.focus({ preventScroll: true });
  show(field);
}
