import { type ReactNode, useMemo } from 'react';
import * as listWords from '#locale/dashboard/collections.ts';
import * as words from '#locale/dashboard/submissions.ts';
import { saidIn } from '../../../domain/fields/field-kinds.ts';
import type { Permission } from '../../../domain/permission.ts';
import type { PlainSubmission, SentRecord } from '../../../domain/submissions/submission.ts';
import { Button } from '../components/Button.tsx';
import { DetailsDialog } from '../details/DetailsDialog.tsx';
import { DetailsPart } from '../details/DetailsPart.tsx';
import { Fact, Facts } from '../details/Facts.tsx';
import { Badge } from '../list/Badge.tsx';
import type { Column } from '../list/ListTable.tsx';
import { RowTitle } from '../list/RowTitle.tsx';
import { searchedIn } from '../list/searched-in.ts';
import { type ListFilter, optionsOf } from '../list/use-list.ts';
import { useMay } from '../session/account.ts';
import { Moment } from '../time/Moment.tsx';
import { kindOf } from './kind.ts';
import { StatusDialog } from './StatusDialog.tsx';
import { VisitorPart } from './SubmissionDetails.tsx';
import type { OpenSubmission } from './SubmissionList.tsx';
import { SubmissionList } from './SubmissionList.tsx';
import { wordedSubmission } from './worded.ts';

/** A plain submission as its screen needs it. */
export type ShownSubmission = PlainSubmission<string, Permission>;

const labels: Readonly<Record<string, string>> = words.statuses;

function StatusBadge({ status }: Pick<SentRecord, 'status'>) {
  return <Badge tone={status === 'new' ? 'warning' : 'quiet'}>{labels[status] ?? status}</Badge>;
}

function cellOf(
  { fields, personal }: ShownSubmission,
  name: string,
  below: string | undefined,
  it: SentRecord,
): ReactNode {
  const field = fields[name];
  if (name === 'status') return <StatusBadge status={it.status} />;
  if (!field) return <Moment at={it.created_at} />;
  const text = saidIn(field, name, it);
  const under = below === undefined ? undefined : fields[below];
  return (
    <div className="list-two-lines min-w-32 wrap-anywhere">
      {name === personal.name ? <RowTitle>{text}</RowTitle> : <p className="line-clamp-2">{text}</p>}
      {below === undefined || under === undefined ? null : (
        <p className="line-clamp-1 text-sm break-all text-muted">{saidIn(under, below, it)}</p>
      )}
    </div>
  );
}

function columnsOf(submission: ShownSubmission): Column<SentRecord, string>[] {
  const { fields, orders, screen } = submission;
  const others: Readonly<Record<string, string>> = { status: words.status, created_at: words.sentAt };
  return screen.columns.map(({ field, header, below }) => ({
    name: field,
    header: header ?? others[field] ?? fields[field]?.label ?? field,
    sort: orders.includes(field) ? field : undefined,
    ...(field === 'status' && { worth: 'state' }),
    cell: (it) => cellOf(submission, field, below, it),
  }));
}

function filtersOf({ fields, filters }: ShownSubmission): ListFilter[] {
  const choices = filters.flatMap((name): ListFilter[] => {
    const field = fields[name];
    if (field?.kind !== 'choice' || !('choices' in field.options)) return [];
    const options = optionsOf(field.options.choices);
    return [{ kind: 'choice', name, label: field.label, all: words.anyOf(field.label), options }];
  });
  return [
    ...choices,
    { kind: 'choice', name: 'status', label: words.status, all: words.allStatuses, options: optionsOf(labels) },
  ];
}

interface DetailsProps {
  submission: ShownSubmission;
  it: SentRecord;
  onStatus(): void;
  onClose(): void;
}

/** Who sent it, and every answer under its question. */
function Details({ submission: { fields, personal, permissions, screen }, it, onStatus, onClose }: DetailsProps) {
  const mayEdit = useMay(permissions.edit);
  const { name, address, phone } = personal;
  const answers = Object.entries(fields).filter(([key]) => key !== name && key !== address && key !== phone);
  return (
    <DetailsDialog
      title={screen.one}
      onClose={onClose}
      actions={mayEdit ? <Button onClick={onStatus}>{words.updateStatus}</Button> : undefined}
    >
      <VisitorPart
        title={screen.one}
        name={String(it[name])}
        email={String(it[address])}
        phone={phone === undefined ? '' : String(it[phone])}
      />
      <DetailsPart title={words.answers}>
        <Facts>
          {answers.map(([key, field]) => (
            <Fact key={key} name={field.label}>
              <span className="whitespace-pre-wrap">{saidIn(field, key, it) || words.notGiven}</span>
            </Fact>
          ))}
          <Fact name={words.status}>
            <StatusBadge status={it.status} />
          </Fact>
          <Fact name={words.sentAt}>
            <Moment at={it.created_at} />
          </Fact>
        </Facts>
      </DetailsPart>
    </DetailsDialog>
  );
}

/** The screen of a submission that needs nothing of its own. */
export function SubmissionScreen({ submission: described }: { submission: ShownSubmission }) {
  const { submission, kind, columns, filters } = useMemo(() => {
    const submission = wordedSubmission(described);
    const statusTexts = { updated: words.statusUpdated, failed: words.statusFailed };
    const kind = kindOf(submission, { one: submission.screen.one, labels, statusTexts });
    return { submission, kind, columns: columnsOf(submission), filters: filtersOf(submission) };
  }, [described]);
  const { many, title, subtitle, none } = submission.screen;
  return (
    <SubmissionList
      kind={kind}
      title={title}
      subtitle={subtitle}
      all={many}
      search={listWords.search(many)}
      searched={searchedIn(submission.fields)}
      texts={{
        label: many,
        loading: listWords.loading(many),
        failed: listWords.failedToFetch(many),
        none,
        noneHint: words.noneHint,
        noMatch: listWords.noMatch(many),
        total: (count) => listWords.total(many, count),
      }}
      columns={columns}
      filters={filters}
      pageSizes={[12]}
    >
      {({ dialog, submission: it }: OpenSubmission<SentRecord, never>, onOpen) =>
        dialog === 'details' ? (
          <Details
            submission={submission}
            it={it}
            onStatus={() => onOpen({ dialog: 'status', submission: it })}
            onClose={() => onOpen()}
          />
        ) : (
          <StatusDialog
            kind={kind}
            submission={it}
            present={words.markAs}
            onConflict={(current) => onOpen({ dialog: 'status', submission: current })}
            onClose={() => onOpen()}
          >
            <Fact name={words.name}>{kind.nameOf(it)}</Fact>
          </StatusDialog>
        )
      }
    </SubmissionList>
  );
}
