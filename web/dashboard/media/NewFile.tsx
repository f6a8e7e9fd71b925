import { useEffect, useMemo, useRef, useState } from 'react';
import * as words from '#locale/dashboard/media.ts';
import type { MediaFile } from '../../../domain/picture.ts';
import { type UploadRule, uploadProblem } from '../../../domain/upload.ts';
import { RequestFailed } from '../../request.ts';
import { fileSize } from '../../ui/numbers.ts';
import { Banner } from '../components/Banner.tsx';
import { Button } from '../components/Button.tsx';
import { controlLook, Field } from '../form/Field.tsx';
import { wordedForStaff } from '../replies/worded.ts';
import { useIsMoving } from './moving-picture.ts';
import { sendFile } from './upload.ts';

interface NewFileProps {
  file: File;
  rule: UploadRule;
  /** The label of the upload button; by default that of choosing a file for a field. */
  submit?: string;
  onAdded(added: MediaFile): void;
  onCancel(): void;
}

/** The reason of a failure: the server's error about the file if there is one. */
function reasonOf(error: unknown): string {
  if (!(error instanceof RequestFailed)) throw error;
  return error.errors.file?.[0] ?? error.errors.alt?.[0] ?? error.message;
}

/** A newly chosen file: its preview, its description, and its upload progress. */
export function NewFile({ file, rule, submit, onAdded, onCancel }: NewFileProps) {
  const isPicture = file.type.startsWith('image/');
  const address = useMemo(() => (isPicture ? URL.createObjectURL(file) : undefined), [file, isPicture]);
  const [alt, setAlt] = useState('');
  const [asksForWords, setAsksForWords] = useState(false);
  const [problem, setProblem] = useState(() => uploadProblem(file, rule));
  const [sent, setSent] = useState<number>();
  const sending = useRef<AbortController>(undefined);
  const moves = useIsMoving(file);
  const refused = uploadProblem(file, rule) !== undefined;

  useEffect(() => () => URL.revokeObjectURL(address ?? ''), [address]);
  useEffect(() => () => sending.current?.abort(), []);

  const send = async () => {
    if (sending.current) return;
    setAsksForWords(isPicture && alt.trim() === '');
    if (isPicture && alt.trim() === '') return;
    const controller = new AbortController();
    sending.current = controller;
    setProblem(undefined);
    setSent(0);
    try {
      onAdded(await sendFile({ file, alt, onProgress: setSent, signal: controller.signal }));
    } catch (error) {
      if (!controller.signal.aborted) setProblem(reasonOf(error));
    } finally {
      sending.current = undefined;
      setSent(undefined);
    }
  };
  return (
    <form
      noValidate
      className="grid gap-4 border border-line bg-raised p-4"
      onSubmit={(event) => {
        event.preventDefault();
        // It may stand in a dialog over another form, which React would otherwise submit as well.
        event.stopPropagation();
        void send();
      }}
    >
      <div className="flex flex-wrap items-start gap-4">
        {address === undefined ? null : (
          <img src={address} alt="" className="h-28 w-40 border border-line bg-sunken object-contain" />
        )}
        <p className="min-w-0">
          <span className="font-semibold">{file.name}</span>
          <br />
          <span className="text-muted">{fileSize(file.size)}</span>
        </p>
      </div>
      {problem === undefined ? null : <Banner tone="danger">{wordedForStaff(problem)}</Banner>}
      {moves && !refused ? <Banner tone="warning">{words.onlyFirstFrame}</Banner> : null}
      {isPicture && !refused ? (
        <Field
          label={words.whatDoesThePictureShow}
          hint={words.descriptionHint}
          error={asksForWords && alt.trim() === '' ? words.describeThePicture : undefined}
        >
          {(wiring) => (
            <input
              {...wiring}
              // biome-ignore lint/a11y/noAutofocus: the person has just chosen the file, and this is what comes next
              autoFocus
              value={alt}
              maxLength={300}
              disabled={sent !== undefined}
              onChange={(event) => setAlt(event.target.value)}
              className={controlLook}
            />
          )}
        </Field>
      ) : null}
      {sent === undefined ? null : <Sending share={sent} />}
      <div className="flex flex-wrap gap-3 max-sm:*:grow">
        <Button onClick={onCancel}>{sent === undefined ? words.chooseAnother : words.stopSending}</Button>
        {refused ? null : (
          <Button kind="primary" type="submit" disabled={sent !== undefined}>
            {submit ?? (isPicture ? words.useThisPicture : words.useThisFile)}
          </Button>
        )}
      </div>
    </form>
  );
}

/** The progress of the upload; when all has been sent, the server still checks the file. */
function Sending({ share }: { share: number }) {
  const percent = Math.floor(share * 100);
  return (
    <div className="grid gap-1">
      <progress className="upload-progress" max={100} value={percent} aria-label={words.uploadingTheFile} />
      <p role="status" className="text-sm text-muted tabular-nums">
        {share < 1 ? words.sendingPercent(percent) : words.checkingTheFile}
      </p>
    </div>
  );
}
