import { Toolbar } from '@base-ui/react/toolbar';
import { type Editor, useEditorState } from '@tiptap/react';
import { Link } from 'lucide-react';
import type { Ref } from 'react';
import { ToolButton } from './ToolButton.tsx';
import { historyTools, type Tool, toolGroups } from './tools.ts';

interface EditorToolbarProps {
  editor: Editor;
  ref: Ref<HTMLDivElement>;
  linkIsOpen: boolean;
  onLink(): void;
}

const everyTool = [...toolGroups.flat(), ...historyTools];

const stateOf = (editor: Editor) => ({
  on: everyTool.map((tool) => tool.isOn?.(editor)),
  possible: everyTool.map((tool) => tool.isPossible?.(editor)),
  link: editor.isActive('link'),
});

/** What can be done with the text. One stop for the tab key; the arrow keys lead from button to button. */
export function EditorToolbar({ editor, ref, linkIsOpen, onLink }: EditorToolbarProps) {
  const state = useEditorState({ editor, selector: ({ editor: current }) => stateOf(current) });
  const button = (tool: Tool) => {
    const index = everyTool.indexOf(tool);
    return (
      <ToolButton
        key={tool.label}
        label={tool.label}
        Icon={tool.Icon}
        isOn={state.on[index]}
        disabled={state.possible[index] === false}
        onPress={() => tool.press(editor)}
      />
    );
  };
  return (
    <Toolbar.Root
      ref={ref}
      className="editor-toolbar"
      aria-label="Text formatting"
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.stopPropagation();
        editor.commands.focus();
      }}
    >
      {toolGroups.map((group) => (
        <div key={group[0]?.label} className="editor-tools">
          {group.map(button)}
        </div>
      ))}
      <div className="editor-tools">
        <ToolButton label="Link" Icon={Link} isOn={state.link} expanded={linkIsOpen} onPress={onLink} />
      </div>
      <div className="editor-tools">{historyTools.map(button)}</div>
    </Toolbar.Root>
  );
}
