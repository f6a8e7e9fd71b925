import { Fragment, Slice } from '@tiptap/pm/model';
import { dropPoint } from '@tiptap/pm/transform';
import type { EditorView } from '@tiptap/pm/view';
import type { Editor } from '@tiptap/react';
import { toast } from 'sonner';
import * as media from '#locale/dashboard/media.ts';
import { blockPlace } from './block-place.ts';
import { descriptionField } from './picture-view.ts';
import { beginUpload } from './uploads.ts';

/** Pictures that are taken into a text at once. */
const MOST_AT_ONCE = 20;

/** What the person may do with files. */
export interface PictureRights {
  mayUpload: boolean;
  mayDescribe: boolean;
}

/** Begins to send these files, and makes their pictures in the text. Nothing where the person may not. */
function pictures(files: readonly File[], { mayUpload, mayDescribe }: PictureRights) {
  if (!mayUpload) {
    toast.error(media.mayNotChoose);
    return [];
  }
  if (files.length > MOST_AT_ONCE) toast.warning(media.onlyTheFirst(MOST_AT_ONCE, files.length));
  return files.slice(0, MOST_AT_ONCE).map((file) => ({
    type: 'figure',
    attrs: { src: beginUpload(file, mayDescribe), alt: '' },
  }));
}

type AddedPicture = ReturnType<typeof pictures>[number];

/** What was just added is described next. */
function beginDescribing(text: HTMLElement, [first]: readonly AddedPicture[]): void {
  if (first) requestAnimationFrame(() => descriptionField(text, first.attrs.src)?.focus());
}

/** Puts pictures from the device at the cursor. */
export function addPictures(editor: Editor, files: readonly File[], rights: PictureRights): void {
  const added = pictures(files, rights);
  if (added.length === 0) return;
  editor.chain().focus().insertContentAt(blockPlace(editor), added).run();
  beginDescribing(editor.view.dom, added);
}

const filesOf = (data: DataTransfer | null): File[] => [...(data?.files ?? [])];

/** Whether what is pasted is a picture alone: programs put a picture of it beside the text that they copy. */
const isPictureAlone = (data: DataTransfer) =>
  data.getData('text/plain').trim() === '' && !/[^\s<>]/.test(data.getData('text/html').replaceAll(/<[^<>]*>/g, ''));

/** Takes pictures that are dropped onto the text or pasted into it. */
export const takingPictures = (editor: () => Editor | null, rights: PictureRights) => ({
  handleDrop(view: EditorView, event: DragEvent, _: Slice, moved: boolean): boolean {
    const files = filesOf(event.dataTransfer);
    const place = view.posAtCoords({ left: event.clientX, top: event.clientY });
    // A picture of the text that is moved within it comes as a file too.
    if (moved || files.length === 0 || !place) return false;
    event.preventDefault();
    const added = pictures(files, rights);
    const nodes = added.map((one) => view.state.schema.nodeFromJSON(one));
    const { doc, tr } = view.state;
    const at = dropPoint(doc, place.pos, new Slice(Fragment.from(nodes), 0, 0)) ?? doc.content.size;
    view.dispatch(tr.insert(at, nodes));
    beginDescribing(view.dom, added);
    return true;
  },
  handlePaste(_: EditorView, event: ClipboardEvent): boolean {
    const { clipboardData } = event;
    const files = filesOf(clipboardData);
    const open = editor();
    if (files.length === 0 || !open || !clipboardData || !isPictureAlone(clipboardData)) return false;
    event.preventDefault();
    addPictures(open, files, rights);
    return true;
  },
});
