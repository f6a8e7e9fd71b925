import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { toast } from 'sonner';
import { deleteLibraryFile } from '../../dashboard-calls.ts';
import { Banner } from '../components/Banner.tsx';
import { Button } from '../components/Button.tsx';
import { Question } from '../components/Question.tsx';
import { DetailsDialog } from '../details/DetailsDialog.tsx';
import { DetailsPart } from '../details/DetailsPart.tsx';
import { everyFile, oneFile } from '../media/calls.ts';
import { FilePreview } from '../media/FilePreview.tsx';
import { Waiting } from '../screen/Waiting.tsx';
import { request } from '../session/request.ts';
import { DescriptionForm } from './DescriptionForm.tsx';
import { FileFacts } from './FileFacts.tsx';
import { UsedIn } from './UsedIn.tsx';

interface FileDetailsProps {
  id: number;
  onClose(): void;
}

/** One file of the library: what it is, where it is used, its words, and the way to be rid of it. */
export function FileDetails({ id, onClose }: FileDetailsProps) {
  // Where it is used may have changed since it was last looked at.
  const { data: file, error } = useQuery({ ...oneFile(id), staleTime: 0 });
  const [asking, setAsking] = useState(false);
  const queries = useQueryClient();
  const deleting = useMutation({
    mutationFn: () => deleteLibraryFile(request, id),
    onSuccess: async () => {
      toast.success('File deleted.');
      onClose();
      queries.removeQueries(oneFile(id));
      await queries.invalidateQueries({ queryKey: everyFile });
    },
    onSettled: () => setAsking(false),
  });
  const mayDelete = file?.can?.delete === true && file.used_in.length === 0;
  return (
    <DetailsDialog
      title={file?.file_name || 'File'}
      onClose={onClose}
      actions={
        mayDelete ? (
          <Button kind="danger" disabled={deleting.isPending} onClick={() => setAsking(true)}>
            <Trash2 aria-hidden="true" className="size-5" />
            Delete
          </Button>
        ) : null
      }
    >
      {deleting.error === null ? null : <Banner tone="danger">{deleting.error.message}</Banner>}
      {file === undefined ? (
        error === null ? (
          <Waiting>Loading the file...</Waiting>
        ) : (
          <Banner tone="danger">{error.message}</Banner>
        )
      ) : (
        <>
          <FilePreview file={file} className="h-64 w-full" sizes="32rem" />
          <FileFacts file={file} />
          {file.kind === 'picture' ? (
            <DetailsPart title="What the picture shows">
              {file.can?.edit ? <DescriptionForm file={file} /> : <p>{file.alt || 'Nobody has said it yet.'}</p>}
            </DetailsPart>
          ) : null}
          <UsedIn places={file.used_in} />
        </>
      )}
      <Question
        open={asking}
        title="Delete this file for good?"
        detail="It is used nowhere. Once deleted it cannot be brought back."
        no="Keep it"
        yes="Delete it"
        onNo={() => setAsking(false)}
        onYes={() => deleting.mutate()}
      />
    </DetailsDialog>
  );
}
