import type { Document } from '../../../domain/collections/documents.ts';
import { fileSize } from '../../../domain/file-size.ts';
import { calendarDay } from '../../ui/format.ts';
import { Icon } from '../components/Icon.tsx';
import { fileType } from './file-type.ts';

/** One document: what it is, how large, how old. All of it downloads it. */
export function DocumentRow({ document }: { document: Document }) {
  const { title, description, date, url, file_name, type, bytes } = document;
  const kind = fileType(file_name);
  const size = fileSize(bytes);
  return (
    <li className="document">
      <p className="document-kind">{kind}</p>
      <div className="min-w-0">
        <h2 className="text-heading">
          <a
            href={url}
            download={file_name}
            type={type}
            aria-label={`${title}: download, ${kind}, ${size}`}
            className="card-link"
          >
            {title}
          </a>
        </h2>
        <p className="mt-2 max-w-reading">{description}</p>
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
