/** A post that was taken over from WordPress, by what it is called there. */
export interface ImportedPostTable {
  guid: string;
  post_id: number;
  imported_at: string;
}

/** A file that was taken over, by the digest of what it was before. */
export interface ImportedFileTable {
  sha256: string;
  media_id: number;
}
