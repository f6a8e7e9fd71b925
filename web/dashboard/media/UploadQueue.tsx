import { Check, TriangleAlert } from 'lucide-react';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import * as words from '#locale/dashboard/media.ts';
import { MAX_TITLE_LENGTH } from '../../../domain/staff-field.ts';
import type { UploadRule } from '../../../domain/upload.ts';
import { fileSize } from '../../ui/numbers.ts';
import { Banner } from '../components/Banner.tsx';
import { Button } from '../components/Button.tsx';
import { Modal } from '../components/Modal.tsx';
import { controlLook } from '../form/Field.tsx';
import { useIsMoving } from './moving-picture.ts';
import { MAX_AT_ONCE, type QueuedFile, type SendQueued, useUploadQueue } from './upload-queue.ts';

interface RowProps {
  row: QueuedFile;
  isRunning: boolean;
  onRename(title: string): void;
}

/** From a title to the next one, and from the last to the button that sends them. */
function toNext(event: KeyboardEvent<HTMLInputElement>): void {
  if (event.key !== 'Enter') return;
  event.preventDefault();
  const { currentTarget } = event;
  const stops = [
    ...(currentTarget
      .closest('.dialog')
      ?.querySelectorAll<HTMLElement>('li input:not(:disabled), .actions button:not(:disabled)') ?? []),
  ];
  const next = stops[stops.indexOf(currentTarget) + 1];
  next?.focus();
  if (next instanceof HTMLInputElement) next.select();
}

/** One file: its future title, its progress, or its error. */
function Row({ row: { file, title, state, share, problem }, isRunning, onRename }: RowProps) {
  const percent = Math.floor(share * 100);
  const moves = useIsMoving(file);
  return (
    <li className="grid gap-2 border-t border-line py-3">
      <label className="grid gap-1">
        <span className="text-sm text-muted wrap-anywhere">{words.nameAndSize(file.name, fileSize(file.size))}</span>
        <input
          aria-label={words.titleOf(file.name)}
          value={title}
          maxLength={MAX_TITLE_LENGTH}
          disabled={isRunning || state === 'done' || state === 'refused'}
          onChange={(event) => onRename(event.target.value)}
          onKeyDown={toNext}
          className={controlLook}
        />
      </label>
      {state === 'sending' ? (
        <div className="grid gap-1">
          <progress className="upload-progress" max={100} value={percent} aria-label={words.sendingFile(file.name)} />
          <p className="text-sm text-muted tabular-nums">
            {share < 1 ? words.sendingPercent(percent) : words.checkingTheFile}
          </p>
        </div>
      ) : null}
      {state === 'done' ? (
        <p className="flex items-center gap-2 text-success">
          <Check aria-hidden="true" className="size-5" />
          {words.added}
        </p>
      ) : null}
      {moves && state !== 'refused' ? <p className="text-sm">{words.onlyFirstFrame}</p> : null}
      {problem === undefined ? null : (
        <p className="flex items-center gap-2 text-danger">
          <TriangleAlert aria-hidden="true" className="size-5 shrink-0" />
          {problem}
        </p>
      )}
    </li>
  );
}

interface UploadQueueProps {
  files: readonly File[];
  rule: UploadRule;
  send: SendQueued;
  /** Called when the queue has been gone through, and when it is left. */
  onSent(): void;
  onClose(): void;
}

/** Many files on their way, one after the other, each with its title and its progress. */
export function UploadQueue({ files, rule, send, onSent, onClose }: UploadQueueProps) {
  const { queue, isRunning, run, stop, rename } = useUploadQueue(files, rule, send);
  const countOf = (state: QueuedFile['state']) => queue.filter((it) => it.state === state).length;
  const [done, failed, refused] = [countOf('done'), countOf('failed'), countOf('refused')];
  const left = queue.length - done - refused;
  const close = () => {
    stop();
    if (done > 0) onSent();
    onClose();
  };
  const start = () => void run().then(onSent);
  const list = useRef<HTMLUListElement>(null);
  const closing = useRef<HTMLButtonElement>(null);
  // The button that was pressed goes when nothing is left to send.
  const isFinished = left === 0 && !isRunning;
  useEffect(() => {
    if (isFinished) closing.current?.focus();
  }, [isFinished]);
  // A touch would open the keyboard over half of the dialog, before anybody has read it.
  const firstTitle = (opened: string) =>
    opened === 'touch' || (list.current?.querySelector<HTMLElement>('input') ?? true);
  return (
    <Modal title={words.uploadMany} onClose={close} initialFocus={firstTitle}>
      {files.length > MAX_AT_ONCE ? (
        <Banner tone="warning">{words.onlyTheFirst(MAX_AT_ONCE, files.length)}</Banner>
      ) : null}
      <p role="status">
        {words.addedOf(done, queue.length)}
        {failed > 0 ? ` ${words.failedTryAgain(failed)}` : ''}
        {refused > 0 ? ` ${words.cannotBeTaken(refused)}` : ''}
      </p>
      <ul ref={list}>
        {queue.map((row) => (
          <Row key={row.key} row={row} isRunning={isRunning} onRename={(title) => rename(row.key, title)} />
        ))}
      </ul>
      <div className="actions">
        {left === 0 ? null : (
          <Button kind="primary" disabled={isRunning} onClick={start}>
            {isRunning ? words.sending : failed > 0 ? words.tryAgain : words.uploadCount(left)}
          </Button>
        )}
        {isRunning ? (
          <Button onClick={stop}>{words.stop}</Button>
        ) : (
          <Button ref={closing} onClick={close}>
            {words.close}
          </Button>
        )}
      </div>
    </Modal>
  );
}
