import { language } from '#locale/language.ts';

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

/** Shows the offer of the language that the visitor chose before, or that the browser is set to; none where the page is in it. */
export function offerLanguage(): void {
  const offers = [...document.querySelectorAll<HTMLElement>('[data-language-offer]')];
  const known = [language, ...offers.map(({ lang }) => lang)];
  const wanted = [readChosen(), ...navigator.languages.map((name) => name.slice(0, 2).toLowerCase())];
  const found = wanted.find((code) => known.some((one) => one === code));
  const offer = offers.find(({ lang }) => lang === found);
  if (offer) {
    offer.hidden = false;
    offer.querySelector('button')?.addEventListener('click', () => {
      keepChosen(language);
      offer.remove();
    });
  }
  document.addEventListener('click', ({ target }) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[hreflang]') : null;
    if (link) keepChosen(link.hreflang);
  });
}
