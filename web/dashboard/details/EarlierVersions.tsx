import type { UseMutationResult } from '@tanstack/react-query';
import { type ReactNode, useMemo } from 'react';
import { Link, useSearchParams } from 'react-router';
import { z } from 'zod';
import * as words from '#locale/dashboard/versions.ts';
import { languageWords } from '../../../domain/languages.ts';
import { BEFORE, type Version } from '../../../domain/version.ts';
import { ArticleDifference } from '../comparison/ArticleDifference.tsx';
import { blocksOf } from '../comparison/blocks.ts';
import { changesInWords } from '../comparison/changes-in-words.ts';
import { compareBlocks } from '../comparison/compare.ts';
import { type Said, WordDifference } from '../comparison/WordDifference.tsx';
import { Banner } from '../components/Banner.tsx';
import { Button } from '../components/Button.tsx';
import { DateTimeField } from '../form/DateTimeField.tsx';
import { SmallForm } from '../form/SmallForm.tsx';
import { ScreenHeader } from '../screen/ScreenHeader.tsx';
import { Moment } from '../time/Moment.tsx';
import { showDateAndTime, siteTimeName } from '../time/site-time.ts';

/** One text of a record, from how it is now to how it was; or from how it was before to how it was then. */
export interface ComparedText {
  name: string;
  /** As it is now. */
  now: string;
  /** As it was then. */
  earlier: string;
  /** A date, a number or a choice: words of it mean nothing by themselves. */
  isWhole?: boolean;
  /** A picture or another file. */
  isFile?: boolean;
  /** Both as HTML, where they are articles. */
  html?: { now: string; earlier: string } | undefined;
}

/** What is said of words against how it is now, and against the version before. */
const since: Said = { added: words.wouldComeBack, removed: words.wouldGo };
const then: Said = { added: words.cameIn, removed: words.wentOut };

const withBlocks = (text: ComparedText) => ({
  ...text,
  blocks: text.html && compareBlocks(blocksOf(text.html.now), blocksOf(text.html.earlier)),
});

type TextWithBlocks = ReturnType<typeof withBlocks>;

/** Two states of a text, with what differs marked in it. */
function TextDifference({ name, now, earlier, isWhole = false, blocks, said }: TextWithBlocks & { said: Said }) {
  const looks = 'max-h-[70dvh] overflow-y-auto';
  return (
    <section className="grid gap-1.5">
      <h3 className="font-semibold">{name}</h3>
      {now === earlier && blocks === undefined ? (
        <p className="text-muted">{words.sameAsNow}</p>
      ) : blocks ? (
        <div className={looks}>
          <ArticleDifference blocks={blocks} said={said} />
        </div>
      ) : (
        <p className={`${looks} whitespace-pre-line`}>
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
  /** The texts are from how it was before to how it was then. */
  isWithBefore?: boolean;
  /** Chooses with what it is compared; left out where there is only one way. */
  choice?: ReactNode;
  /** Brings the version back; left out for those who may not. */
  restoring?: Pick<UseMutationResult<unknown, Error, void>, 'error' | 'isPending' | 'mutate'> | undefined;
  /** What restoring does. */
  hint: string;
}

/** One version against the texts as they are now, or as they were before it, and the way back to it. */
export function VersionDifference(props: VersionDifferenceProps) {
  const { version, texts, isWithBefore = false, choice, restoring, hint } = props;
  const { at, by } = version;
  const compared = useMemo(() => texts.map(withBlocks), [texts]);
  const differing = compared.filter(({ now, earlier, html }) => now !== earlier || html?.now !== html?.earlier);
  const sentence = isWithBefore ? words.comparedBefore : words.comparison;
  const changes = changesInWords(differing, !isWithBefore);
  return (
    <section aria-label={words.difference} className="grid content-start gap-5 border border-line bg-raised p-4 sm:p-6">
      <div className="grid gap-1">
        <h2 className="text-subheading">{words.versionBy(showDateAndTime(at), by)}</h2>
        {choice}
        {differing.length === 0 ? null : (
          <p className="font-semibold">{(isWithBefore ? words.changedThen : words.sinceThen)(changes)}</p>
        )}
        <p className="text-muted">
          {sentence.begins}
          <ins className="text-success">{sentence.wordsBack}</ins>
          {sentence.goesOn}
          <del className="text-danger">{sentence.wordsOut}</del>
          {sentence.ends}
        </p>
      </div>
      {texts.length === 0 ? <p>{words.sameAsNow}</p> : null}
      {compared.map((text) => (
        <TextDifference key={text.name} {...text} said={isWithBefore ? then : since} />
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
  const [newest] = versions;
  if (newest === undefined) return <p>{words.noVersions}</p>;
  return (
    <nav aria-label={words.versions} className="max-lg:max-h-96 max-lg:overflow-y-auto">
      <ol className="divide-y divide-line border border-line bg-raised">
        {versions.map(({ id, at, by, title, language, is_now }, index) => (
          <li key={id}>
            <Link to={{ search: `version=${id}` }} aria-current={id === chosen} className={look}>
              <span className="font-semibold">
                <Moment at={at} /> {(is_now ?? index === 0) ? words.isNow : null}
              </span>
              <span className="text-sm text-muted">
                {by ?? words.unknownPerson}
                {/* The record has changed places with its translation since: it was written in another language. */}
                {language === newest.language ? null : (
                  <>
                    {' · '}
                    <span lang={language}>{languageWords[language].name}</span>
                  </>
                )}
              </span>
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
  /** The version that is chosen, and the number of the one before it. */
  difference(version: number, before: number | undefined): ReactNode;
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

/** The list of versions, and beside it the difference of the one in the address: by its number, or as the last before a moment. */
export function EarlierVersions({ subtitle, back, message, versions, difference }: EarlierVersionsProps) {
  const [search] = useSearchParams();
  const before = search.get(BEFORE);
  const last = before === null ? undefined : versions.find(({ at }) => at < before);
  const chosen = Number(search.get('version') ?? last?.id);
  const place = versions.findIndex(({ id }) => id === chosen);
  const oldest = versions.at(-1);
  return (
    <div className="grid gap-6">
      <ScreenHeader title={words.earlierVersions} subtitle={subtitle} actions={back} />
      {message}
      <div className="grid items-start gap-6 lg:grid-cols-[22rem_minmax(0,1fr)]">
        <div className="grid gap-4">
          {versions.length === 0 ? null : <LookBack versions={versions} />}
          <VersionList versions={versions} chosen={chosen} />
        </div>
        {place >= 0 ? (
          difference(chosen, versions[place + 1]?.id)
        ) : (
          <p className="text-muted">
            {before === null || oldest === undefined
              ? words.chooseVersion
              : words.noneReachesBack(showDateAndTime(before), showDateAndTime(oldest.at))}
          </p>
        )}
      </div>
    </div>
  );
}
