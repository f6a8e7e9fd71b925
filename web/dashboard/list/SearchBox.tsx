import { Search } from 'lucide-react';
import { useEffect, useId, useRef } from 'react';
import * as words from '#locale/dashboard/list.ts';
import { MAX_SEARCH } from '../../../domain/listing.ts';
import { Button } from '../components/Button.tsx';
import { controlLook, controlShape } from '../form/Field.tsx';

/** Pause in typing before the search (ms). */
const PAUSE = 150;

interface SearchBoxProps {
  label: string;
  /** Stands in the empty box, where the label does not say enough. */
  hint?: string;
  value: string;
  onSearch(text: string): void;
}

/** Searches as one types. The box keeps its own text, so that no keystroke waits for the address bar. */
export function SearchBox({ label, hint = label, value, onSearch }: SearchBoxProps) {
  const id = useId();
  const box = useRef<HTMLInputElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  // The address may change during the pause; the search then has to build on the address of that moment.
  const search = useRef(onSearch);
  /** Typed, and not searched for yet. */
  const waiting = useRef<string>(undefined);

  useEffect(() => {
    // Changed from elsewhere, by the back button or by clearing all filters.
    if (box.current && box.current !== document.activeElement) box.current.value = value;
  }, [value]);
  useEffect(() => {
    search.current = onSearch;
  });
  useEffect(() => () => clearTimeout(timer.current), []);

  const searchNow = () => {
    clearTimeout(timer.current);
    const text = waiting.current;
    waiting.current = undefined;
    if (text !== undefined) search.current(text);
  };
  const searchSoon = (text: string) => {
    clearTimeout(timer.current);
    waiting.current = text;
    timer.current = setTimeout(searchNow, PAUSE);
  };
  // A search that comes later would undo the filter, or the link, that is chosen meanwhile. For a button in the list it waits: the row
  // would move away under the finger.
  const leave = (next: EventTarget | null) => {
    if (next instanceof HTMLAnchorElement) waiting.current = undefined;
    else if (next instanceof HTMLInputElement || next instanceof HTMLSelectElement) searchNow();
  };
  return (
    <div className="relative grow basis-full sm:max-w-md sm:basis-48">
      <label htmlFor={id} className="sr-only">
        {label}
      </label>
      <Search aria-hidden="true" className="pointer-events-none absolute top-3 left-3 size-5 text-muted" />
      <input
        ref={box}
        id={id}
        type="search"
        placeholder={hint}
        maxLength={MAX_SEARCH}
        defaultValue={value}
        onChange={(event) => searchSoon(event.target.value)}
        onBlur={(event) => leave(event.relatedTarget)}
        className={`${controlLook} pl-10`}
      />
    </div>
  );
}

/** Searches when it is sent. */
export function SearchForm({ label, hint = label, value, onSearch }: SearchBoxProps) {
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => {
    // Changed from elsewhere, by the back button or by clearing all filters.
    if (box.current) box.current.value = value;
  }, [value]);
  return (
    <search className="flex min-w-0 grow basis-full gap-2 sm:max-w-md sm:basis-56">
      <form
        className="flex min-w-0 grow gap-2"
        onSubmit={(event) => {
          event.preventDefault();
          onSearch(box.current?.value.trim() ?? '');
        }}
      >
        <input
          ref={box}
          type="search"
          aria-label={label}
          placeholder={hint}
          maxLength={MAX_SEARCH}
          defaultValue={value}
          className={`${controlShape} w-0 grow`}
        />
        <Button type="submit">
          <Search aria-hidden="true" className="size-5" />
          {words.search}
        </Button>
      </form>
    </search>
  );
}
