import { BadExport, readExport } from './read-export.ts';
import { pathsIn, withOriginals } from './upload-paths.ts';

/** A file of the site, as the export describes it. */
export interface Attachment {
  /** Where below the folder of uploads it may lie. */
  paths: readonly string[];
  /** The number of the item it was sent for. */
  parent: number;
}

/** What has to be known of the whole export before the first of its posts can be taken over. */
export interface Survey {
  /** By their numbers. */
  attachments: ReadonlyMap<number, Attachment>;
  /** The words that stand for a picture, by where it may lie. */
  alts: ReadonlyMap<string, string>;
  /** The addresses of authors by their logins. */
  emails: ReadonlyMap<string, string>;
  items: number;
}

/** Reads the export once, to its end, so that a damaged one is refused before anything is written. Throws `BadExport`. */
export async function surveyExport(path: string): Promise<Survey> {
  const attachments = new Map<number, Attachment>();
  const alts = new Map<string, string>();
  const emails = new Map<string, string>();
  let items = 0;
  let version = '';
  for await (const part of readExport(path)) {
    if (part.kind === 'version') version = part.version;
    else if (part.kind === 'author') emails.set(part.login, part.email);
    else if (part.type === 'attachment') {
      const { id, file, address, alt, parent } = part;
      const paths = file === '' ? pathsIn(address) : withOriginals(file);
      attachments.set(id, { paths, parent });
      if (alt !== '') for (const path of paths) alts.set(path, alt);
    } else items += 1;
  }
  if (version === '') throw new BadExport('This is not an export of WordPress: it does not say its version.');
  return { attachments, alts, emails, items };
}
