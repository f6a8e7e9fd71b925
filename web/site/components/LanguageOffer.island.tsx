import { useEffect, useState } from 'react';
import { language } from '#locale/language.ts';
import type { Language } from '../../../domain/languages.ts';
import { island } from '../island.tsx';
import { Icon } from './Icon.tsx';

interface Offer {
  code: Language;
  address: string;
  read: string;
  decline: string;
}

interface LanguageOfferProps {
  /** The same page in each of the other languages. */
  offers: readonly Offer[];
}

/** Under this name the browser keeps the language that a visitor chose. */
const CHOSEN = 'language';

/** A browser without storage chooses anew on each page. */
function readChosen(): string | null {
  try {
    return localStorage.getItem(CHOSEN);
  } catch {
    return null;
  }
}

function keepChosen(code: string): void {
  try {
    localStorage.setItem(CHOSEN, code);
  } catch {}
}

/** Offers the page in the language that the visitor chose before, or that the browser is set to. It covers nothing and leads nowhere by itself. */
function LanguageOffer({ offers }: LanguageOfferProps) {
  const [offer, setOffer] = useState<Offer>();
  useEffect(() => {
    const known = [language, ...offers.map(({ code }) => code)];
    const wanted = [readChosen(), ...navigator.languages.map((name) => name.slice(0, 2).toLowerCase())];
    const found = wanted.find((code) => known.some((one) => one === code));
    setOffer(offers.find(({ code }) => code === found));
    const onClick = ({ target }: MouseEvent) => {
      const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[hreflang]') : null;
      if (link) keepChosen(link.hreflang);
    };
    document.addEventListener('click', onClick);
    return () => document.removeEventListener('click', onClick);
  }, [offers]);
  if (!offer) return null;
  return (
    <aside
      lang={offer.code}
      aria-label={offer.read}
      className="fixed bottom-0 left-0 z-50 flex items-center gap-2 bg-ink pl-4 font-semibold text-chalk text-sm print:hidden"
    >
      <a href={offer.address} hrefLang={offer.code} className="min-h-11 content-center underline underline-offset-4">
        {offer.read}
      </a>
      <button
        type="button"
        aria-label={offer.decline}
        className="grid size-11 shrink-0 place-items-center"
        onClick={() => {
          keepChosen(language);
          setOffer(undefined);
        }}
      >
        <Icon name="close" />
      </button>
    </aside>
  );
}

export default island('components/LanguageOffer', LanguageOffer);
