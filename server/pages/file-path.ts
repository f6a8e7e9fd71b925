import { splitLanguage } from '../../domain/languages.ts';

/** Behind the number of a record anything may stand. */
const isNumbered = /^\/(?:BlogDetail|EventDetails)\/\d+-[^/]*$/i;

/**
 * A path of a file, as programs try by the hundred. None of our pages has such an address, and only old ones of other sites do. The
 * secret of a private link has points too, and more letters behind them than a file's name.
 */
export const isFile = (pathname: string): boolean =>
  /\/\.|\.(?!html?$)[a-z0-9]{1,6}$/i.test(pathname) && !isNumbered.test(splitLanguage(pathname).path);
