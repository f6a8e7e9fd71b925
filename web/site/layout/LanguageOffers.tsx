import type { Language } from '../../../domain/languages.ts';
import { Icon } from '../components/Icon.tsx';

interface LanguageOffersProps {
  /** The same page in each of the other languages. */
  offers: readonly { code: Language; address: string; read: string; decline: string }[];
}

/** Offers the page in another language. `language-offer.ts` shows the one that suits the visitor, if any: it covers nothing and leads nowhere by itself. */
export function LanguageOffers({ offers }: LanguageOffersProps) {
  return offers.map(({ code, address, read, decline }) => (
    <aside
      key={code}
      hidden
      lang={code}
      aria-label={read}
      data-language-offer=""
      className="fixed bottom-0 left-0 z-50 flex items-center gap-2 bg-ink pl-4 font-semibold text-chalk text-sm print:hidden"
    >
      <a href={address} hrefLang={code} className="min-h-11 content-center underline underline-offset-4">
        {read}
      </a>
      <button type="button" aria-label={decline} className="grid size-11 shrink-0 place-items-center">
        <Icon name="close" />
      </button>
    </aside>
  ));
}
