import { splitLanguage } from '../../domain/languages.ts';
import { oldPathOf } from '../links/old-path.ts';
import { isFile } from '../pages/file-path.ts';
import { canBeOld } from '../pages/own-addresses.ts';

/** Characters of an address that is worth listing: nobody writes a longer one down, and no screen shows it. */
const MAX_MISSED = 200;

/** Files that people link to, beside pages. All others are parts of pages, or guessed at by programs. */
const document = /\.(?:pdf|docx?|xlsx?|pptx?|odt|ods)$/;

/**
 * What programs try at every site in search of a way in: the folders of other programs and of devices, a door anywhere, and the names
 * that a copy of a site or another program at the root has. Whoever builds a site links to none of them.
 */
const probes = [
  /^\/(?:wp-(?:admin|includes|json|login|signup|cron)|xmlrpc|cgi-bin|phpmyadmin|pma|vendor|administrator|actuator|owa|console|solr|telescope|server-status|graphql|boaform|hnap1|evox|jenkins|manager|geoserver|backups?|\.)(?:[./-]|$)/,
  /\/(?:admin|log-?(?:in|on)|sign-?in)(?:[./]|$)/,
  /^\/(?:wp|wordpress|sdk)$/,
];

/**
 * The folder of a day or a month, as WordPress has it, and a day before a title: the only numbers that are long and say nothing of a
 * person. A word stands behind them, so that no telephone number passes for one.
 */
const dateBefore =
  /^(?:\/wp-content\/uploads)?\/(?:19|20)\d\d([/-])(?:0[1-9]|1[0-2])(?:\1(?:0[1-9]|[12]\d|3[01]))?(?=[/-]\p{L})/u;

/** As many digits as the shortest telephone number that reaches somebody. An identity number has more. */
const MANY_DIGITS = 8;

/** An at sign in letters, and the end of a host behind it. */
const spokenAt = /\P{L}at\P{L}/u;
const endOfHost = /\P{L}(?:com|org|net|edu|gov|info|rw|ug|ke|tz|bi|cd|fr|uk|eu|de)(?!\p{L})/u;

function isOfPerson(path: string): boolean {
  if (path.includes('@')) return true;
  // Whatever stands between them: people write a number in many ways.
  if (path.replace(dateBefore, '').replaceAll(/\P{Nd}/gu, '').length >= MANY_DIGITS) return true;
  const at = path.search(spokenAt);
  return at !== -1 && endOfHost.test(path.slice(at + 3));
}

/**
 * The names under which sites give out secrets: a long one says so anywhere in a part, a short one where the part ends with it, as it
 * begins other words too (`code-of-conduct`), and a single letter alone, as those who shorten addresses use it.
 */
const namesSecret =
  /reset|verif|confirm|unsubscri|passw|cancel|activat|invit|token|secret|desabonn|annul|(?<=[/._-])(?:otp|pin|code|key|auth|oauth|sso|login|signin|session|magic|optout)(?=[/=:;,!~+]|[._-]?\p{Nd})|(?<=\/)[a-z](?=[/=:;,!~+])/u;

/** Something below that name, or given to it, or a number of it. */
const givenToIt = /[/=:;,!~+].|\p{Nd}/u;

function holdsSecret(path: string): boolean {
  const at = path.search(namesSecret);
  return at !== -1 && givenToIt.test(path.slice(at));
}

/** Characters of the shortest text that is taken for a secret, and those of the longest word. */
const SHORT_SECRET = 16;
const LONGEST_WORD = 24;

/** Digits among letters, letters among digits, capitals in the middle, more letters than a word has: as secrets are drawn. */
function isSecret(part: string): boolean {
  if (part.length < SHORT_SECRET) return false;
  const changes = part.match(/[a-z][A-Z]/g)?.length ?? 0;
  const longest = Math.max(...part.split(/[^a-z0-9]/i).map(({ length }) => length));
  return /[a-z]\d+[a-z]|\d[a-z]+\d/i.test(part) || changes > 3 || longest >= LONGEST_WORD;
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/**
 * The address at which a visitor found nothing, as an old path is written and without its query; undefined for one that is not worth
 * a line: parts of pages, what programs try, addresses that cannot lead elsewhere, and whatever may say something of a person or hold
 * the secret of a link.
 */
export function missedPath(url: string): string | undefined {
  const [pathname = ''] = url.split(/[?#]/, 1);
  // Before anything else is done with it: percent signs make three characters of each byte.
  if (pathname.length > MAX_MISSED * 6) return undefined;
  const path = oldPathOf(splitLanguage(pathname).path, new URLSearchParams());
  if (path === undefined || path.length > MAX_MISSED || /[\p{C}%\\]/u.test(path)) return undefined;
  // Wide and small forms of signs, and digits in circles, say the same as the plain ones.
  const plain = path.normalize('NFKC').toLowerCase();
  if (!canBeOld(path) || (isFile(path) && !document.test(path)) || probes.some((probe) => probe.test(plain)))
    return undefined;
  if (isOfPerson(plain) || holdsSecret(plain)) return undefined;
  return decoded(pathname).normalize('NFKC').split('/').some(isSecret) ? undefined : path;
}
