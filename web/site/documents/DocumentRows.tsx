import * as words from '#locale/documents.ts';
import type { Document } from '../../../domain/collections/documents.ts';
import { calendarDay } from '../../ui/format.ts';
import { fileSize } from '../../ui/numbers.ts';
import { Icon } from '../components/Icon.tsx';
import { langOf } from '../untranslated.ts';
import { fileType } from './file-type.ts';

/** The level of each title: one below the heading of the list. */
type RowHeading = 'h2' | 'h3';

/** One document: its title, size and date. The whole row downloads it. */
function DocumentRow({ document, heading: Heading }: { document: Document; heading: RowHeading }) {
  const { title, description, date, url, file_name, type, bytes } = document;
  const kind = fileType(file_name);
  const size = fileSize(bytes);
  return (
    <li className="document">
      <p className="document-kind">{kind}</p>
      <div className="min-w-0">
        <Heading className="text-heading">
          <a
            href={url}
            download={file_name}
            type={type}
            aria-label={words.download(title, kind, size)}
            lang={langOf(document, 'title')}
            className="card-link"
          >
            {title}
          </a>
        </Heading>
        <p lang={langOf(document, 'description')} className="mt-2 max-w-reading">
          {description}
        </p>
        <p className="mt-3 text-muted">
          <time dateTime={date}>{calendarDay(date)}</time>
        </p>
      </div>
      <p className="document-size">
        {size}
        <Icon name="download" className="size-6" />
      </p>
    </li>
  );
}

/** Documents to download, one below the other. */
export function DocumentRows({ documents, heading }: { documents: readonly Document[]; heading: RowHeading }) {
  return (
    <ul>
      {documents.map((document) => (
        <DocumentRow key={document.id} document={document} heading={heading} />
      ))}
    </ul>
  );
}
