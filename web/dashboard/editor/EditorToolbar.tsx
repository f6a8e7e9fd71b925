import { Toolbar } from '@base-ui/react/toolbar';
import { type Editor, useEditorState } from '@tiptap/react';
import { Film as FilmIcon, Image, Link, type LucideIcon, Table } from 'lucide-react';
import type { Ref } from 'react';
import * as words from '#locale/dashboard/editor.ts';
import { useMay } from '../session/account.ts';
import { insertTable } from './table-commands.ts';
import { historyTools, type Tool, toolGroups } from './tools.ts';

interface ToolButtonProps {
  label: string;
  Icon: LucideIcon;
  /** Undefined for a button that is not a switch. */
  isOn?: boolean | undefined;
  /** It can still be focused, so that nobody loses their place in the toolbar. */
  disabled?: boolean | undefined;
  expanded?: boolean | undefined;
  onPress(): void;
}

/** A button of the toolbar, 44 px, with its name for screen readers and as a tooltip. */
function ToolButton({ label, Icon, isOn, disabled, expanded, onPress }: ToolButtonProps) {
  return (
    <Toolbar.Button
      className="editor-tool"
      aria-label={label}
      title={label}
      aria-pressed={isOn}
      aria-expanded={expanded}
      disabled={disabled}
      onClick={onPress}
    >
      <Icon aria-hidden="true" className="size-5" />
    </Toolbar.Button>
  );
}

/**
 * The open panel: for a link, for the picture or the table at the cursor, for a film to add; or the library, of pictures
 * or of films.
 */
export type Opened = 'link' | 'picture' | 'library' | 'table' | 'film' | 'films';

interface EditorToolbarProps {
  editor: Editor;
  ref: Ref<HTMLDivElement>;
  opened: Opened | undefined;
  onOpen(opened: Opened | undefined): void;
}

const everyTool = [...toolGroups.flat(), ...historyTools];

const stateOf = (editor: Editor) => ({
  on: everyTool.map((tool) => tool.isOn?.(editor)),
  possible: everyTool.map((tool) => tool.isPossible?.(editor)),
  link: editor.isActive('link'),
  picture: editor.isActive('figure'),
  table: editor.isActive('table'),
});

/** The toolbar. It is one stop for the tab key; the arrow keys move between its buttons. */
export function EditorToolbar({ editor, ref, opened, onOpen }: EditorToolbarProps) {
  const state = useEditorState({ editor, selector: ({ editor: current }) => stateOf(current) });
  const mayUpload = useMay('media.create');
  const mayChoose = useMay('media.view') || mayUpload;
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
      aria-label={words.textFormatting}
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
        <ToolButton
          label={words.link}
          Icon={Link}
          isOn={state.link}
          expanded={opened === 'link'}
          onPress={() => onOpen(opened === 'link' ? undefined : 'link')}
        />
        {mayChoose || state.picture ? (
          <ToolButton
            label={words.picture}
            Icon={Image}
            isOn={state.picture}
            expanded={opened === 'picture'}
            onPress={() => onOpen(opened === 'picture' ? undefined : state.picture ? 'picture' : 'library')}
          />
        ) : null}
        <ToolButton
          label={words.film}
          Icon={FilmIcon}
          expanded={opened === 'film'}
          onPress={() => onOpen(opened === 'film' ? undefined : 'film')}
        />
        <ToolButton
          label={words.table}
          Icon={Table}
          isOn={state.table}
          expanded={opened === 'table'}
          onPress={() => {
            if (!state.table) insertTable(editor);
            onOpen(opened === 'table' ? undefined : 'table');
          }}
        />
      </div>
      <div className="editor-tools">{historyTools.map(button)}</div>
    </Toolbar.Root>
  );
}
