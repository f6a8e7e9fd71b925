import { useMutation, useQueries, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useRef, useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { empty } from '#locale/dashboard/form.ts';
import * as recordWords from '#locale/dashboard/record.ts';
import * as words from '#locale/dashboard/versions.ts';
import type { ComparedVersion, LeftOut, VersionedRecord } from '../../../domain/collections/versioned.ts';
import type { Fields } from '../../../domain/fields/field.ts';
import { kindOf, relatedIn } from '../../../domain/fields/field-kinds.ts';
import { RequestFailed } from '../../request.ts';
import { plainLines } from '../comparison/WordDifference.tsx';
import { Banner } from '../components/Banner.tsx';
import { buttonLook } from '../components/Button.tsx';
import { type ComparedText, EarlierVersions, VersionDifference } from '../details/EarlierVersions.tsx';
import { comparedFields } from '../fields/record-form.ts';
import { choicesOf } from '../fields/relations.ts';
import { differencesOf } from '../form/conflict.ts';
import { backTo } from '../screen/left-place.ts';
import { ScreenProblem } from '../screen/ScreenProblem.tsx';
import { Waiting } from '../screen/Waiting.tsx';
import { comparedVersionOf, recordVersions, restoreVersion, useVersionedRecord } from './calls.ts';
import { type VersionedCollection, versionedCollection } from './collections.ts';

/** Fields, each with what says a value of it in words. */
type Shows = ReadonlyMap<string, (value: unknown) => string>;

/** The fields of a comparison, as two editors see them; HTML keeps its lines, and records that are chosen have names. */
const compared = (fields: Fields, chosen: Shows) =>
  Object.fromEntries(
    Object.entries(comparedFields(fields)).map(([name, shown]) => {
      const field = fields[name];
      const show = chosen.get(name);
      if (field && show) return [name, { label: field.label, show }];
      if (!field || kindOf(field).text !== 'html') return [name, shown];
      return [name, { label: field.label, show: (html: unknown) => plainLines(String(html ?? '')) }];
    }),
  );

/** The values of a record's fields. */
type Values = ComparedVersion['values'];

const asHtml = (value: unknown) => String(value ?? '');

/** The fields in which a version differs from another state of the record. One that the version does not know would stay. */
const changedTexts = (
  { fields }: VersionedCollection,
  { values, other }: { values: Values; other: Values },
  chosen: Shows,
): ComparedText[] =>
  differencesOf({ theirs: { ...other, ...values }, fields: compared(fields, chosen) }, other).map((one) => {
    const field = fields[one.name];
    const kind = field && kindOf(field);
    return {
      name: one.label,
      now: one.mine,
      earlier: one.theirs,
      isWhole: kind !== undefined && kind.text === undefined,
      isFile: kind?.holds === 'file',
      ...(kind?.text === 'html' && {
        html: { now: asHtml(other[one.name]), earlier: asHtml(values[one.name]) },
      }),
    };
  });

type Records = readonly { id: number; name: string }[];

/** The names of the records whose numbers a field holds: of one, or of several. Where nothing is known of any, the numbers. */
const said = (records: Records | undefined) => (value: unknown) =>
  [value ?? []]
    .flat()
    .map((id) => (records ? (records.find((one) => one.id === id)?.name ?? words.goneRecord) : String(id)))
    .join(', ') || empty;

/** The fields in which records are chosen, each with what says a value of it in words; undefined as long as the names are not here. */
function useChosenNames(fields: Fields): ReadonlyMap<string, (value: unknown) => string> | undefined {
  const related = relatedIn(fields);
  return useQueries({
    queries: related.map(({ to }) => choicesOf({ to })),
    combine: (found) =>
      found.some(({ isPending }) => isPending)
        ? undefined
        : new Map(found.map(({ data }, place) => [related[place]?.name ?? '', said(data)])),
  });
}

interface Shown {
  record: VersionedRecord;
  collection: VersionedCollection;
}

/** In the address: with what the version is compared. */
const AGAINST = 'with';
const BEFORE = 'before';

/** Leads to the comparison with how the record is now, and with the version before. */
function AgainstChoice({ isBefore }: { isBefore: boolean }) {
  const [search] = useSearchParams();
  const to = (value: string | undefined) => {
    const address = new URLSearchParams(search);
    if (value === undefined) address.delete(AGAINST);
    else address.set(AGAINST, value);
    return { search: String(address) };
  };
  const look =
    'inline-flex min-h-11 items-center border-b-2 border-transparent font-semibold hover:underline ' +
    'aria-[current=true]:border-accent';
  return (
    <nav aria-label={words.compareWith} className="flex flex-wrap gap-x-5">
      <Link to={to(undefined)} replace aria-current={!isBefore} className={look}>
        {words.withNow}
      </Link>
      <Link to={to(BEFORE)} replace aria-current={isBefore} className={look}>
        {words.withBefore}
      </Link>
    </nav>
  );
}

interface BeforeDifferenceProps extends Shown {
  version: number;
  before: number | undefined;
}

/** What a version changed: against the version before it. */
function BeforeDifference({ record, collection, version, before }: BeforeDifferenceProps) {
  const { queryKey, fields } = collection;
  const then = useQuery(comparedVersionOf(queryKey, record, version));
  const earlier = useQuery({
    ...comparedVersionOf(queryKey, record, before ?? version),
    enabled: before !== undefined,
  });
  const chosen = useChosenNames(fields);
  const error = then.error ?? earlier.error;
  const [values, other] = [then.data, earlier.data];
  const texts = useMemo(
    () =>
      values && other && chosen ? changedTexts(collection, { values: values.values, other: other.values }, chosen) : [],
    [collection, values, other, chosen],
  );
  if (error) return <Banner tone="danger">{error.message}</Banner>;
  if (before === undefined)
    return (
      <section aria-label={words.difference} className="grid gap-3">
        <AgainstChoice isBefore />
        <p>{words.isFirstVersion}</p>
      </section>
    );
  if (!values || !other || !chosen) return <Waiting>{words.loadingVersion}</Waiting>;
  return <VersionDifference version={values} texts={texts} isWithBefore choice={<AgainstChoice isBefore />} hint="" />;
}

interface RecordDifferenceProps extends Shown {
  version: number;
  /** Left out where a version is only looked at. */
  onRestored?(leftOut: LeftOut[]): void;
}

/** One version against the record as it is now. */
export function RecordDifference({ record, collection, version, onRestored }: RecordDifferenceProps) {
  const { queryKey, hint } = collection;
  const { data, error } = useQuery(comparedVersionOf(queryKey, record, version));
  const chosen = useChosenNames(collection.fields);
  const queries = useQueryClient();
  const restoring = useMutation({
    mutationFn: (seen: string | null) => restoreVersion(record, version, seen),
    onSettled: () => queries.invalidateQueries({ queryKey }),
    onSuccess: ({ left_out }) => onRestored?.(left_out),
  });
  if (error) return <Banner tone="danger">{error.message}</Banner>;
  if (data === undefined || chosen === undefined) return <Waiting>{words.loadingVersion}</Waiting>;
  const texts = changedTexts(collection, { values: data.values, other: data.now }, chosen);
  return (
    <VersionDifference
      version={data}
      texts={texts}
      choice={onRestored && <AgainstChoice isBefore={false} />}
      restoring={
        texts.length === 0 || onRestored === undefined
          ? undefined
          : { ...restoring, mutate: () => restoring.mutate(data.updated_at) }
      }
      hint={hint === undefined ? words.restoreHint : `${words.restoreHint} ${hint}`}
    />
  );
}

/** Says that a version was restored, and what of it was not. The button that was pressed may be gone, so the focus comes here. */
function Restored({ leftOut }: { leftOut: LeftOut[] }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.focus(), []);
  return (
    <div ref={place} tabIndex={-1}>
      <Banner tone={leftOut.length === 0 ? 'success' : 'warning'}>
        <p className="font-semibold">{words.versionRestored}</p>
        {leftOut.length === 0 ? null : (
          <>
            <p>{words.notAsItWas}</p>
            <ul className="list-disc pl-5">
              {leftOut.map(({ field, reason }) => (
                <li key={field}>{words.leftOut(field, reason)}</li>
              ))}
            </ul>
          </>
        )}
      </Banner>
    </div>
  );
}

