import { language as pageLanguage } from '#locale/language.ts';
import * as words from '#locale/search.ts';
import { splitLanguage } from '../../../domain/languages.ts';
import type { FoundText, TextPiece } from '../../../domain/site-search.ts';

const kinds: Readonly<Partial<Record<string, string>>> = words.kinds;

/** A plain text, with what was searched for marked. */
function Marked({ pieces }: { pieces: readonly TextPiece[] }) {
  return pieces.map(({ text, is_found }, place) =>
    is_found ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: a piece is its place
      <mark key={place} className="bg-call text-on-call">
        {text}
      </mark>
    ) : (
      text
    ),
  );
}

const langOf = (language: string) => (language === pageLanguage ? undefined : language);

/** One page on which the words stand. */
export function Result({ found }: { found: FoundText }) {
  const { kind, title, title_language, snippet, language, address } = found;
  const named = kinds[kind];
  return (
    <div>
      <h3 lang={langOf(title_language)} className="text-2xl leading-tight">
        <a
          href={address}
          hrefLang={langOf(splitLanguage(address).language)}
          className="inline-flex min-h-11 items-center underline decoration-2 decoration-call underline-offset-4 hover:decoration-current"
        >
          <span className="min-w-0 break-words">
            <Marked pieces={title} />
          </span>
        </a>
      </h3>
      {named === undefined ? null : <p className="text-muted text-sm">{named}</p>}
      {snippet.length === 0 ? null : (
        <p lang={langOf(language)} className="mt-1 max-w-reading break-words">
          <Marked pieces={snippet} />
        </p>
      )}
    </div>
  );
}
