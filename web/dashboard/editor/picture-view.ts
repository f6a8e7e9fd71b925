import type { NodeViewRenderer, NodeViewRendererProps } from '@tiptap/core';
import { TextSelection } from '@tiptap/pm/state';
import * as words from '#locale/dashboard/editor.ts';
import * as media from '#locale/dashboard/media.ts';
import { buttonLook } from '../components/Button.tsx';
import { controlLook } from '../form/Field.tsx';
import { describeUpload, tryAgain, uploadOf, watchUpload } from './uploads.ts';

const make = <Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  properties: Partial<Omit<HTMLElementTagNameMap[Tag], 'style'>> = {},
): HTMLElementTagNameMap[Tag] => Object.assign(document.createElement(tag), properties);

function makeButton(textContent: string, onclick: () => void): HTMLButtonElement {
  return make('button', { type: 'button', textContent, onclick, className: buttonLook('secondary', 'small') });
}

/** A change that the form is told of at once, and not after a pause in typing: the form may be saved next. */
export const AT_ONCE = 'atOnce';

/** Every picture of a text that lacks its words has such a field below it. */
const FIELD = 'input[data-describes]';

/** The field below the picture with this address or key, to be written into. */
export const descriptionField = (text: HTMLElement, src: string): HTMLInputElement | undefined =>
  [...text.querySelectorAll<HTMLInputElement>(FIELD)].find(({ dataset }) => dataset.describes === src);

/** The progress of sending a picture, or why it was not taken. */
function makeProgress(remove: () => void) {
  const bar = make('progress', { max: 1, className: 'upload-progress', ariaLabel: media.uploadingTheFile });
  const said = make('p', { role: 'status', className: 'text-sm' });
  const again = makeButton(media.tryAgain, () => undefined);
  const buttons = make('div', { className: 'flex flex-wrap gap-2' });
  buttons.append(again, makeButton(words.removePicture, remove));
  const box = make('div', { className: 'grid gap-2' });
  box.append(bar, said, buttons);
  return {
    box,
    show(src: unknown) {
      const upload = uploadOf(src);
      box.hidden = upload === undefined || upload.state === 'sent';
      if (upload === undefined) return;
      const { file, state, share, problem } = upload;
      const isOver = state === 'failed' || state === 'refused';
      bar.hidden = isOver;
      bar.value = share;
      buttons.hidden = !isOver;
      again.hidden = state !== 'failed';
      again.onclick = () => tryAgain(String(src));
      said.classList.toggle('text-danger', isOver);
      const sent = share < 1 ? media.sendingPercent(Math.floor(share * 100)) : media.checkingTheFile;
      said.textContent = isOver ? `${file.name}: ${problem ?? ''}` : sent;
    },
  };
}

interface Describing {
  onTyped(alt: string): void;
  onWritten(alt: string): void;
  onLeave(): void;
}

/** The field for what the picture shows, as long as nobody has written it. */
function makeDescription({ onTyped, onWritten, onLeave }: Describing) {
  const field = make('input', { className: controlLook, maxLength: 300, autocomplete: 'off' });
  // At once, and not when it is left: what is below must not move while somebody presses it.
  field.oninput = () => onTyped(field.value.trim());
  field.onchange = () => onWritten(field.value.trim());
  field.onkeydown = (event) => {
    if (event.key !== 'Enter' && event.key !== 'Escape') return;
    // The form would be saved by it.
    event.preventDefault();
    onWritten(field.value.trim());
    onLeave();
  };
  const label = make('label', { className: 'grid gap-1' });
  label.append(make('span', { className: 'font-semibold', textContent: words.whatDoesItShow }), field);
  const box = make('div', { className: 'grid gap-1' });
  box.append(label, make('p', { className: 'text-sm text-muted', textContent: words.whatItShowsHint }));
  return { box, field };
}

/**
 * A picture in the text with its caption. While it is being sent it shows the device's own; as long as it has no words for
 * people who cannot see it, these are asked below it.
 */
