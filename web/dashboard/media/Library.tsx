import { useState } from 'react';
import type { MediaFile } from '../../../domain/picture.ts';
import type { FileKind } from '../../../domain/upload.ts';
import { SearchBox } from '../list/SearchBox.tsx';
import { LibraryGrid } from './LibraryGrid.tsx';

interface LibraryProps {
  kind: FileKind;
  /** The most bytes of a file that can be chosen. */
  most: number;
  onChoose(file: MediaFile): void;
}

/** The library of uploaded files, to be used again. */
export function Library(props: LibraryProps) {
  const [search, setSearch] = useState('');
  return (
    <div className="grid gap-4">
      <SearchBox label="Search the library" value={search} onSearch={setSearch} />
      <LibraryGrid {...props} search={search} />
    </div>
  );
}
