import { useQueryClient } from '@tanstack/react-query';
import { Check, Pencil } from 'lucide-react';
import { useRef, useState } from 'react';
import { Link } from 'react-router';
import * as words from '#locale/dashboard/overview.ts';
import { staffAddresses } from '../../../domain/addresses.ts';
import { type Overview, SITE_FACTS } from '../../../domain/overview.ts';
import type { SiteFactName, UnconfirmedFact } from '../../../domain/site-fact.ts';
import { type SitePageSlug, sitePageSlugs } from '../../../domain/site-page.ts';
import { Button, buttonLook } from '../components/Button.tsx';
import { request } from '../session/request.ts';
import { wordedSettingsFields } from '../site-settings/fields.ts';
import { useAction } from '../toast/use-action.ts';
import { theOverview } from './calls.ts';
import { readPart } from './figures.ts';
import { OverviewPart, Skeleton } from './OverviewPart.tsx';

const isPage = (fact: SiteFactName): fact is SitePageSlug => sitePageSlugs.some((slug) => slug === fact);

const nameOfFact = (fact: SiteFactName) => (isPage(fact) ? words.pages[fact] : wordedSettingsFields[fact].label);

/** The screen on which staff change it. */
const addressOfFact = (fact: SiteFactName) =>
  isPage(fact) ? staffAddresses.sitePage(fact) : staffAddresses.siteSettings;

/** The text on the site, or the meaning of its absence. */
function wordsOfFact({ fact, state, text }: UnconfirmedFact): string {
  if (state === 'sample') return words.sampleText(text);
  if (state !== 'missing') return text;
  if (fact === 'email') return words.emailNotSet;
  return words.notSet;
}

/** Facts that the list begins with; the others are shown when asked for. */
const FIRST = 5;

/** Confirms a fact at once and offers to undo it. */
function useConfirmation() {
  const queries = useQueryClient();
  const again = () => queries.invalidateQueries(theOverview);
  const undoing = useAction({
    call: (fact: SiteFactName) => request('POST /site-facts/{fact}/unconfirm/', { parameters: { fact } }),
    again,
    done: (_, fact) => words.notConfirmed(nameOfFact(fact)),
  });
  return useAction({
    call: (fact: SiteFactName) => request('POST /site-facts/{fact}/confirm/', { parameters: { fact } }),
    again,
    done: (_, fact) => words.confirmed(nameOfFact(fact)),
    undo: (fact) => undoing.mutate(fact),
  });
}

function Fact({ fact, busy, onConfirm }: { fact: UnconfirmedFact; busy: boolean; onConfirm(): void }) {
  const name = nameOfFact(fact.fact);
  return (
    <li className="grid gap-x-6 gap-y-3 p-4 md:grid-cols-[minmax(0,1fr)_auto] md:items-center md:px-5">
      <div className="min-w-0">
        <h3 className="font-semibold">{name}</h3>
        <p className="line-clamp-5 whitespace-pre-line text-muted">{wordsOfFact(fact)}</p>
      </div>
      <div className="flex flex-wrap gap-3">
        {fact.state === 'sample' ? null : (
          <Button disabled={busy} onClick={onConfirm} aria-label={words.actionOn(confirmWord(fact), name)}>
            <Check aria-hidden="true" className="size-5" />
            {confirmWord(fact)}
          </Button>
        )}
        <Link to={addressOfFact(fact.fact)} aria-label={words.editFact(name)} className={buttonLook('secondary')}>
          <Pencil aria-hidden="true" className="size-5" />
          {words.edit}
        </Link>
      </div>
    </li>
  );
}

const confirmWord = ({ state }: UnconfirmedFact) => (state === 'missing' ? words.weHaveNone : words.confirm);

function FactList({ facts }: { facts: readonly UnconfirmedFact[] }) {
  const confirmation = useConfirmation();
  const [all, setAll] = useState(false);
  const shown = all ? facts : facts.slice(0, FIRST);
  const beginning = useRef<HTMLParagraphElement>(null);
  // The row disappears with the button: the next Tab leads to the next fact.
  const goOn = { onSuccess: () => beginning.current?.focus() };
  return (
    <>
      <p ref={beginning} tabIndex={-1} className="max-w-reading text-muted">
        {words.siteFactsHint}
      </p>
      <div className="border border-line bg-raised">
        <ul className="divide-y divide-line">
          {shown.map((fact) => (
            <Fact
              key={fact.fact}
              fact={fact}
              busy={confirmation.isPending}
              onConfirm={() => confirmation.mutate(fact.fact, goOn)}
            />
          ))}
        </ul>
        {facts.length > FIRST ? (
          <p className="border-t border-line p-2">
            <Button kind="quiet" aria-expanded={all} onClick={() => setAll(!all)}>
              {all ? words.showFirst(FIRST) : words.showAll(facts.length)}
            </Button>
          </p>
        ) : null}
      </div>
    </>
  );
}

/** The site's default facts, until somebody has confirmed or changed each of them. Hidden when all are done. */
export function SiteFacts({ site }: { site: Overview['site'] }) {
  const count = readPart(site)?.unconfirmed.length;
  if (count === 0) return null;
  const title = words.siteFacts;
  return (
    <OverviewPart
      id={SITE_FACTS}
      title={count === undefined ? title : `${title} (${count})`}
      value={site}
      placeholder={<Skeleton className="h-64" />}
    >
      {({ unconfirmed }) => <FactList facts={unconfirmed} />}
    </OverviewPart>
  );
}
