import { setMainLanguage } from '../../domain/languages.ts';

// Imported before any address is made, as many are constants. In the browser the document says the main language where it is not
// English; the server loads the pages once for each main language that it has had, at an address that says it.
setMainLanguage(
  typeof document === 'undefined'
    ? new URL(import.meta.url).searchParams.get('main')
    : document.documentElement.dataset.mainLanguage,
);
