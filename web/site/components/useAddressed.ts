import { useEffect, useRef, useState } from 'react';
import type { LiveSection, Section } from '../section.ts';
import { useSection } from './useSection.ts';

interface AddressedOptions<Place, Data> {
  /** The data the document came with. */
  first: Section<Data>;
  firstPlace: Place;
  /** The address of a place, and the place an address means. */
  addressOf: (place: Place) => string;
  placeAt: (query: URLSearchParams) => Place;
  load: (place: Place) => Promise<Data>;
  fallback: string;
  /** The id of the list's heading, where reading goes on after a step. */
  title: string;
}

interface Addressed<Place, Data> {
  /** The page, the search: whatever part of the list the address names. */
  place: Place;
  section: LiveSection<Data>;
  /** Whether that is still the document's own content. */
  asItCame: boolean;
  /** Whether another part is loading. The present one stays until then. */
  busy: boolean;
  /** Writes the address, and resolves when the place is shown. */
  go: (place: Place) => Promise<void>;
  /** Does so, and moves the focus to the heading of the list. */
  goAndRead: (place: Place) => Promise<void>;
  tryAgain: () => Promise<void>;
}

/** A list whose address says which part of it is shown: what links and forms do by loading a page, done in place. */
export function useAddressed<Place, Data>(options: AddressedOptions<Place, Data>): Addressed<Place, Data> {
  const { first, firstPlace, addressOf, placeAt, load, fallback, title } = options;
  const [place, setPlace] = useState(firstPlace);
  const [busy, setBusy] = useState(false);
  const wanted = useRef(firstPlace);
  // Made anew each time where the caller puts it together, so it is the one of the beginning that is compared.
  const came = useRef(first);
  const [section, refetch] = useSection(first, () => load(wanted.current), fallback);

  async function show(next: Place): Promise<void> {
    wanted.current = next;
    setPlace(next);
    setBusy(true);
    await refetch();
    if (wanted.current === next) setBusy(false);
  }

  async function go(next: Place): Promise<void> {
    history.pushState(null, '', addressOf(next));
    await show(next);
  }

  async function goAndRead(next: Place): Promise<void> {
    await go(next);
    document.getElementById(title)?.focus();
  }

  const latest = useRef(show);
  latest.current = show;
  useEffect(() => {
    const onPopState = () => {
      const next = placeAt(new URLSearchParams(location.search));
      // Going to a heading of the same page is a step in the history too.
      if (addressOf(next) !== addressOf(wanted.current)) void latest.current(next);
    };
    // The visitor may have gone back before this list was hydrated.
    onPopState();
    window.addEventListener('popstate', onPopState);
    return () => window.removeEventListener('popstate', onPopState);
  }, [addressOf, placeAt]);

  const asItCame = section === came.current;
  return { place, section, asItCame, busy, go, goAndRead, tryAgain: () => show(wanted.current) };
}
