import type { Services } from '../../../server/services.ts';
import type { CommentRow } from './comments.ts';
import type { ImportedFiles } from './imported-files.ts';
import type { OldAddresses } from './old-addresses.ts';
import type { ImportReport } from './report.ts';
import type { ImportedRecord } from './store.ts';
import type { Survey } from './survey.ts';

/** The services of an import: those of the running process, or a copy of them. */
export type ImportTools = Pick<Services, 'db' | 'write' | 'media' | 'config' | 'clock'>;

/** One import under way. */
export interface Work {
  tools: ImportTools;
  survey: Survey;
  files: ImportedFiles;
  report: ImportReport;
  old: OldAddresses;
  /** The new path of each text of the export, by its id in the export. */
  places: Map<number, string>;
  /** Records of this import that link to the old site. */
  linked: ImportedRecord[];
  keepComment(row: CommentRow): void;
}
