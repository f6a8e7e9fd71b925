import type { Permission } from '../../domain/permission.ts';
import { staffText } from '../../domain/reply-text.ts';
import type { Database } from '../database/open.ts';
import { type CurrentUser, may } from '../http/current-user.ts';
import { notAllowed } from '../http/http-error.ts';

type PublishedTable = 'posts' | 'pages';

interface Publishing {
  status: string;
  published_date?: string | null | undefined;
}

/** The date of publication: as staff set it, or as before; a record published without a date appears at once. */
export function dateOfPublication(
  { status, published_date }: Publishing,
  before: string | null,
  now: string,
): string | null {
  const wanted = published_date === undefined ? before : published_date;
  return status === 'published' ? (wanted ?? before ?? now) : wanted;
}

/** Whether the change decides what visitors may read, and from when. */
function publishes({ status, published_date }: Publishing, before: Publishing | undefined): boolean {
  const was = before?.status === 'published';
  const will = status === 'published';
  if (was !== will) return true;
  return will && published_date !== undefined && published_date !== before?.published_date;
}

/**
 * The rules of a resource's status: publishing, scheduling and unpublishing need a permission of their own, and are
 * refused with the text at the status; and so is any change of what is published, but for those who hold `changing`. A record restored
 * from the trash without the permission comes back as a draft.
 */
export function publishing(table: PublishedTable, permission: Permission, text: string, changing = permission) {
  return {
    permit(currentUser: CurrentUser, input: Publishing, before: Publishing | undefined): void {
      if (may(currentUser, permission)) return;
      if (publishes(input, before)) throw notAllowed(text, { status: [text] });
      if (before?.status !== 'published' || may(currentUser, changing)) return;
      const ofPublished = staffText('mayNotChangePublished');
      throw notAllowed(ofPublished, { status: [ofPublished] });
    },
    guarded: {
      permission,
      isIn: ({ status }: Publishing) => status === 'published',
      async end(db: Database, id: number) {
        await db.updateTable(table).set({ status: 'draft' }).where('id', '=', id).execute();
      },
    },
  };
}
