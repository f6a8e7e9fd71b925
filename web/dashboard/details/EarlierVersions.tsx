import type { UseMutationResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link, useSearchParams } from 'react-router';
import { z } from 'zod';
import * as words from '#locale/dashboard/versions.ts';
import type { Version } from '../../../domain/version.ts';
import { Banner } from '../components/Banner.tsx';
import { Button } from '../components/Button.tsx';
import { DateTimeField } from '../form/DateTimeField.tsx';
import { SmallForm } from '../form/SmallForm.tsx';
import { ScreenHeader } from '../screen/ScreenHeader.tsx';
import { Moment } from '../time/Moment.tsx';
import { showDateAndTime, siteTimeName } from '../time/site-time.ts';
import { WordDifference } from './WordDifference.tsx';

/** One text of a record. */
export interface ComparedText {
  name: string;
  /** As it is now. */
  now: string;
  /** As it was then. */
  earlier: string;
  /** A date, a number or a choice: words of it mean nothing by themselves. */
  isWhole?: boolean;
}

/** An earlier text, compared word by word with the present one. */
function TextDifference({ name, now, earlier, isWhole = false }: ComparedText) {
  const said = { added: words.wouldComeBack, removed: words.wouldGo };
  return (
    <section className="grid gap-1.5">
      <h3 className="font-semibold">{name}</h3>
      {now === earlier ? (
        <p className="text-muted">{words.sameAsNow}</p>
      ) : (
        <p className="max-h-96 overflow-y-auto whitespace-pre-line">
          {isWhole ? (
            <>
              <WordDifference before={now} after="" {...said} /> <WordDifference before="" after={earlier} {...said} />
            </>
          ) : (
            <WordDifference before={now} after={earlier} {...said} />
          )}
        </p>
      )}
    </section>
  );
}

interface VersionDifferenceProps {
  version: Pick<Version, 'at' | 'by'>;
  texts: ComparedText[];
  /** Brings the version back; left out for those who may not. */
  restoring?: Pick<UseMutationResult<unknown, Error, void>, 'error' | 'isPending' | 'mutate'> | undefined;
  /** What restoring does. */
  hint: string;
}

/** One version against the texts as they are now, and the way back to it. */
export function VersionDifference({ version: { at, by }, texts, restoring, hint }: VersionDifferenceProps) {
  return (
    <section aria-label={words.difference} className="grid content-start gap-5 border border-line bg-raised p-4 sm:p-6">
      <div className="grid gap-1">
        <h2 className="text-subheading">{words.versionBy(showDateAndTime(at), by)}</h2>
        <p className="text-muted">
          {words.comparison.begins}
          <ins className="text-success">{words.comparison.wordsBack}</ins>
          {words.comparison.goesOn}
          <del className="text-danger">{words.comparison.wordsOut}</del>
          {words.comparison.ends}
        </p>
      </div>
      {texts.length === 0 ? <p>{words.sameAsNow}</p> : null}
      {texts.map((text) => (
        <TextDifference key={text.name} {...text} />
      ))}
      {restoring?.error ? <Banner tone="danger">{restoring.error.message}</Banner> : null}
      {restoring ? (
        <div className="grid justify-items-start gap-2">
          <Button kind="primary" busy={restoring.isPending} onClick={() => restoring.mutate()}>
            {words.restoreVersion}
          </Button>
          <p className="text-sm text-muted">{hint}</p>
        </div>
      ) : null}
    </section>
  );
}

/** `is_now`: the record is as this version says; without it the newest is how the texts are now. */
type ListedVersion = Version & { is_now?: boolean };

interface VersionListProps {
  /** The newest first. */
  versions: ListedVersion[];
  chosen: number;
}

const look =
  'grid min-h-11 gap-0.5 border-l-4 border-transparent px-3 py-2 hover:bg-accent-surface ' +
  'aria-[current=true]:border-accent aria-[current=true]:bg-accent-surface';

/** When the texts were saved, and by whom; each leads to its difference. */
function VersionList({ versions, chosen }: VersionListProps) {
  if (versions.length === 0) return <p>{words.noVersions}</p>;
  return (
    <nav aria-label={words.versions} className="max-lg:max-h-96 max-lg:overflow-y-auto">
      <ol className="divide-y divide-line border border-line bg-raised">
        {versions.map(({ id, at, by, title, is_now }, index) => (
          <li key={id}>
            <Link to={{ search: `version=${id}` }} aria-current={id === chosen} className={look}>
              <span className="font-semibold">
                <Moment at={at} /> {(is_now ?? index === 0) ? words.isNow : null}
              </span>
              <span className="text-sm text-muted">{by ?? words.unknownPerson}</span>
              <span className="line-clamp-1 text-sm">{title}</span>
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  );
}

interface EarlierVersionsProps {
  subtitle: string;
  /** The way back to what the versions are of. */
  back: ReactNode;
  /** What was done, above the versions. */
  message?: ReactNode;
  versions: ListedVersion[];
  /** The version that is chosen, against the texts as they are now. */
  difference(version: number): ReactNode;
}

/** The newest of these versions that was there at that moment already. */
const versionAt = (versions: readonly ListedVersion[], moment: string) => versions.find(({ at }) => at <= moment);

const lookBack = z.object({ moment: z.iso.datetime({ error: words.chooseDayAndTime }) });

/** Asks for a day and a time, and shows the version that was there then: it is the chosen one afterwards. */
function LookBack({ versions }: { versions: ListedVersion[] }) {
  const [search, setSearch] = useSearchParams();
  const moment = search.get('at');
  const found = moment === null ? undefined : versionAt(versions, moment);
  const oldest = versions.at(-1);
  return (
    <section aria-label={words.lookBack} className="grid gap-3 border border-line bg-raised p-4">
      <h2 className="font-semibold">{words.lookBack}</h2>
      <SmallForm
        schema={lookBack}
        startsWith={{ moment: moment ?? '' }}
        submit={words.show}
        submitting={words.showing}
        failed={words.notLoaded}
        keeps
        save={async (asked) => {
          const then = versionAt(versions, asked.moment);
          setSearch({ at: asked.moment, ...(then && { version: String(then.id) }) });
        }}
      >
        {(control) => <DateTimeField control={control} name="moment" label={words.dayAndTime} hint={siteTimeName()} />}
      </SmallForm>
      {moment === null || oldest === undefined ? null : (
        <p role="status">
          {found
            ? words.asAt(showDateAndTime(moment), showDateAndTime(found.at))
            : words.noneReachesBack(showDateAndTime(moment), showDateAndTime(oldest.at))}
        </p>
      )}
    </section>
  );
}

/** The list of versions, and beside it the difference of the one in the address. */
export function EarlierVersions({ subtitle, back, message, versions, difference }: EarlierVersionsProps) {
  const chosen = Number(useSearchParams()[0].get('version'));
  return (
    <div className="grid gap-6">
      <ScreenHeader title={words.earlierVersions} subtitle={subtitle} actions={back} />
      {message}
      <div className="grid items-start gap-6 lg:grid-cols-[22rem_minmax(0,1fr)]">
        <div className="grid gap-4">
          {versions.length === 0 ? null : <LookBack versions={versions} />}
          <VersionList versions={versions} chosen={chosen} />
        </div>
        {versions.some(({ id }) => id === chosen) ? (
          difference(chosen)
        ) : (
          <p className="text-muted">{words.chooseVersion}</p>
        )}
      </div>
    </div>
  );
}
