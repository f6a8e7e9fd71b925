import type { TableColumn } from '../../../domain/table-file.ts';
import { plainText } from '../../../server/html/plain-text.ts';
import type { ExportedComment, ExportedItem } from './element-reader.ts';
import type { OldPlace } from './report.ts';

/** Characters of one comment with its marks. */
const MAX_COMMENT_LENGTH = 100_000;

/** A comment as the file of them has it. */
export interface CommentRow {
  comment: ExportedComment;
  place: OldPlace;
}

const statuses: Record<string, string> = { '1': 'approved', '0': 'waiting' };

/** The file of all comments. Addresses of people are in it only where they were asked for. */
export const commentColumns = (withEmails: boolean): readonly TableColumn<CommentRow>[] => [
  { heading: 'Text', cell: ({ place }) => place.title },
  { heading: 'Old address', cell: ({ place }) => place.address },
  { heading: 'Number', cell: ({ comment }) => comment.id },
  { heading: 'In answer to', cell: ({ comment }) => (comment.parent === '0' ? '' : comment.parent) },
  { heading: 'Author', cell: ({ comment }) => comment.author },
  ...(withEmails ? [{ heading: 'E-mail', cell: ({ comment }: CommentRow) => comment.email }] : []),
  { heading: 'Date', cell: ({ comment }) => comment.date },
  { heading: 'Status', cell: ({ comment }) => statuses[comment.approved] ?? comment.approved },
  { heading: 'Kind', cell: ({ comment }) => comment.type || 'comment' },
  { heading: 'Comment', cell: ({ comment }) => plainText(comment.content.slice(0, MAX_COMMENT_LENGTH)) },
];

export const commentsOf = ({ comments }: ExportedItem, place: OldPlace): CommentRow[] =>
  comments.map((comment) => ({ comment, place }));
