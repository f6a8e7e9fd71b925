import { Search } from 'lucide-react';
import { type KeyboardEvent, useId, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import * as words from '#locale/dashboard/shell.ts';
import { MAX_SEARCH } from '../../../domain/listing.ts';
import type { screensCalled } from '../search/screens-called.ts';
import { useAccount } from '../session/account.ts';
import { rowHeight, rowLook } from './MenuRow.tsx';

interface MenuFilterProps {
  typed: string;
  onType(text: string): void;
  onChosen(): void;
}

/** A field for a word, and in place of the menu the screens that people call so. */
export function MenuFilter({ typed, onType, onChosen }: MenuFilterProps) {
  const { permissions } = useAccount();
  const navigate = useNavigate();
  const id = useId();
  const [find, setFind] = useState<typeof screensCalled>();
  // What people call the screens is only fetched by those who search: the first load goes without it. Asked again where it failed.
  const fetchNames = () =>
    void import('../search/screens-called.ts').then(
      (names) => setFind(() => names.screensCalled),
      () => undefined,
    );
  const text = typed.trim();
  const isFound = text !== '' && find !== undefined;
  const found = isFound ? find(text, permissions) : [];
  function onKey(event: KeyboardEvent) {
    const [first] = found;
    if (event.key === 'Enter' && first !== undefined) {
      onChosen();
      navigate(first.address);
    }
    if (event.key === 'Escape' && typed !== '') {
      // The drawer closes by the same key.
      event.stopPropagation();
      onType('');
    }
  }
  return (
    <>
      {/* Its ground reaches to the edge, so that no entry is seen above it. */}
      <div className="sticky top-0 z-1 mb-1 border-b border-line bg-raised py-2">
        <label htmlFor={id} className="sr-only">
          {words.findInMenu}
        </label>
        <Search
          aria-hidden="true"
          className="pointer-events-none absolute inset-y-2 left-2.5 my-auto size-4 text-muted"
        />
        <input
          id={id}
          type="text"
          autoComplete="off"
          enterKeyHint="go"
          placeholder={words.findInMenu}
          maxLength={MAX_SEARCH}
          value={typed}
          onChange={(event) => onType(event.target.value)}
          onKeyDown={onKey}
          onFocus={fetchNames}
          className={`w-full border border-line-strong bg-raised py-1 pr-2 pl-8 placeholder:text-muted ${rowHeight}`}
        />
      </div>
      <p role="status" className={found.length === 0 ? 'px-2 py-2 text-sm text-muted empty:hidden' : 'sr-only'}>
        {isFound ? words.foundInMenu(found.length) : ''}
      </p>
      {found.length === 0 ? null : (
        <ul>
          {found.map(({ key, label, Icon, address }) => (
            <li key={key}>
              <Link
                to={address}
                onClick={onChosen}
                className={`current-mark gap-2.5 border-l-4 px-2 leading-tight hover:bg-accent-surface ${rowLook}`}
              >
                <Icon aria-hidden="true" className="size-5 shrink-0" />
                <span>{label}</span>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
