import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import * as words from '#locale/forms.ts';
import { RequestFailed, request } from '../../request.ts';
import { failureText } from '../section.ts';
import { checkForm, errorSummary, errorsAfterInput } from './check.ts';
import { nextAddress } from './next-page.ts';
import type { FieldErrors, FormPlan, PostedForm } from './plan.ts';
import { keepMessage, type Message, QUEUED_MESSAGE_GONE } from './queued-messages.ts';
import { say } from './toast.ts';

/** The outcome of a message: sent, queued on the phone, or refused. */
type SendResult =
  | { state: 'sent'; text: string; address: string | undefined }
  | { state: 'queued' }
  | { state: 'failed'; text: string; errors: FieldErrors };

/** Sends a message, or keeps it where there is no network and it can wait. */
async function sendOrQueue(message: Message, canWait: boolean): Promise<SendResult> {
  if (!navigator.onLine && canWait && keepMessage(message)) return { state: 'queued' };
  try {
    const reply = await request(message.call, message);
    return { state: 'sent', text: reply.message, address: nextAddress(reply) };
  } catch (error) {
    const errors = error instanceof RequestFailed ? error.errors : {};
    return { state: 'failed', text: failureText(error, message.failed), errors };
  }
}

/** A name for a message, the same however often it is tried. Browsers make one only on a secure page. */
function newKey(): string | undefined {
  return 'randomUUID' in crypto ? crypto.randomUUID() : undefined;
}

/** `queued`: there is no network, and the message waits on the phone. */
export type FormState = 'idle' | 'submitting' | 'sent' | 'queued' | 'failed';

interface FormNoteText {
  kind: 'taken' | 'failed' | 'queued';
  text: string;
  /** The page at which the visitor goes on. */
  address?: string | undefined;
}

const QUEUED = words.youAreOfflineYourMessage;

/** A hydrated form: the props of its fields and its button. */
export interface LiveForm {
  element: RefObject<HTMLFormElement | null>;
  plan: FormPlan;
  posted: PostedForm | undefined;
  state: FormState;
  errors: FieldErrors;
  /** The form's own message at the moment. */
  note: FormNoteText | undefined;
  onSubmit(event: FormEvent<HTMLFormElement>): void;
  onInput(event: FormEvent<HTMLFormElement>): void;
  /** An empty form for another message, where a note stood in its place. */
  again(): void;
}

interface FormOptions {
  /** Its outcome when it was sent without script. */
  posted?: PostedForm | undefined;
  /** With the page at which the visitor goes on, where there is one. */
  onSent?: (address?: string) => void;
}

const hasErrors = (errors: FieldErrors) => Object.keys(errors).length > 0;

function readValues(form: HTMLFormElement, { rules }: FormPlan): Record<string, string> {
  const data = new FormData(form);
  const values: Record<string, string> = {};
  for (const name of [...Object.keys(rules), 'website']) {
    const value = data.get(name);
    if (typeof value === 'string') values[name] = value;
  }
  return values;
}

/** In the middle of the screen: toasts stand at its edges. */
function focusFirst(form: HTMLFormElement, errors: FieldErrors): void {
  const first = [...form.elements].find((field) => (field.getAttribute('name') ?? '') in errors);
  if (!(first instanceof HTMLElement)) return;
  first.focus({ preventScroll: true });
  first.closest('.field')?.scrollIntoView({ block: 'center', behavior: 'instant' });
}

/** Takes a form over in the browser: checks it, sends it in place, tells what became of it. */
export function useForm(plan: FormPlan, { posted, onSent }: FormOptions = {}): LiveForm {
  const [state, setState] = useState<FormState>('idle');
  const [errors, setErrors] = useState<FieldErrors>(posted?.errors ?? {});
  const [shown, setShown] = useState(posted);
  const [taken, setTaken] = useState<Pick<FormNoteText, 'text' | 'address'>>({ text: '' });
  const element = useRef<HTMLFormElement>(null);
  const complaint = useRef<() => void>(null);
  const last = useRef<{ content: string; key: string | undefined }>(null);

  useEffect(() => {
    if (state === 'sent' || state === 'queued') element.current?.reset();
  }, [state]);

  useEffect(() => {
    if (state !== 'queued') return;
    const forget = () => setState('idle');
    window.addEventListener(QUEUED_MESSAGE_GONE, forget, { once: true });
    return () => window.removeEventListener(QUEUED_MESSAGE_GONE, forget);
  }, [state]);

  /** The same for every try of the same message; another as soon as a word is changed. */
  function keyOf(content: string): string | undefined {
    if (last.current?.content !== content) last.current = { content, key: newKey() };
    return last.current.key;
  }

  function refuse(form: HTMLFormElement, found: FieldErrors, text: string): void {
    setErrors(found);
    complaint.current = say(text, 'failure');
    focusFirst(form, found);
  }

  async function send(form: HTMLFormElement, values: Record<string, string>): Promise<void> {
    const { call, parameters, failed, isOnlyForNow = false } = plan;
    const key = keyOf(JSON.stringify(values));
    const body = { ...values, started_at: Math.round(performance.now()), ...(key ? { idempotency_key: key } : {}) };
    const result = await sendOrQueue({ call, parameters, body, failed }, !isOnlyForNow);
    setState(result.state);
    if (result.state === 'failed') {
      refuse(form, result.errors, result.text);
      return;
    }
    last.current = null;
    setShown(undefined);
    if (result.state === 'queued') return;
    setTaken(result);
    onSent?.(result.address);
  }

  function onSubmit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    if (state === 'submitting') return;
    // The error of the last try does not apply to this one.
    complaint.current?.();
    const values = readValues(event.currentTarget, plan);
    const found = checkForm(plan, values);
    const summary = errorSummary(plan, found);
    if (summary !== undefined) {
      refuse(event.currentTarget, found, summary);
      return;
    }
    setErrors({});
    setState('submitting');
    void send(event.currentTarget, values);
  }

  /** Removes a field's error once the field is changed, and the summary once no error is left. */
  function onInput({ target }: FormEvent<HTMLFormElement>): void {
    const name = target instanceof Element ? target.getAttribute('name') : null;
    if (name === null || !hasErrors(errors)) return;
    const left = errorsAfterInput(plan, errors, name);
    setErrors(left);
    if (!hasErrors(left)) complaint.current?.();
  }

  function again(): void {
    flushSync(() => {
      setState('idle');
      setShown(undefined);
    });
    const [first] = element.current?.elements ?? [];
    if (first instanceof HTMLElement) first.focus();
  }

  function noteNow(): FormNoteText | undefined {
    if (state === 'queued') return { kind: 'queued', text: QUEUED };
    if (state === 'sent') return { kind: 'taken', ...taken };
    if (shown === undefined) return undefined;
    if (shown.taken) return { kind: 'taken', text: shown.message, address: shown.address };
    const isMended = hasErrors(shown.errors) && !hasErrors(errors);
    return isMended ? undefined : { kind: 'failed', text: shown.message };
  }

  return { element, plan, posted: shown, state, errors, note: noteNow(), onSubmit, onInput, again };
}
