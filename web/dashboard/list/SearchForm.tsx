import { Search } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Button } from '../components/Button.tsx';
import { controlShape } from '../form/Field.tsx';

interface SearchFormProps {
  label: string;
  value: string;
  onSearch(text: string): void;
}

/** Searches when it is sent. */
export function SearchForm({ label, value, onSearch }: SearchFormProps) {
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => {
    // Changed from elsewhere, by the back button or by clearing all filters.
    if (box.current) box.current.value = value;
  }, [value]);
  return (
    <search className="flex grow gap-2 sm:max-w-md">
      <form
        className="flex grow gap-2"
        onSubmit={(event) => {
          event.preventDefault();
          onSearch(box.current?.value.trim() ?? '');
        }}
      >
        <input
          ref={box}
          type="search"
          aria-label={label}
          placeholder={label}
          defaultValue={value}
          className={`${controlShape} min-w-0 grow`}
        />
        <Button type="submit">
          <Search aria-hidden="true" className="size-5" />
          Search
        </Button>
      </form>
    </search>
  );
}