export const pictureView: NodeViewRenderer = ({ editor, node: first, getPos }: NodeViewRendererProps) => {
  let node = first;
  // It stays as long as one may be writing in it.
  let isAsked = first.attrs.alt === '';
  const dom = make('figure');
  const shown = make('img');
  const beside = make('div', { className: 'editor-picture-notes', contentEditable: 'false' });
  const contentDOM = make('figcaption');
  contentDOM.dataset.invitation = words.caption;

  const change = (attributes: object, isStep: boolean) => {
    const at = getPos();
    if (at === undefined) return;
    const { tr } = editor.state;
    const next = tr.setNodeMarkup(at, undefined, { ...node.attrs, ...attributes });
    editor.view.dispatch(next.setMeta('addToHistory', isStep).setMeta(AT_ONCE, true));
  };
  const remove = () => {
    const at = getPos();
    if (at !== undefined)
      editor
        .chain()
        .deleteRange({ from: at, to: at + node.nodeSize })
        .focus()
        .run();
  };
  /** To the next picture without words; behind the last one goes the text. */
  const goOn = () => {
    const fields = [...editor.view.dom.querySelectorAll<HTMLInputElement>(FIELD)];
    const next = fields[fields.indexOf(description.field) + 1];
    if (next) return next.focus();
    const at = getPos();
    if (at === undefined) return;
    const after = at + node.nodeSize;
    const { doc, schema, tr } = editor.state;
    if (!doc.resolve(after).nodeAfter?.isTextblock) tr.insert(after, schema.nodes.paragraph?.create() ?? []);
    editor.view.dispatch(tr.setSelection(TextSelection.near(tr.doc.resolve(after + 1))).scrollIntoView());
    editor.view.focus();
  };
  /** To the next picture without words; behind the last one goes the text. */
  const leave = () => {
    goOn();
    isAsked = node.attrs.alt === '';
    show();
  };
  const progress = makeProgress(remove);
  const description = makeDescription({
    onTyped: (alt) => change({ alt }, true),
    onWritten: (alt) => describeUpload(node.attrs.src, alt),
    onLeave: leave,
  });
  beside.append(progress.box);
  dom.append(shown, beside, contentDOM);
  shown.addEventListener('click', () => {
    const at = getPos();
    if (at !== undefined) editor.commands.setNodeSelection(at);
  });

  const show = () => {
    const { src, alt, width, height } = node.attrs;
    const upload = uploadOf(src);
    shown.src = upload?.preview ?? String(src);
    shown.alt = String(alt);
    for (const [name, value] of Object.entries({ width, height })) {
      if (value === null) shown.removeAttribute(name);
      else shown.setAttribute(name, String(value));
    }
    const isRefused = upload?.state === 'refused';
    shown.hidden = isRefused;
    contentDOM.hidden = isRefused;
    description.field.dataset.describes = String(src);
    if (isRefused || !isAsked) description.box.remove();
    else if (!description.box.isConnected) beside.append(description.box);
    if (document.activeElement !== description.field) description.field.value = String(alt);
    progress.show(src);
    contentDOM.classList.toggle('editor-empty-caption', node.childCount === 0);
  };
  const onProgress = () => {
    const { picture } = uploadOf(node.attrs.src) ?? {};
    // A step back may have brought it as it was before.
    if (picture) change({ src: picture.url, width: String(picture.width), height: String(picture.height) }, false);
    else show();
  };
  const key = String(node.attrs.src);
  const stop = watchUpload(key, onProgress);
  show();
  if (uploadOf(key)?.picture) queueMicrotask(onProgress);
  return {
    dom,
    contentDOM,
    update(next) {
      if (next.type !== node.type) return false;
      node = next;
      isAsked ||= next.attrs.alt === '';
      show();
      return true;
    },
    stopEvent: ({ target }) => target instanceof globalThis.Node && beside.contains(target),
    ignoreMutation: ({ target }) => !contentDOM.contains(target),
    destroy: stop,
  };
};
