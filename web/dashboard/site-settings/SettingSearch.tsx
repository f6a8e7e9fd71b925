import { Search } from 'lucide-react';
import { type KeyboardEvent, useId, useState } from 'react';
import * as words from '#locale/dashboard/site-settings.ts';
import { folded } from '../../../domain/folded.ts';
import { MAX_SEARCH } from '../../../domain/listing.ts';
import type { SiteField } from '../../../domain/site.ts';
import { controlLook } from '../form/Field.tsx';
import { wordedSettingsFields } from './fields.ts';
import { findSettings } from './places.ts';

/** Finds a setting by what people call it, opens its tab and goes to it. Enter takes the first. */
export function SettingSearch({ onChoose }: { onChoose(field: SiteField): void }) {
  const id = useId();
  const [search, setSearch] = useState('');
  const found = findSettings(search, wordedSettingsFields, folded);
  const choose = (field: SiteField) => {
    setSearch('');
    onChoose(field);
  };
  const takeFirst = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    // It stands in the form, which Enter would save.
    event.preventDefault();
    const [first] = found;
    if (first) choose(first.field);
  };
  return (
    <search className="grid gap-2">
      <label htmlFor={id} className="font-semibold max-sm:hidden">
        {words.findASetting}
      </label>
      <div className="relative max-w-md">
        <Search aria-hidden="true" className="pointer-events-none absolute top-3 left-3 size-5 text-muted" />
        <input
          id={id}
          aria-label={words.findASetting}
          placeholder={words.findASetting}
          type="search"
          autoComplete="off"
          maxLength={MAX_SEARCH}
          value={search}
          onChange={({ target }) => setSearch(target.value)}
          onKeyDown={takeFirst}
          className={`${controlLook} pl-10`}
        />
      </div>
      <p role="status" className="sr-only">
        {search.trim() === '' ? '' : words.found(found.length)}
      </p>
      {search.trim() === '' ? null : (
        <ul className="grid max-w-md divide-y divide-line border border-line bg-raised">
          {found.map(({ field, label, tab }) => (
            <li key={field}>
              <button
                type="button"
                onClick={() => choose(field)}
                className="grid min-h-11 w-full px-3 py-2 text-left hover:bg-accent-surface"
              >
                <span className="font-semibold">{label}</span>
                <span className="text-sm text-muted">{words.tabs[tab]}</span>
              </button>
            </li>
          ))}
          {found.length === 0 ? <li className="px-3 py-2 text-muted">{words.found(0)}</li> : null}
        </ul>
      )}
    </search>
  );
}
