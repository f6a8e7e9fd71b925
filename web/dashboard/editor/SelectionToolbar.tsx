import { Toolbar } from '@base-ui/react/toolbar';
import { TextSelection } from '@tiptap/pm/state';
import { type Editor, useEditorState } from '@tiptap/react';
import { Link } from 'lucide-react';
import { useLayoutEffect, useRef } from 'react';
import * as words from '#locale/dashboard/editor.ts';
import { ToolButton } from './ToolButton.tsx';
import { type Tool, textTools } from './tools.ts';

const tools = [textTools.bold, textTools.italic, textTools.heading, textTools.smallerHeading];

/** Pixels between the selected words and the toolbar. */
const GAP = 8;

/** Which words are selected; undefined for none. */
function selectedIn({ state: { selection, doc } }: Editor) {
  const { from, to, empty } = selection;
  const isText = selection instanceof TextSelection && !empty && doc.textBetween(from, to).trim() !== '';
  return isText ? { from, to } : undefined;
}

const stateOf = (editor: Editor) => ({
  selected: selectedIn(editor),
  on: tools.map((tool: Tool) => tool.isOn?.(editor)),
  link: editor.isActive('link'),
});

interface SelectionToolbarProps {
  editor: Editor;
  onLink(): void;
}

/** The formats of the selected words, where they stand: below them, since phones show their own menu above. */
export function SelectionToolbar({ editor, onLink }: SelectionToolbarProps) {
  const { selected, on, link } = useEditorState({ editor, selector: ({ editor: current }) => stateOf(current) });
  const bar = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = bar.current;
    const around = element?.offsetParent;
    if (!element || !around || selected === undefined) return;
    const { left, top, width } = around.getBoundingClientRect();
    const end = editor.view.coordsAtPos(selected.to);
    const most = Math.max(0, width - element.offsetWidth);
    element.style.setProperty('left', `${Math.min(Math.max(0, end.left - left - element.offsetWidth / 2), most)}px`);
    element.style.setProperty('top', `${end.bottom - top + GAP}px`);
  });
  if (selected === undefined) return null;
  return (
    <Toolbar.Root
      ref={bar}
      className="editor-selection"
      aria-label={words.selectionFormatting}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.stopPropagation();
        editor.commands.focus();
      }}
    >
      {tools.map(({ label, Icon, press }, place) => (
        <ToolButton key={label} label={label} Icon={Icon} isOn={on[place]} onPress={() => press(editor)} />
      ))}
      <ToolButton label={words.link} Icon={Link} isOn={link} onPress={onLink} />
    </Toolbar.Root>
  );
}
