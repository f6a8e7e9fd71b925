import { useQueryClient } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { toast } from 'sonner';
import * as words from '#locale/dashboard/library.ts';
import { fileKind, uploadRules } from '../../../domain/upload.ts';
import { Modal } from '../components/Modal.tsx';
import { FilterSelect, ToolRow } from '../list/ListTools.tsx';
import { useListAddress } from '../list/list-address.ts';
import { SearchBox } from '../list/SearchBox.tsx';
import { lazyPart } from '../loading/lazy.ts';
import { everyFile } from '../media/calls.ts';
import { FileChooser } from '../media/FileChooser.tsx';
import { LibraryGrid } from '../media/LibraryGrid.tsx';
import { NewFile } from '../media/NewFile.tsx';
import { sendFile } from '../media/upload.ts';
import { ScreenHeader } from '../screen/ScreenHeader.tsx';
import { useMay } from '../session/account.ts';

const UploadQueue = lazyPart(async () => (await import('../media/UploadQueue.tsx')).UploadQueue);
const FileDetails = lazyPart(async () => (await import('./FileDetails.tsx')).FileDetails);

const kinds = [
  { value: 'picture', label: words.pictures },
  { value: 'video', label: words.videos },
  { value: 'audio', label: words.recordings },
  { value: 'document', label: words.documents },
] as const;

/** All uploaded files, with their uses; unused ones can be listed. */
export function MediaLibrary() {
  const [fresh, setFresh] = useState<File>();
  const [many, setMany] = useState<File[]>();
  const [open, setOpen] = useState<number>();
  const address = useListAddress('');
  const mayUpload = useMay('media.create');
  const queries = useQueryClient();
  const kind = address.filter('kind');
  return (
    <div className="grid gap-5">
      <ScreenHeader
        title={words.mediaLibrary}
        subtitle={words.subtitle}
        actions={
          mayUpload ? (
            <FileChooser rule={uploadRules.library} onChosen={setFresh} onManyChosen={setMany}>
              {words.uploadFiles}
            </FileChooser>
          ) : undefined
        }
      />
      <ToolRow>
        <SearchBox
          label={words.searchTheLibrary}
          value={address.search}
          onSearch={(text) => address.narrow({ search: text })}
        />
        <FilterSelect
          label={words.kindOfFile}
          value={kind}
          all={words.allFiles}
          options={kinds}
          onChange={(value) => address.narrow({ kind: value })}
        />
      </ToolRow>
      <LibraryGrid
        wide
        kind={fileKind.safeParse(kind).data}
        search={address.search}
        begin={
          <>
            <p className="text-muted">{words.noFilesHint}</p>
            {mayUpload ? (
              <FileChooser rule={uploadRules.library} onChosen={setFresh} onManyChosen={setMany}>
                {words.uploadTheFirst}
              </FileChooser>
            ) : null}
          </>
        }
        onChoose={({ id }) => setOpen(id)}
      />
      {fresh === undefined ? null : (
        <Modal title={words.uploadAFile} onClose={() => setFresh(undefined)}>
          <NewFile
            file={fresh}
            rule={uploadRules.library}
            submit={words.addToTheLibrary}
            onCancel={() => setFresh(undefined)}
            onAdded={async (added) => {
              setFresh(undefined);
              toast.success(words.fileAdded(added.file_name));
              await queries.invalidateQueries({ queryKey: everyFile });
            }}
          />
        </Modal>
      )}
      {many === undefined ? null : (
        <Suspense>
          <UploadQueue
            files={many}
            rule={uploadRules.library}
            send={({ title, ...sending }) => sendFile({ ...sending, alt: title })}
            onSent={() => void queries.invalidateQueries({ queryKey: everyFile })}
            onClose={() => setMany(undefined)}
          />
        </Suspense>
      )}
      {open === undefined ? null : (
        <Suspense>
          <FileDetails id={open} onClose={() => setOpen(undefined)} />
        </Suspense>
      )}
    </div>
  );
}
