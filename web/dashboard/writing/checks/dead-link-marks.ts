import type { Editor } from '@tiptap/core';
import { Plugin, PluginKey } from '@tiptap/pm/state';
import { Decoration, DecorationSet } from '@tiptap/pm/view';
import { useEffect } from 'react';
import type { DeadLinkMark } from './dead-links.ts';

const key = new PluginKey<DecorationSet>('deadLinks');

/** They move with the text until it is looked through again. */
const marking = new Plugin<DecorationSet>({
  key,
  state: {
    init: () => DecorationSet.empty,
    apply: (change, marks) => change.getMeta(key) ?? marks.map(change.mapping, change.doc),
  },
  props: { decorations: (state) => key.getState(state) },
});

const drawn = ({ from, to, why, isPicture }: DeadLinkMark) =>
  (isPicture ? Decoration.node : Decoration.inline)(from, to, { class: 'editor-dead-link', title: why });

/** Marks links in the editor, at their place; nothing of it is saved. */
export function useDeadLinkMarks(editor: Editor, marks: readonly DeadLinkMark[]): void {
  useEffect(() => {
    editor.registerPlugin(marking);
    return () => {
      if (!editor.isDestroyed) editor.unregisterPlugin(key);
    };
  }, [editor]);
  useEffect(() => {
    const { doc, tr } = editor.state;
    const within = marks.filter(({ to }) => to <= doc.content.size);
    editor.view.dispatch(tr.setMeta(key, DecorationSet.create(doc, within.map(drawn))).setMeta('addToHistory', false));
  }, [editor, marks]);
}
