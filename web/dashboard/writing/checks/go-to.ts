import type { Editor, TiptapEditorHTMLElement } from '@tiptap/core';
import { descriptionField } from '../../editor/picture-view.ts';
import type { FieldOfBlock, Span } from './written-text.ts';

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

/** Frames in which the control of a block that was opened has to be there: an editor comes last. */
const FRAMES = 120;

/** Brings the cursor to a place in a field; false while its control is not there yet. */
function goWithin(field: Element | null | undefined, span: Span): boolean {
  const editor = field?.querySelector<TiptapEditorHTMLElement>('.editor-text')?.editor;
  if (editor) {
    goToText(editor, span);
    return true;
  }
  const control = field?.querySelector<HTMLElement>('input:not([type=file]), textarea, select, button');
  if (!control) return false;
  control.focus({ preventScroll: true });
  const isText = control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement;
  if (isText && span.to > span.from) control.setSelectionRange(span.from, span.to);
  show(control);
  return true;
}

/** Opens a block of the page and brings the cursor to a place in one of its fields. */
export function goToBlock(form: HTMLFormElement | null, { block, name }: FieldOfBlock, span: Span): void {
  const card = form?.querySelector(`[data-block="${CSS.escape(block)}"]`);
  card?.querySelector<HTMLElement>('[data-heading][aria-expanded="false"]')?.click();
  const go = (frames: number) => {
    const isThere = goWithin(card?.querySelector(`[data-field="${CSS.escape(name)}"]`), span);
    if (!isThere && frames > 0) requestAnimationFrame(() => go(frames - 1));
  };
  go(FRAMES);
}
