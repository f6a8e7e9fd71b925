import { ArchiveRestore, Ellipsis, ExternalLink, type LucideIcon, Pencil, Trash2 } from 'lucide-react';
import { Link } from 'react-router';
import { opensInNewTab, viewOnSite } from '#locale/dashboard/components.ts';
import * as words from '#locale/dashboard/list.ts';
import { Button, buttonLook } from '../components/Button.tsx';
import { MenuButton } from '../components/MenuButton.tsx';
import type { MenuEntry } from '../components/MenuPopup.tsx';
import type { ListRow } from './list-row.ts';
import type { ListTrash } from './trash.ts';

interface RowActionProps {
  /** The action with the name of the record, as it is read aloud: `Edit "Market day"`. */
  label: string;
  word: string;
  Icon: LucideIcon;
  busy?: boolean;
  onClick(): void;
}

/** One action of a row: an icon with its word, which stands under the pointer where a table has no room for it. */
export function RowAction({ label, word, Icon, busy = false, onClick }: RowActionProps) {
  return (
    <Button kind="quiet" size="row" aria-label={label} title={word} busy={busy} onClick={onClick}>
      <Icon aria-hidden="true" className="size-4.5" />
      <span className="row-word">{word}</span>
    </Button>
  );
}

/** A record with a right to delete it, which is also the right to restore it. */
export interface Deletable extends ListRow {
  can?: { delete: boolean } | undefined;
  deleted_at?: string | null | undefined;
}

interface TrashActionProps<Row extends Deletable> {
  row: Row;
  trash: ListTrash<Row>;
}

/** Moves the record to the trash. */
export function DeleteAction<Row extends Deletable>({ row, trash }: TrashActionProps<Row>) {
  if (!row.can?.delete) return null;
  return (
    <RowAction
      label={words.deleteOne(trash.nameOf(row))}
      word={words.deleteShort}
      Icon={Trash2}
      busy={trash.isBusyWith(row)}
      onClick={() => trash.remove(row)}
    />
  );
}

/** Takes the record out of the trash. */
export function RestoreAction<Row extends Deletable>({ row, trash }: TrashActionProps<Row>) {
  if (!row.can?.delete) return null;
  return (
    <RowAction
      label={words.restoreOne(trash.nameOf(row))}
      word={words.restoreShort}
      Icon={ArchiveRestore}
      busy={trash.isBusyWith(row)}
      onClick={() => trash.restore(row)}
    />
  );
}

interface RowLinkProps {
  /** The action with the name of the record, as it is read aloud: `View details of Alice Uwase`. */
  label: string;
  word: string;
  Icon: LucideIcon;
  to: string;
}

/** An action of a row that leads to another screen: an icon with its word, and an address of its own. */
export function RowLink({ label, word, Icon, to }: RowLinkProps) {
  return (
    <Link to={to} aria-label={label} title={word} className={buttonLook('quiet', 'row')}>
      <Icon aria-hidden="true" className="size-4.5" />
      <span className="row-word">{word}</span>
    </Link>
  );
}

interface ViewActionProps {
  /** The address of the public page. */
  page: string;
  name: string;
}

/** Opens the public page of a record, in another tab. */
export function ViewAction({ page, name }: ViewActionProps) {
  return (
    <a
      href={page}
      target="_blank"
      rel="noopener"
      aria-label={opensInNewTab(viewOnSite, name)}
      title={viewOnSite}
      className={buttonLook('quiet', 'row')}
    >
      <ExternalLink aria-hidden="true" className="size-4.5" />
      <span className="row-word">{viewOnSite}</span>
    </a>
  );
}

interface EditLinkProps {
  row: { can?: { edit: boolean } | undefined };
  name: string;
  to: string;
}

/** Leads to the record's form. */
export function EditLink({ row, name, to }: EditLinkProps) {
  return row.can?.edit ? <RowLink label={words.editOne(name)} word={words.editShort} Icon={Pencil} to={to} /> : null;
}

interface RowMenuProps {
  /** Read aloud: `More for "Market day"`. */
  label: string;
  entries: readonly MenuEntry[];
}

/** The actions of a row that are not wanted every day, behind one button. */
export function RowMenu({ label, entries }: RowMenuProps) {
  return (
    <MenuButton size="row" label={label} title={words.moreActions} align="end" entries={entries}>
      <Ellipsis aria-hidden="true" className="size-4.5" />
      <span className="row-word">{words.moreActions}</span>
    </MenuButton>
  );
}
