import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { toast } from 'sonner';
import * as words from '#locale/dashboard/library.ts';
import { type MediaFile, mediaFileWords } from '../../../domain/picture.ts';
import { fileSize } from '../../ui/numbers.ts';
import { Banner } from '../components/Banner.tsx';
import { Button } from '../components/Button.tsx';
import { Question } from '../components/Question.tsx';
import { DetailsDialog } from '../details/DetailsDialog.tsx';
import { DetailsPart } from '../details/DetailsPart.tsx';
import { Fact, Facts } from '../details/Facts.tsx';
import { SmallForm } from '../form/SmallForm.tsx';
import { TextField } from '../form/TextField.tsx';
import { everyFile, oneFile } from '../media/calls.ts';
import { FilePreview } from '../media/FilePreview.tsx';
import { FocalPointForm } from '../media/FocalPointForm.tsx';
import { Waiting } from '../screen/Waiting.tsx';
import { request } from '../session/request.ts';
import { Moment } from '../time/Moment.tsx';

/** The words that stand for a picture, on every page that shows it. */
function DescriptionForm({ file: { id, alt } }: { file: MediaFile }) {
  const queries = useQueryClient();
  return (
    <SmallForm
      schema={mediaFileWords}
      startsWith={{ alt }}
      submit={words.saveDescription}
      submitting={words.saving}
      failed={words.descriptionFailed}
      keeps
      save={async (input) => {
        await request('PUT /media/{id}/', { parameters: { id }, body: input });
        toast.success(words.descriptionSaved);
        await queries.invalidateQueries({ queryKey: everyFile });
      }}
    >
      {(control) => <TextField control={control} name="alt" label={words.description} hint={words.descriptionHint} />}
    </SmallForm>
  );
}

/** The uses of a file, in the server's words. */
function UsedIn({ places }: { places: readonly string[] }) {
  return (
    <DetailsPart title={words.whereItIsUsed}>
      {places.length === 0 ? (
        <p>{words.nowhere}</p>
      ) : (
        <>
          <ul className="list-disc pl-5">
            {places.map((place) => (
              <li key={place}>{place}</li>
            ))}
          </ul>
          <p className="text-sm text-muted">{words.usedHint}</p>
        </>
      )}
    </DetailsPart>
  );
}

/** The facts about a file. */
function FileFacts({ file }: { file: MediaFile }) {
  const { kind, url, type, bytes, width, height, created_at } = file;
  return (
    <Facts>
      <Fact name={words.type}>{type}</Fact>
      <Fact name={words.size}>{fileSize(bytes)}</Fact>
      {kind === 'picture' ? <Fact name={words.dimensions}>{words.pixels(width, height)}</Fact> : null}
      <Fact name={words.added}>
        <Moment at={created_at} />
      </Fact>
      <Fact name={words.address}>
        <a href={url} target="_blank" rel="noopener" className="break-all text-accent underline">
          {url}
          <span className="sr-only"> {words.opensInNewTab}</span>
        </a>
      </Fact>
    </Facts>
  );
}

interface FileDetailsProps {
  id: number;
  onClose(): void;
}

/** One file of the library: its facts, its uses, its description, and the button that deletes it. */
export function FileDetails({ id, onClose }: FileDetailsProps) {
  // Read again, as its uses may have changed since the last look.
  const { data: file, error } = useQuery({ ...oneFile(id), staleTime: 0 });
  const [asking, setAsking] = useState(false);
  const queries = useQueryClient();
  const deleting = useMutation({
    mutationFn: () => request('DELETE /media/{id}/', { parameters: { id } }),
    onSuccess: async () => {
      toast.success(words.fileDeleted);
      onClose();
      queries.removeQueries(oneFile(id));
      await queries.invalidateQueries({ queryKey: everyFile });
    },
    onSettled: () => setAsking(false),
  });
  const mayDelete = file?.can?.delete === true && file.used_in.length === 0;
  return (
    <DetailsDialog
      title={file?.file_name || words.file}
      onClose={onClose}
      actions={
        mayDelete ? (
          <Button kind="danger" busy={deleting.isPending} onClick={() => setAsking(true)}>
            <Trash2 aria-hidden="true" className="size-5" />
            {words.deleteWord}
          </Button>
        ) : null
      }
    >
      {deleting.error === null ? null : <Banner tone="danger">{deleting.error.message}</Banner>}
      {file === undefined ? (
        error === null ? (
          <Waiting>{words.loadingFile}</Waiting>
        ) : (
          <Banner tone="danger">{error.message}</Banner>
        )
      ) : (
        <>
          <FilePreview file={file} className="h-64 w-full" sizes="32rem" />
          <FileFacts file={file} />
          {file.kind === 'picture' ? (
            <DetailsPart title={words.whatThePictureShows}>
              {file.can?.edit ? <DescriptionForm file={file} /> : <p>{file.alt || words.notDescribedYet}</p>}
            </DetailsPart>
          ) : null}
          {file.kind === 'picture' && file.can?.edit ? (
            <DetailsPart title={words.focalPoint}>
              <FocalPointForm picture={file} />
            </DetailsPart>
          ) : null}
          <UsedIn places={file.used_in} />
        </>
      )}
      <Question
        open={asking}
        title={words.deleteQuestion}
        detail={words.deleteHint}
        no={words.keepIt}
        yes={words.deleteIt}
        onNo={() => setAsking(false)}
        onYes={() => deleting.mutate()}
      />
    </DetailsDialog>
  );
}
