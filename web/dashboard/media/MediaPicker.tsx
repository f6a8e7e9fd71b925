import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import * as words from '#locale/dashboard/media.ts';
import type { MediaFile } from '../../../domain/picture.ts';
import type { FileKind, UploadRule } from '../../../domain/upload.ts';
import { Modal } from '../components/Modal.tsx';
import { SearchBox } from '../list/SearchBox.tsx';
import { useMay } from '../session/account.ts';
import { everyFile, oneFile } from './calls.ts';
import { FileChooser } from './FileChooser.tsx';
import { LibraryGrid } from './LibraryGrid.tsx';
import { NewFile } from './NewFile.tsx';

interface LibraryProps {
  kind: FileKind;
  /** The most bytes of a file that can be chosen. */
  most: number;
  onChoose(file: MediaFile): void;
}

/** The library of uploaded files, to be used again. */
function Library(props: LibraryProps) {
  const [search, setSearch] = useState('');
  return (
    <div className="grid gap-4">
      <SearchBox label={words.searchTheLibrary} value={search} onSearch={setSearch} />
      <LibraryGrid {...props} search={search} />
    </div>
  );
}

interface MediaPickerProps {
  kind: FileKind;
  rule: UploadRule;
  /** A file that was chosen from the device before the dialog opened. */
  fresh?: File | undefined;
  onChoose(file: MediaFile): void;
  onClose(): void;
}

/** A dialog to choose a file: a new one from the device, or one that was uploaded before. */
export function MediaPicker({ kind, rule, fresh, onChoose, onClose }: MediaPickerProps) {
  const [file, setFile] = useState(fresh);
  const mayUpload = useMay('media.create');
  const mayLook = useMay('media.view');
  const queries = useQueryClient();

  const choose = (chosen: MediaFile) => {
    queries.setQueryData(oneFile(chosen.id).queryKey, { used_in: [], ...chosen });
    onChoose(chosen);
  };
  return (
    <Modal title={words.choose[kind]} onClose={onClose}>
      {file === undefined ? (
        <div className="grid gap-5">
          {mayUpload ? (
            <div className="justify-self-start">
              <FileChooser rule={rule} onChosen={setFile}>
                {words.upload[kind]}
              </FileChooser>
            </div>
          ) : null}
          {mayLook ? <Library kind={kind} most={rule[kind] ?? 0} onChoose={choose} /> : null}
          {mayUpload || mayLook ? null : <p>{words.mayNotChoose}</p>}
        </div>
      ) : (
        <NewFile
          file={file}
          rule={rule}
          onCancel={() => setFile(undefined)}
          onAdded={(added) => {
            choose(added);
            void queries.invalidateQueries({ queryKey: everyFile, refetchType: 'none' });
          }}
        />
      )}
    </Modal>
  );
}
