import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Search, UserPlus } from 'lucide-react';
import { type KeyboardEvent, useRef, useState } from 'react';
import { type Control, useController } from 'react-hook-form';
import * as words from '#locale/dashboard/payments.ts';
import type { Currency } from '../../../domain/giving/money.ts';
import type { ShareInput } from '../../../domain/giving/payment.ts';
import { MAX_SEARCH } from '../../../domain/listing.ts';
import { Button } from '../components/Button.tsx';
import { controlLook, Field } from '../form/Field.tsx';
import { givingKeys } from '../pledges/calls.ts';
import { useSettled } from '../search/use-settled.ts';
import { useMay } from '../session/account.ts';
import { request } from '../session/request.ts';
import { pledgeWords } from './columns.tsx';
import type { TypedShares, Whose } from './shares.ts';

/** Pause in typing before the search (ms), and the fewest letters that are searched for. */
const PAUSE = 200;
const SHORTEST = 2;

/** Of pledges, and of givers, so many are offered; more letters find the others. */
const OFFERED = 6;

/** Pledges and givers that the search finds. A payment goes only to a pledge in its currency. */
function useFound(text: string, currency: Currency) {
  return useQuery({
    queryKey: [...givingKeys.pledges, 'whose gift', text, currency],
    async queryFn({ signal }) {
      const query = { search: text, page: 1, page_size: OFFERED };
      const [pledges, givers] = await Promise.all([
        request('GET /pledges/', { query, signal }),
        request('GET /givers/', { query, signal }),
      ]);
      return { pledges: pledges.results.filter((one) => one.currency === currency), givers: givers.results };
    },
    enabled: text.length >= SHORTEST,
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
}

interface ChoiceProps {
  title: string;
  detail: string;
  onChoose(): void;
}

function Choice({ title, detail, onChoose }: ChoiceProps) {
  return (
    <li>
      <button
        type="button"
        onClick={onChoose}
        className="grid min-h-11 w-full border-t border-line px-3 py-2 text-left wrap-anywhere hover:bg-accent-surface"
      >
        <span className="font-semibold">{title}</span>
        {detail === '' ? null : <span className="text-sm text-muted">{detail}</span>}
      </button>
    </li>
  );
}

interface FoundProps {
  text: string;
  currency: Currency;
  onChoose(whose: Whose): void;
}

/** What the search finds, to be chosen from. */
function Found({ text, currency, onChoose }: FoundProps) {
  const { data, error, isFetching } = useFound(text, currency);
  const isAsked = text.length >= SHORTEST;
  const count = data === undefined ? 0 : data.pledges.length + data.givers.length;
  const says = () => {
    if (!isAsked) return words.writeMore;
    if (error !== null) return words.notSearched(error.message);
    if (data === undefined || isFetching) return words.searching;
    return count === 0 ? words.nobodyFound : words.found(count);
  };
  return (
    <>
      <p role="status" className={`text-sm ${isAsked && error !== null ? 'text-danger' : 'text-muted'}`}>
        {says()}
      </p>
      {!isAsked || data === undefined ? null : (
        <ul data-found="" className="max-h-72 overflow-y-auto border border-t-0 border-line empty:hidden">
          {data.pledges.map((pledge) => (
            <Choice
              key={`pledge ${pledge.id}`}
              title={pledge.full_name || words.noName}
              detail={pledgeWords(pledge)}
              onChoose={() =>
                onChoose({ kind: 'pledge', id: pledge.id, name: pledge.full_name, reference: pledge.reference })
              }
            />
          ))}
          {data.givers.map(({ id, name, email, phone }) => (
            <Choice
              key={`giver ${id}`}
              title={name || words.noName}
              detail={words.giverWithoutPledge([email, phone].filter(Boolean).join(', '))}
              onChoose={() => onChoose({ kind: 'giver', id, name })}
            />
          ))}
        </ul>
      )}
    </>
  );
}

const chosenWords = (whose: Whose) => {
  if (whose.kind === 'new') return words.somebodyNew;
  const name = whose.name || words.noName;
  return whose.kind === 'pledge' ? words.chosenPledge(name, whose.reference) : name;
};

interface WhoseFieldProps {
  control: Control<TypedShares, unknown, ShareInput[]>;
  place: number;
  currency: Currency;
}

/** Whose a share is: a pledge or a giver that is searched for, or somebody new. */
export function WhoseField({ control, place, currency }: WhoseFieldProps) {
  const { field, fieldState } = useController({ control, name: `shares.${place}.whose` });
  const maySearch = useMay('pledges.view');
  const [typed, setTyped] = useState('');
  const text = useSettled(typed.trim(), PAUSE);
  const area = useRef<HTMLDivElement>(null);
  const whose = field.value;

  // The button or the box that was pressed is gone; the focus goes to what stands in its place.
  const choose = (next: Whose | null) => {
    field.onChange(next);
    requestAnimationFrame(() => area.current?.querySelector<HTMLElement>('button, input')?.focus());
  };
  const enter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' && event.key !== 'ArrowDown') return;
    // Enter would send the form before anybody is chosen.
    event.preventDefault();
    area.current?.querySelector<HTMLElement>('[data-found] button')?.focus();
  };
  if (whose !== null) {
    return (
      <div ref={area} className="flex flex-wrap items-center justify-between gap-3 border border-line bg-sunken p-3">
        <p className="min-w-0 wrap-anywhere">
          <span className="text-sm text-muted">{words.whoseGift}</span>
          <br />
          <span className="font-semibold">{chosenWords(whose)}</span>
        </p>
        <Button size="small" onClick={() => choose(null)}>
          {words.chooseAnother}
        </Button>
      </div>
    );
  }
  return (
    <div ref={area} className="grid gap-2">
      {maySearch ? (
        <Field label={words.searchGiver} error={fieldState.error?.message}>
          {(wiring) => (
            <div className="relative">
              <Search aria-hidden="true" className="pointer-events-none absolute top-3 left-3 size-5 text-muted" />
              <input
                {...wiring}
                ref={field.ref}
                type="search"
                autoComplete="off"
                maxLength={MAX_SEARCH}
                value={typed}
                onChange={({ target }) => setTyped(target.value)}
                onKeyDown={enter}
                className={`${controlLook} pl-10`}
              />
            </div>
          )}
        </Field>
      ) : null}
      {maySearch ? <Found text={text} currency={currency} onChoose={choose} /> : null}
      {maySearch || fieldState.error?.message === undefined ? null : (
        <p className="text-sm font-semibold text-danger">{words.chooseSomebody}</p>
      )}
      <Button className="justify-self-start" onClick={() => choose({ kind: 'new' })}>
        <UserPlus aria-hidden="true" className="size-5" />
        {words.somebodyNew}
      </Button>
    </div>
  );
}
