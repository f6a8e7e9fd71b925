/** A post that was taken over from WordPress. */
export interface ImportedPostTable {
  /** Its site, kind and number there; of those that were taken over first its GUID, which two can share. */
  guid: string;
  post_id: number;
  imported_at: string;
}

/** A page that was taken over, by its site, kind and number there. */
export interface ImportedPageTable {
  source: string;
  page_id: number;
  imported_at: string;
}

/** A file that was taken over, by the digest of what it was before. */
export interface ImportedFileTable {
  sha256: string;
  media_id: number;
}
