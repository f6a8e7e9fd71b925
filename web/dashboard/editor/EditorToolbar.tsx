import { Toolbar } from '@base-ui/react/toolbar';
import { type Editor, useEditorState } from '@tiptap/react';
import { Ellipsis, Film as FilmIcon, Image, ImagePlus, Link, Table } from 'lucide-react';
import { type ReactNode, type RefObject, useRef, useState } from 'react';
import * as words from '#locale/dashboard/editor.ts';
import { uploadRules } from '../../../domain/upload.ts';
import { acceptedTypes } from '../media/accepted-types.ts';
import { useMay } from '../session/account.ts';
import { ToolButton } from './ToolButton.tsx';
import { insertTable } from './table-commands.ts';
import { useToolPlaces } from './tool-places.ts';
import { rowsOfTools, type Tool, type ToolName, textToolNames, textTools, toolGroups } from './tools.ts';

/**
 * The open panel: for a link, for the picture or the table at the cursor, for a film to add; or the library, of pictures
 * or of films.
 */
export type Opened = 'link' | 'picture' | 'library' | 'table' | 'film' | 'films';

interface EditorToolbarProps {
  editor: Editor;
  ref: RefObject<HTMLDivElement | null>;
  opened: Opened | undefined;
  onOpen(opened: Opened | undefined): void;
  /** Takes pictures of the device. */
  onPictures(files: File[]): void;
}

const stateOf = (editor: Editor) => ({
  text: Object.fromEntries(
    textToolNames.map((name) => {
      const tool: Tool = textTools[name];
      return [name, { isOn: tool.isOn?.(editor), disabled: tool.isPossible?.(editor) === false }];
    }),
  ),
  link: editor.isActive('link'),
  picture: editor.isActive('figure'),
  table: editor.isActive('table'),
});

/**
 * The toolbar: what there is room for, and the rest behind a button. It is one stop for the tab key; the arrow keys move
 * between its buttons.
 */
export function EditorToolbar({ editor, ref, opened, onOpen, onPictures }: EditorToolbarProps) {
  const state = useEditorState({ editor, selector: ({ editor: current }) => stateOf(current) });
  const mayUpload = useMay('media.create');
  const mayChoose = useMay('media.view') || mayUpload;
  const places = useToolPlaces(ref);
  const [more, setMore] = useState(false);
  const files = useRef<HTMLInputElement>(null);
  const turn = (panel: Opened) => onOpen(opened === panel ? undefined : panel);

  const openers: Partial<Record<ToolName, ReactNode>> = {
    link: (
      <ToolButton
        label={words.link}
        Icon={Link}
        isOn={state.link}
        expanded={opened === 'link'}
        onPress={() => turn('link')}
      />
    ),
    addPhotographs: <ToolButton label={words.addPhotographs} Icon={ImagePlus} onPress={() => files.current?.click()} />,
    picture: (
      <ToolButton
        label={words.picture}
        Icon={Image}
        isOn={state.picture}
        expanded={opened === 'picture'}
        onPress={() => onOpen(opened === 'picture' ? undefined : state.picture ? 'picture' : 'library')}
      />
    ),
    film: <ToolButton label={words.film} Icon={FilmIcon} expanded={opened === 'film'} onPress={() => turn('film')} />,
    table: (
      <ToolButton
        label={words.table}
        Icon={Table}
        isOn={state.table}
        expanded={opened === 'table'}
        onPress={() => {
          if (!state.table) insertTable(editor);
          turn('table');
        }}
      />
    ),
  };
  const button = (name: ToolName) => {
    const known = textToolNames.find((one) => one === name);
    if (known === undefined) return openers[name];
    const { label, Icon, press } = textTools[known];
    return <ToolButton label={label} Icon={Icon} {...state.text[known]} onPress={() => press(editor)} />;
  };
  const row = (groups: readonly (readonly ToolName[])[]) =>
    groups.map((group) => (
      <div key={group[0]} className="editor-tools">
        {group.map((name) => (
          <div key={name}>{button(name)}</div>
        ))}
      </div>
    ));
  const there = toolGroups
    .flat()
    .filter((name) => (name === 'addPhotographs' ? mayUpload : name === 'picture' ? mayChoose || state.picture : true));
  const { first, rest: others } = rowsOfTools(there, places);
  return (
    <Toolbar.Root
      ref={ref}
      aria-label={words.textFormatting}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.stopPropagation();
        editor.commands.focus();
      }}
    >
      <div className="editor-toolbar">
        {row(first)}
        {others.length === 0 ? null : (
          <div className="editor-tools ml-auto">
            <ToolButton label={words.more} Icon={Ellipsis} expanded={more} onPress={() => setMore(!more)} />
          </div>
        )}
      </div>
      {more && others.length > 0 ? <div className="editor-toolbar">{row(others)}</div> : null}
      <input
        ref={files}
        type="file"
        accept={acceptedTypes(uploadRules.picture)}
        aria-label={words.addPhotographs}
        multiple
        hidden
        onChange={({ target }) => {
          onPictures([...(target.files ?? [])]);
          // The same file can be chosen again.
          target.value = '';
        }}
      />
    </Toolbar.Root>
  );
}
