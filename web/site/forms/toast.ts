import * as words from '#locale/forms.ts';

/** How long a toast stays, in milliseconds. */
const DURATION = 5000;

export type ToastKind = 'success' | 'failure';

let region: HTMLElement | undefined;

/** The region of the toasts, made once. Alt+T focuses it, Escape closes the toasts. */
function regionOfPage(): HTMLElement {
  if (region) return region;
  const made = document.createElement('section');
  made.className = 'toasts';
  made.tabIndex = -1;
  made.setAttribute('aria-label', words.notifications);
  made.setAttribute('aria-live', 'polite');
  made.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') made.replaceChildren();
  });
  document.addEventListener('keydown', (event) => {
    if (!event.altKey || event.code !== 'KeyT' || made.childElementCount === 0) return;
    event.preventDefault();
    made.focus();
  });
  region = made;
  return made;
}

/** An open dialog makes everything outside it unreachable, so that toasts stand in it as long as it is open. */
function place(toasts: HTMLElement): void {
  const dialog = document.querySelector<HTMLDialogElement>('dialog[open]');
  const home = dialog ?? document.body;
  if (toasts.parentElement !== home) home.append(toasts);
  dialog?.addEventListener('close', () => place(toasts), { once: true });
}

/** Closes a toast after its time, which pauses while the pointer or the focus is on the toasts. */
function putAwayLater(toast: HTMLElement, toasts: HTMLElement): void {
  setTimeout(() => {
    if (!toast.isConnected) return;
    if (toasts.matches(':hover, :focus-within')) putAwayLater(toast, toasts);
    else toast.remove();
  }, DURATION);
}

function makeToast(text: string, kind: ToastKind, onClose?: () => void, address?: string): HTMLElement {
  const toast = document.createElement('div');
  toast.className = `toast toast-${kind}`;
  const said = document.createElement('p');
  if (address === undefined) {
    said.textContent = text;
  } else {
    const link = document.createElement('a');
    link.href = address;
    link.className = 'underline';
    link.textContent = text;
    said.append(link);
  }
  const close = document.createElement('button');
  close.type = 'button';
  close.setAttribute('aria-label', words.closeNotification);
  close.addEventListener('click', () => {
    toast.remove();
    onClose?.();
  });
  toast.append(said, close);
  return toast;
}

/**
 * Tells the visitor something for five seconds, at the bottom right; with `onClose`, until they close it. With an address it
 * is a link. Answers what puts it away earlier.
 */
export function say(text: string, kind: ToastKind, onClose?: () => void, address?: string): () => void {
  const toasts = regionOfPage();
  place(toasts);
  const toast = makeToast(text, kind, onClose, address);
  // A new live region is read aloud when it changes, not for its first content.
  const frame = requestAnimationFrame(() => {
    toasts.append(toast);
    if (!onClose) putAwayLater(toast, toasts);
  });
  return () => {
    cancelAnimationFrame(frame);
    toast.remove();
  };
}
