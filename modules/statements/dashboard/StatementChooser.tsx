import { type DragEvent, useState } from 'react';
import { statements as words } from '#locale/dashboard/modules.ts';
import { FormSection } from '../../../web/dashboard/form/FormSection.tsx';
import { FileChooser } from '../../../web/dashboard/media/FileChooser.tsx';
import { fileSize } from '../../../web/ui/numbers.ts';
import { statementRule } from '../domain/upload-rule.ts';
import type { StatementFile } from './statement-file.ts';

/** How far the file is: sent, then read by the server. */
function Progress({ statement: { doing, share } }: { statement: StatementFile }) {
  const percent = Math.floor(share * 100);
  const says = doing === 'importing' ? words.importing : words.readingFile;
  return (
    <div className="grid gap-1">
      <progress
        className="upload-progress"
        max={100}
        {...(share < 1 && { value: percent })}
        aria-label={words.sendingFile}
      />
      <p role="status" className="text-sm text-muted tabular-nums">
        {share < 1 ? words.sendingPercent(percent) : says}
      </p>
    </div>
  );
}

/** The file: chosen by a button, or dropped here. */
export function StatementChooser({ statement }: { statement: StatementFile }) {
  const { source, file, doing, chooseFile } = statement;
  const [isOver, setOver] = useState(false);
  const isTaken = source !== undefined && doing !== 'importing';
  const over = (event: DragEvent) => {
    if (!isTaken) return;
    event.preventDefault();
    setOver(true);
  };
  const drop = (event: DragEvent) => {
    setOver(false);
    const [dropped] = event.dataTransfer.files;
    if (!isTaken || dropped === undefined) return;
    event.preventDefault();
    chooseFile(dropped);
  };
  return (
    <FormSection title={words.theFile} hint={words.theFileHint}>
      {source === undefined ? (
        <p className="text-muted">{words.chooseSourceFirst}</p>
      ) : (
        // biome-ignore lint/a11y/noStaticElementInteractions: the button within does the same without a mouse
        <div
          data-over={isOver ? '' : undefined}
          onDragOver={over}
          onDragLeave={() => setOver(false)}
          onDrop={drop}
          className="grid justify-items-start gap-3 border-2 border-dashed border-line-strong p-4 data-over:border-accent data-over:bg-accent-surface"
        >
          {file === undefined ? (
            <p className="hidden text-muted pointer-fine:block">{words.dropHere}</p>
          ) : (
            <p className="wrap-anywhere">
              <span className="font-semibold">{file.name}</span>
              <br />
              <span className="text-muted">{fileSize(file.size)}</span>
            </p>
          )}
          <FileChooser rule={statementRule} onChosen={chooseFile}>
            {file === undefined ? words.chooseFile : words.chooseAnotherFile}
          </FileChooser>
        </div>
      )}
      {doing === undefined ? null : <Progress statement={statement} />}
    </FormSection>
  );
}
