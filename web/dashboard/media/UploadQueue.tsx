import { Check, TriangleAlert } from 'lucide-react';
import { fileSize } from '../../../domain/file-size.ts';
import { MAX_TITLE_LENGTH } from '../../../domain/staff-field.ts';
import type { UploadRule } from '../../../domain/upload.ts';
import { Banner } from '../components/Banner.tsx';
import { Button } from '../components/Button.tsx';
import { Modal } from '../components/Modal.tsx';
import { controlLook } from '../form/Field.tsx';
import { MAX_AT_ONCE, type QueuedFile, type SendQueued, useUploadQueue } from './upload-queue.ts';

interface RowProps {
  row: QueuedFile;
  isRunning: boolean;
  onRename(title: string): void;
}

/** One file: its future title, its progress, or its error. */
function Row({ row: { file, title, state, share, problem }, isRunning, onRename }: RowProps) {
  const percent = Math.floor(share * 100);
  return (
    <li className="grid gap-2 border-t border-line py-3">
      <label className="grid gap-1">
        <span className="text-sm text-muted wrap-anywhere">
          {file.name}, {fileSize(file.size)}
        </span>
        <input
          aria-label={`Title of ${file.name}`}
          value={title}
          maxLength={MAX_TITLE_LENGTH}
          disabled={isRunning || state === 'done' || state === 'refused'}
          onChange={(event) => onRename(event.target.value)}
          className={controlLook}
        />
      </label>
      {state === 'sending' ? (
        <div className="grid gap-1">
          <progress className="upload-progress" max={100} value={percent} aria-label={`Sending ${file.name}`} />
          <p className="text-sm text-muted tabular-nums">
            {share < 1 ? `Sending: ${percent} %` : 'Uploaded. Checking the file …'}
          </p>
        </div>
      ) : null}
      {state === 'done' ? (
        <p className="flex items-center gap-2 text-success">
          <Check aria-hidden="true" className="size-5" />
          Added
        </p>
      ) : null}
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
  return (
    <Modal title="Upload many" onClose={close}>
      {files.length > MAX_AT_ONCE ? (
        <Banner tone="warning">{`These are the first ${MAX_AT_ONCE} of ${files.length} files.`}</Banner>
      ) : null}
      <p role="status">
        {`${done} of ${queue.length} added.`}
        {failed > 0 ? ` ${failed} failed: try again.` : ''}
        {refused > 0 ? ` ${refused} cannot be taken.` : ''}
      </p>
      <ul>
        {queue.map((row) => (
          <Row key={row.key} row={row} isRunning={isRunning} onRename={(title) => rename(row.key, title)} />
        ))}
      </ul>
      <div className="actions">
        {left === 0 ? null : (
          <Button kind="primary" disabled={isRunning} onClick={start}>
            {isRunning ? 'Sending...' : failed > 0 ? 'Try again' : `Upload ${left}`}
          </Button>
        )}
        {isRunning ? <Button onClick={stop}>Stop</Button> : <Button onClick={close}>Close</Button>}
      </div>
    </Modal>
  );
}
