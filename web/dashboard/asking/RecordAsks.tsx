import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { toast } from 'sonner';
import * as words from '#locale/dashboard/drafts.ts';
import { handBack, type PublishingAsk } from '../../../domain/drafts.ts';
import { Banner } from '../components/Banner.tsx';
import { Button } from '../components/Button.tsx';
import { SmallForm } from '../form/SmallForm.tsx';
import { TextAreaField } from '../form/TextAreaField.tsx';
import { useMay } from '../session/account.ts';
import { showDateAndTime } from '../time/site-time.ts';
import { type AskedRecord, handBackRecord } from './calls.ts';
import { useMayChangePublished } from './use-asking.ts';

/** To the writer: that it waits, or that it was handed back and why. */
function OwnAsk({ ask }: { ask: PublishingAsk }) {
  const { asked_at, handed_back_at, handed_back_by, sentence } = ask;
  if (handed_back_at === null)
    return (
      <Banner tone="info">
        <p>{words.youAsked(showDateAndTime(asked_at))}</p>
      </Banner>
    );
  return (
    <Banner tone="warning">
      <p className="font-semibold">{words.handedBackToYou(handed_back_by, showDateAndTime(handed_back_at))}</p>
      <p className="whitespace-pre-line">{sentence}</p>
      <p>{words.changeAndAskAgain}</p>
    </Banner>
  );
}

interface HandBackProps {
  record: AskedRecord;
  ask: PublishingAsk;
}

/** Hands a record back, with a sentence that says what to change. */
function HandBack({ record, ask }: HandBackProps) {
  const [isOpen, setOpen] = useState(false);
  const queries = useQueryClient();
  if (!isOpen) return <Button onClick={() => setOpen(true)}>{words.handBackTo(ask.by)}</Button>;
  return (
    <div className="grid w-full gap-3">
      <SmallForm
        schema={handBack}
        startsWith={{ sentence: '' }}
        submit={words.handBack}
        submitting={words.handingBack}
        failed={words.handBackFailed}
        keeps
        save={async ({ sentence }) => {
          await handBackRecord(record, ask.id, sentence);
          toast.success(words.handedBack);
          await queries.invalidateQueries({ queryKey: record.every });
        }}
      >
        {(control) => <TextAreaField control={control} name="sentence" label={words.whatToChange} rows={3} />}
      </SmallForm>
      <Button className="justify-self-start" onClick={() => setOpen(false)}>
        {words.cancel}
      </Button>
    </div>
  );
}

interface AskForPublisherProps extends HandBackProps {
  isPublished: boolean;
  isTaken: boolean;
  onTake(): void;
}

/** To somebody who may publish: who asks for it, and what can be done. */
function AskForPublisher({ isPublished, isTaken, onTake, ...about }: AskForPublisherProps) {
  const { by, asked_at, draft } = about.ask;
  const gone = draft === null ? words.changesGone(by) : words.changesKeptIn(by);
  return (
    <Banner tone="info">
      <p className="font-semibold">{words.asksToBePublished(by, showDateAndTime(asked_at))}</p>
      <p>{isTaken ? words.inTheForm : isPublished ? gone : words.howToPublish}</p>
      <div className="mt-2 flex flex-wrap gap-2">
        {isPublished && draft !== null && !isTaken ? <Button onClick={onTake}>{words.putIntoForm}</Button> : null}
        <HandBack {...about} />
      </div>
    </Banner>
  );
}

interface RecordAsksProps {
  record: AskedRecord;
  /** Of a page. */
  address?: string;
  isPublished: boolean;
  asks: readonly PublishingAsk[];
  /** The ask whose changes are in the form. */
  taken: PublishingAsk | undefined;
  onTake(ask: PublishingAsk): void;
}

/** Above the form of a record: who asks for it to be published, and what was answered. */
export function RecordAsks({ record, address, isPublished, asks, taken, onTake }: RecordAsksProps) {
  const mayPublish = useMay(`${record.collection}.publish`);
  const mayChange = useMayChangePublished(record.collection, address);
  return (
    <>
      {!mayChange && isPublished ? (
        <Banner tone="info">
          <p>{words.yourChangesStayDraft}</p>
        </Banner>
      ) : null}
      {asks.map((ask) => {
        if (ask.is_mine) return <OwnAsk key={ask.id} ask={ask} />;
        if (!mayPublish || ask.handed_back_at !== null) return null;
        return (
          <AskForPublisher
            key={ask.id}
            ask={ask}
            record={record}
            isPublished={isPublished}
            isTaken={taken?.id === ask.id}
            onTake={() => onTake(ask)}
          />
        );
      })}
    </>
  );
}
