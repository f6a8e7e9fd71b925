import type { TextForm } from '../../domain/fields/field-kinds.ts';
import { type Language, otherLanguages } from '../../domain/languages.ts';
import { type TranslatableName, translatables } from '../../domain/translation/translatable.ts';
import type { Database } from '../../server/database/open.ts';
import { fingerprintOf } from '../../server/translations/fingerprint.ts';
import type { Chance } from './chance.ts';
import type { RowWriter } from './rows.ts';
import type { Texts } from './texts.ts';

export const DAY = 24 * 3_600_000;
export const HOUR = 3_600_000;

/** The time over which the records lie. Milliseconds. */
export const TWENTY_YEARS = 20 * 365 * DAY;

/** The years for which gifts are kept, with a margin before the first are deleted. Milliseconds. */
export const TEN_YEARS = 3_500 * DAY;

/** The site that is being made. */
export interface Site {
  db: Database;
  /** 1 is a small organisation after twenty years, 100 one of a hundred times the size. */
  scale: number;
  /** The moment at which the records end. Milliseconds. */
  now: number;
  chance: Chance;
  texts: Texts;
  /** The numbers of the accounts. */
  users: number[];
  /** Names of the files that the library should have. */
  files: { pictures: string[]; documents: string[] };
}

export const iso = (moment: number) => new Date(moment).toISOString();
export const dayAt = (moment: number) => iso(moment).slice(0, 10);

/** The moment of the record with this place among so many, which lie evenly from some time ago until now. */
export const evenly = ({ now }: Site, place: number, count: number, time = TWENTY_YEARS) =>
  now - HOUR - time * (1 - (place + 1) / count);

/** The moment at which such a part of the records came into the trash; null for the others. */
export const trashedAt = ({ chance, now }: Site, share: number): string | null =>
  chance.happens(share) ? iso(now - chance.below(20) * DAY - HOUR) : null;

/** True for three records of so many. */
export const isOneOfThree = (place: number, count: number) => {
  const third = Math.floor(count / 3);
  return place % third === Math.floor(third / 2) && place < third * 3;
};

/** The languages in which visitors write, as often as they do. */
export const visitorsWrite: readonly Language[] = ['en', 'rw', 'rw', 'fr'];

const kindsOf = new Map<string, TextForm>(
  translatables.flatMap(({ resource, fields, derived = {} }) =>
    [...fields, ...Object.values(derived)].map(({ name, kind }) => [`${resource} ${name}`, kind] as const),
  ),
);

interface Translated {
  resource: TranslatableName;
  id: number;
  /** The texts of the source by their fields. */
  texts: Readonly<Record<string, string>>;
  at: number;
}

/** What adds translations of records: most are current, some out of date, some only drafted. */
export function translationsInto(site: Site, rows: RowWriter) {
  const { chance, texts, users } = site;
  const add = rows.into('translations');
  const made = (kind: TextForm, language: Language) => {
    if (kind === 'html') return texts.html(language, 3 + chance.below(20));
    return kind === 'line' ? texts.title(language) : `${texts.sentence(language)} ${texts.sentence(language)}`;
  };
  return ({ resource, id, texts: source, at }: Translated, share: number): void => {
    for (const language of otherLanguages()) {
      if (!chance.happens(share)) continue;
      const [isDraft, isOutdated] = [chance.happens(0.12), chance.happens(0.2)];
      for (const [field, text] of Object.entries(source)) {
        const kind = kindsOf.get(`${resource} ${field}`);
        if (kind === undefined) throw new Error(`${field} of ${resource} is not translated`);
        const fingerprint = fingerprintOf(kind, isOutdated ? `${text} as it was` : text);
        const [published, draft] = isDraft ? [null, made(kind, language)] : [made(kind, language), null];
        add({
          ...{ resource, record: String(id), language, field, published, draft },
          published_fingerprint: published === null ? null : fingerprint,
          published_source: published === null ? null : text,
          draft_fingerprint: draft === null ? null : fingerprint,
          draft_source: draft === null ? null : text,
          updated_at: iso(Math.min(site.now, at)),
          updated_by: chance.pick(users),
        });
      }
    }
  };
}
