import { useMutation, useQueryClient } from '@tanstack/react-query';
import * as words from '#locale/dashboard/redirects.ts';
import type { RedirectsTaken } from '../../../domain/redirects.ts';
import { RequestFailed } from '../../request.ts';
import { Banner } from '../components/Banner.tsx';
import { Button } from '../components/Button.tsx';
import { Modal } from '../components/Modal.tsx';
import { useFieldNotes } from '../form/Field.tsx';
import { FileChooser } from '../media/FileChooser.tsx';
import { request } from '../session/request.ts';
import { useAction } from '../toast/use-action.ts';
import { everyRedirect } from './calls.ts';

/** Refused rows that are shown; the file is mended from its beginning. */
const SHOWN = 50;

/** Bytes of the largest file that is read: the call says in words which is too long. */
const MAX_FILE = 2 * 1024 * 1024;

interface Read {
  text: string;
  taken: RedirectsTaken;
}

function Refused({ refused }: Pick<RedirectsTaken, 'refused'>) {
  if (refused.length === 0) return null;
  return (
    <div className="grid gap-2">
      <h3 className="font-semibold">{words.refusedRows(refused.length)}</h3>
      <ul className="grid gap-2 border-y border-line py-2">
        {refused.slice(0, SHOWN).map(({ row, from, why }) => (
          <li key={row} className="wrap-anywhere">
            <span className="font-semibold">{words.rowOf(row, from)}</span> {why}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** What is wrong with the file, in the words of the call. */
const fileProblem = (error: Error) =>
  (error instanceof RequestFailed ? error.errors.text?.[0] : undefined) ?? error.message;

/** Adds the redirects of a file, once it has been looked at. */
export function TableDialog({ onClose }: { onClose(): void }) {
  const queries = useQueryClient();
  const looking = useMutation({
    mutationFn: async (file: File): Promise<Read> => {
      const text = file.size > MAX_FILE ? 'x'.repeat(MAX_FILE) : await file.text();
      return { text, taken: await request('POST /redirects/table/', { body: { text, is_trial: true } }) };
    },
  });
  const { data: read, variables: file, error } = looking;
  const { describedBy, notes } = useFieldNotes(file?.name, error === null ? undefined : fileProblem(error));
  const adding = useAction({
    call: ({ text }: Read) => request('POST /redirects/table/', { body: { text, is_trial: false } }),
    again: () => queries.invalidateQueries({ queryKey: everyRedirect }),
    done: ({ added, changed }) => words.fileTaken(added, changed),
    finish: onClose,
  });
  const news = read ? read.taken.added + read.taken.changed : 0;
  return (
    <Modal title={words.addFromFile} onClose={onClose} wide>
      <p>{words.fileHint}</p>
      <div className="grid justify-items-start gap-1.5 wrap-anywhere" aria-live="polite">
        <FileChooser rule={{ table: MAX_FILE }} describedBy={describedBy} onChosen={(chosen) => looking.mutate(chosen)}>
          {file ? words.chooseAnother : words.chooseFile}
        </FileChooser>
        {notes}
      </div>
      {read === undefined ? null : (
        <div className="grid gap-4" aria-live="polite">
          <Banner tone={read.taken.refused.length === 0 ? 'success' : 'warning'}>
            <p className="wrap-anywhere">{words.whatWouldCome(file?.name ?? '', read.taken)}</p>
          </Banner>
          <Refused refused={read.taken.refused} />
        </div>
      )}
      <div className="actions">
        {read !== undefined && news > 0 ? (
          <Button kind="primary" busy={adding.isPending} onClick={() => adding.mutate(read)}>
            {words.addThem(news)}
          </Button>
        ) : null}
        <Button onClick={onClose}>{words.cancel}</Button>
      </div>
    </Modal>
  );
}
