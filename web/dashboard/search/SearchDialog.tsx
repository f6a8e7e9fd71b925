import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type KeyboardEvent, useDeferredValue, useId, useRef } from 'react';
import { Link, useNavigate } from 'react-router';
import * as words from '#locale/dashboard/search.ts';
import { staffAddresses } from '../../../domain/addresses.ts';
import { languageWords } from '../../../domain/languages.ts';
import { MAX_SEARCH } from '../../../domain/listing.ts';
import { buttonLook } from '../components/Button.tsx';
import { Modal } from '../components/Modal.tsx';
import { controlLook } from '../form/Field.tsx';
import { useAccount } from '../session/account.ts';
import { request } from '../session/request.ts';
import { type FoundPlace, placeOfRecord } from './places.ts';
import { screensCalled } from './screens-called.ts';
import { useSettled } from './use-settled.ts';

/** Pause in typing before the search (ms). */
const PAUSE = 150;
const SHORTEST = 2;

interface SearchDialogProps {
  typed: string;
  onType(text: string): void;
  onClose(): void;
}

/** Finds every record and every screen that the account may open. The arrow keys move through the results. */
export function SearchDialog({ typed, onType, onClose }: SearchDialogProps) {
  const { permissions } = useAccount();
  const navigate = useNavigate();
  const id = useId();
  const box = useRef<HTMLInputElement>(null);
  const found = useRef<HTMLUListElement>(null);
  const text = useSettled(typed.trim(), PAUSE);
  const isAsked = text.length >= SHORTEST;
  const { data, error, isFetching } = useQuery({
    queryKey: ['search', text],
    queryFn: ({ signal }) => request('GET /search/records/', { query: { text }, signal }),
    enabled: isAsked,
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
  const records = (data ?? []).flatMap((it) => placeOfRecord(it, permissions) ?? []);
  const screens = isAsked
    ? screensCalled(text, permissions).map((it) => ({ ...it, noun: words.nouns.screen, translations: [] }))
    : [];
  const all: FoundPlace[] = isAsked ? [...screens, ...records] : [];
  const places = useDeferredValue(all);

  function step(event: KeyboardEvent) {
    const by = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (by === undefined) return;
    event.preventDefault();
    const results = [...(found.current?.children ?? [])];
    const next = results.findIndex((result) => result.matches(':focus-within')) + by;
    if (next < 0) box.current?.focus();
    // To the languages beside it leads the tab key.
    else results[Math.min(next, results.length - 1)]?.querySelector('a')?.focus();
  }
  const says = () => {
    if (!isAsked) return words.writeMore;
    if (error !== null) return error.message;
    if (isFetching) return words.searching;
    return all.length === 0 ? words.nothingFound : words.found(all.length);
  };
  return (
    <Modal title={words.search} onClose={onClose} initialFocus={box} atTop>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the keys are those of the box and the links within */}
      <div className="grid gap-4" onKeyDown={step}>
        <form
          onSubmit={(event) => {
            event.preventDefault();
            const [first] = places;
            if (first === undefined) return;
            onClose();
            navigate(first.address);
          }}
        >
          <label htmlFor={id} className="sr-only">
            {words.searchLabel}
          </label>
          <input
            ref={box}
            id={id}
            type="search"
            autoComplete="off"
            placeholder={words.searchHint}
            maxLength={MAX_SEARCH}
            value={typed}
            onChange={(event) => onType(event.target.value)}
            className={controlLook}
          />
        </form>
        <p role="status" className="text-muted">
          {says()}
        </p>
        {isAsked && error === null && !isFetching && all.length === 0 ? (
          <Link to={staffAddresses.guide} onClick={onClose} className={`${buttonLook('secondary')} justify-self-start`}>
            {words.lookInTheGuide}
          </Link>
        ) : null}
        <ul ref={found}>
          {places.map(({ key, title, noun, address, translations }) => (
            <li key={key} className="flex flex-wrap border-t border-line">
              <Link
                to={address}
                onClick={onClose}
                className="flex min-h-11 min-w-0 grow basis-64 flex-wrap items-center justify-between gap-x-4 px-2 py-1.5 hover:bg-accent-surface"
              >
                <span className="font-semibold wrap-anywhere">{title}</span>
                <span className="text-sm text-muted">{noun}</span>
              </Link>
              {translations.map((translation) => (
                <Link
                  key={translation.language}
                  to={translation.address}
                  onClick={onClose}
                  aria-label={words.translateInto(title, languageWords[translation.language].name)}
                  className="flex min-h-11 items-center px-2 text-sm text-accent underline hover:bg-accent-surface"
                >
                  {languageWords[translation.language].name}
                </Link>
              ))}
            </li>
          ))}
        </ul>
      </div>
    </Modal>
  );
}