function KnownVersions({ record, collection }: Shown) {
  const { queryKey, list, form } = collection;
  const { data, error, refetch } = useQuery(recordVersions(queryKey, record));
  const isBefore = useSearchParams()[0].get(AGAINST) === BEFORE;
  const [restored, setRestored] = useState<{ leftOut: LeftOut[] }>();
  const back = (
    <Link {...(form ? { to: form(record.id) } : backTo(list))} className={buttonLook('secondary')}>
      {form ? words.backToForm : recordWords.backToTheList}
    </Link>
  );
  if (error) {
    const isMissing = error instanceof RequestFailed && error.status === 404;
    return isMissing ? (
      <ScreenProblem title={words.notLoaded} detail={recordWords.thisRecordDoesNotExist} next={back} />
    ) : (
      <ScreenProblem title={words.notLoaded} detail={error.message} onRetry={() => void refetch()} />
    );
  }
  if (data === undefined) return <Waiting>{words.loadingVersions}</Waiting>;
  return (
    <EarlierVersions
      subtitle={data[0]?.title ?? ''}
      back={back}
      message={restored && <Restored key={data[0]?.id} {...restored} />}
      versions={data}
      difference={(version, before) =>
        isBefore ? (
          <BeforeDifference key={version} record={record} collection={collection} version={version} before={before} />
        ) : (
          <RecordDifference
            key={version}
            record={record}
            collection={collection}
            version={version}
            onRestored={(leftOut) => setRestored({ leftOut })}
          />
        )
      }
    />
  );
}

/** The versions of the record in the address, of whatever collection. */
export function Versions() {
  const record = useVersionedRecord();
  const collection = record && versionedCollection(record.collection);
  if (!record || !collection)
    return <ScreenProblem title={words.notLoaded} detail={recordWords.thisRecordDoesNotExist} />;
  return <KnownVersions key={`${record.collection} ${record.id}`} record={record} collection={collection} />;
}
