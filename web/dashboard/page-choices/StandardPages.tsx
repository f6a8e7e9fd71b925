import { useQuery } from '@tanstack/react-query';
import { Pencil } from 'lucide-react';
import { useState } from 'react';
import * as sectionWords from '#locale/dashboard/page-sections.ts';
import * as words from '#locale/dashboard/standard-pages.ts';
import { addresses } from '../../../domain/addresses.ts';
import type { StandardPage } from '../../../domain/standard-page.ts';
import { Button } from '../components/Button.tsx';
import { SiteLink } from '../components/SiteLink.tsx';
import { Badge, type BadgeTone } from '../list/Badge.tsx';
import { ChangeContent } from '../page-sections/ChangeContent.tsx';
import { ScreenHeader } from '../screen/ScreenHeader.tsx';
import { ScreenProblem } from '../screen/ScreenProblem.tsx';
import { Waiting } from '../screen/Waiting.tsx';
import { useMay } from '../session/account.ts';
import { allStandardPages } from '../standard-pages/calls.ts';
import { nameOf, otherNames, pagesAlwaysThere } from '../standard-pages/names.ts';
import { PageViews } from '../standard-pages/PageViews.tsx';
import { StandardPageDialog } from './StandardPageDialog.tsx';

const tones: Record<StandardPage['state'], BadgeTone> = { shown: 'success', replaced: 'info', off: 'quiet' };

interface RowProps {
  page: StandardPage;
  /** Undefined for who may not. */
  onChange: (() => void) | undefined;
}

/** One page: what visitors find at it, and a way to change that. */
function Row({ page, onChange }: RowProps) {
  const { state, target, target_title, trouble } = page;
  const name = nameOf(page);
  return (
    <li className="flex flex-wrap items-center gap-x-6 gap-y-3 border border-line bg-raised p-4">
      <div className="grid min-w-0 grow gap-1">
        <h2 className="text-subheading">{name}</h2>
        <p className="text-sm text-muted wrap-anywhere">{addresses[page.name]}</p>
        <p className="wrap-anywhere">
          <Badge tone={tones[state]}>{words.states[state]}</Badge>
          {state === 'replaced' && target !== null ? <> {target_title ?? target}</> : null}
        </p>
        {trouble === null ? null : <p className="font-semibold text-warning">{words.troubles[trouble]}</p>}
      </div>
      <div className="flex flex-wrap gap-3">
        <SiteLink page={addresses[page.name]} name={name} />
        <ChangeContent page={page.name} name={name} />
        {onChange ? (
          <Button kind="secondary" aria-label={words.changePage(name)} onClick={onChange}>
            <Pencil aria-hidden="true" className="size-5" />
            {words.change}
          </Button>
        ) : null}
      </div>
    </li>
  );
}

/** The pages that are always there: what they show can be changed. */
function OtherPages() {
  return (
    <section aria-labelledby="other-pages" className="grid gap-3">
      <h2 id="other-pages" className="mt-4 text-heading">
        {sectionWords.otherPages}
      </h2>
      <p className="text-muted">{sectionWords.otherPagesHint}</p>
      <ul className="grid gap-3">
        {pagesAlwaysThere.map((page) => (
          <li key={page} className="flex flex-wrap items-center gap-x-6 gap-y-3 border border-line bg-raised p-4">
            <div className="grid min-w-0 grow gap-1">
              <h3 className="text-subheading">{otherNames[page]}</h3>
              <p className="text-sm text-muted wrap-anywhere">{addresses[page]}</p>
            </div>
            <div className="flex flex-wrap gap-3">
              <SiteLink page={addresses[page]} name={otherNames[page]} />
              <ChangeContent page={page} name={otherNames[page]} />
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The pages that the site has itself, which staff can replace by another or switch off. */
export function StandardPages() {
  const { data, error, refetch } = useQuery(allStandardPages);
  const mayChange = useMay('pages.publish');
  const [open, setOpen] = useState<StandardPage>();
  if (data === undefined) {
    if (error === null) return <Waiting>{words.loading}</Waiting>;
    return <ScreenProblem title={words.notLoaded} detail={error.message} onRetry={() => void refetch()} />;
  }
  return (
    <div className="grid max-w-4xl gap-5">
      <ScreenHeader title={words.standardPages} subtitle={words.subtitle} />
      <PageViews current="standard" />
      <ul className="grid gap-3">
        {data.map((page) => (
          <Row key={page.name} page={page} onChange={mayChange ? () => setOpen(page) : undefined} />
        ))}
      </ul>
      <OtherPages />
      {open ? <StandardPageDialog page={open} onClose={() => setOpen(undefined)} /> : null}
    </div>
  );
}
