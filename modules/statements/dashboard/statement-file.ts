import { useEffect, useRef, useState } from 'react';
import { uploadProblem } from '../../../domain/upload.ts';
import { sendForm } from '../../../web/dashboard/media/upload.ts';
import { wordedForStaff } from '../../../web/dashboard/replies/worded.ts';
import { RequestFailed } from '../../../web/request.ts';
import { type DoubtDecision, importedStatement, type StatementPreview, statementPreview } from '../domain/statement.ts';
import type { StatementColumns } from '../domain/statement-columns.ts';
import { statementRule } from '../domain/upload-rule.ts';
import { type Pointed, wholeColumns } from './pointing.ts';

/** Pause after a column was pointed at before the file is read again (ms). */
const PAUSE = 400;

const CONFLICT = 409;

interface Sent {
  source: number;
  file: File;
  columns?: StatementColumns | undefined;
  decisions?: Decisions;
  digest?: string;
}

/** What a person says of a file, beside its columns. */
interface Decisions {
  doubtful?: DoubtDecision | undefined;
  /** Rows are missing where the balances do not follow. */
  areGapsConfirmed?: boolean;
  /** All money of a file came in that does not say it. */
  isAllIn?: boolean;
  /** Numbers of the rows that are left out. */
  leftOut?: readonly number[];
}

function formOf({ source, file, columns, decisions = {}, digest }: Sent): FormData {
  const { doubtful, areGapsConfirmed, isAllIn, leftOut = [] } = decisions;
  const form = new FormData();
  form.set('source_id', String(source));
  if (columns) form.set('columns', JSON.stringify(columns));
  if (doubtful) form.set('doubtful', doubtful);
  if (areGapsConfirmed) form.set('gaps', 'confirmed');
  if (isAllIn) form.set('all_came_in', 'confirmed');
  if (leftOut.length > 0) form.set('left_out', JSON.stringify(leftOut));
  if (digest !== undefined) form.set('digest', digest);
  form.set('file', file);
  return form;
}

function reasonOf(error: unknown): string {
  if (!(error instanceof RequestFailed)) throw error;
  return Object.values(error.errors)[0]?.[0] ?? error.message;
}

/** What is done with the file at present: it is read for the preview, or imported. */
export type Doing = 'reading' | 'importing';

/** What an import has done. */
export interface Imported {
  added: number;
  known: number;
}

/**
 * A statement on its way: the source and the file that were chosen, the columns that are pointed at, and what an import
 * would do. Nothing of it is lost where a call fails.
 */
export function useStatementFile() {
  const [source, setSource] = useState<number>();
  const [file, setFile] = useState<File>();
  const [columns, setColumns] = useState<Pointed>({});
  const [decisions, setDecisions] = useState<Decisions>({});
  const [preview, setPreview] = useState<StatementPreview>();
  const [doing, setDoing] = useState<Doing>();
  const [share, setShare] = useState(0);
  const [problem, setProblem] = useState<string>();
  const [imported, setImported] = useState<Imported>();
  const controller = useRef<AbortController>(undefined);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const stop = () => {
    clearTimeout(timer.current);
    controller.current?.abort();
  };
  const stopAtEnd = useRef(stop);
  useEffect(() => stopAtEnd.current, []);

  /** Sends the file, in place of what was sent before. Answers undefined where something else was sent meanwhile. */
  async function send<Result>(path: string, sent: Sent, read: (reply: unknown) => Result): Promise<Result | undefined> {
    stop();
    const sending = new AbortController();
    controller.current = sending;
    setShare(0);
    try {
      const transfer = { onProgress: setShare, signal: sending.signal };
      const result = read(await sendForm(path, formOf(sent), transfer));
      return sending.signal.aborted ? undefined : result;
    } catch (error) {
      if (sending.signal.aborted) return undefined;
      throw error;
    } finally {
      if (controller.current === sending) setDoing(undefined);
    }
  }

  /** Reads the file. Without columns the server proposes some. */
  async function look(sent: Sent): Promise<boolean> {
    setDoing('reading');
    try {
      const next = await send('/statements/preview/', sent, (reply) => statementPreview.parse(reply));
      if (next === undefined) return false;
      setPreview(next);
      if (sent.columns === undefined) setColumns(next.columns);
      return true;
    } catch (error) {
      setProblem(reasonOf(error));
      return false;
    }
  }

  /** Another file, or another source: its columns are proposed anew. */
  function begin(nextSource: number | undefined, nextFile: File | undefined): void {
    setSource(nextSource);
    setFile(nextFile);
    setDecisions({});
    const fault = nextFile && uploadProblem(nextFile, statementRule);
    setProblem(fault === undefined ? undefined : wordedForStaff(fault));
    stop();
    setPreview(undefined);
    if (nextSource !== undefined && nextFile && fault === undefined) void look({ source: nextSource, file: nextFile });
  }

  function change(next: Pointed): void {
    setColumns(next);
    // Rows stay the same where columns are others; what they may be does not.
    const kept = { leftOut: decisions.leftOut ?? [] };
    setDecisions(kept);
    stop();
    const whole = preview && wholeColumns(next, preview.heading);
    if (source === undefined || !file || !whole) return;
    setProblem(undefined);
    setDoing('reading');
    timer.current = setTimeout(() => void look({ source, file, columns: whole, decisions: kept }), PAUSE);
  }

  /** Reads the file once more as it is pointed at, with what was decided. */
  function lookAgain(next: Decisions): void {
    if (source === undefined || !file) return;
    stop();
    setDecisions(next);
    setProblem(undefined);
    const whole = preview && wholeColumns(columns, preview.heading);
    void look({ source, file, columns: whole, decisions: next });
  }

  /** Leaves a row out of the import, or takes it in again. */
  function leaveOut(row: number, isLeftOut: boolean): void {
    const others = (decisions.leftOut ?? []).filter((one) => one !== row);
    lookAgain({ ...decisions, leftOut: isLeftOut ? [...others, row] : others });
  }

  async function run(): Promise<void> {
    const whole = preview && wholeColumns(columns, preview.heading);
    if (source === undefined || !file || !whole || !preview.digest) return;
    const sent = { source, file, columns: whole, decisions };
    setProblem(undefined);
    setDoing('importing');
    try {
      const { digest } = preview;
      setImported(await send('/statements/', { ...sent, digest }, (reply) => importedStatement.parse(reply)));
    } catch (error) {
      const reason = reasonOf(error);
      setProblem(reason);
      // Something was imported meanwhile: what this file would do now is shown, with the reason above it.
      if (error instanceof RequestFailed && error.status === CONFLICT) await look(sent);
    }
  }

  return {
    source,
    file,
    columns,
    preview,
    doing,
    share,
    problem,
    imported,
    chooseSource: (id: number | undefined) => begin(id, file),
    chooseFile: (chosen: File) => begin(source, chosen),
    change,
    decisions,
    decide: (more: Decisions) => lookAgain({ ...decisions, ...more }),
    leaveOut,
    /** Reads the file again: after the connection broke for instance, or to say that its columns are right. */
    lookAgain: () => lookAgain(decisions),
    run,
    startAgain() {
      setImported(undefined);
      begin(source, undefined);
    },
  };
}

export type StatementFile = ReturnType<typeof useStatementFile>;
