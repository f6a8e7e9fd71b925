import type { Editor, Range } from '@tiptap/core';
import { NodeSelection } from '@tiptap/pm/state';

/**
 * Where a new picture, film or table goes: at the cursor, but below a picture or a film that is selected or whose caption
 * has the cursor. Put at the cursor, it would replace it.
 */
export function blockPlace({ state: { selection } }: Editor): number | Range {
  const { $from, from, to } = selection;
  if (selection instanceof NodeSelection && selection.node.isBlock) return to;
  const isCaption = $from.parent.isTextblock && $from.parent.type.spec.isolating === true;
  return isCaption ? $from.after() : { from, to };
}
