import { type ComponentProps, type KeyboardEvent, type ReactNode, useId, useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { controlLook } from './Field.tsx';
import { FormField, type FormFieldProps } from './FormField.tsx';

/** A value that can be taken, by what people call it. */
export interface Suggestion {
  value: string;
  title: string;
  /** Says which one it is. */
  about: string;
}

interface SuggestingFieldProps<Values extends FieldValues, Output>
  extends FormFieldProps<Values, Output, string | null | undefined> {
  suggestions: readonly Suggestion[];
  /** The name of their list, read out. */
  listLabel: string;
  /** How many there are, or why there are none; below the field, and read out. */
  says: ReactNode;
}

interface ChoosingProps {
  suggestions: readonly Suggestion[];
  /** A suggestion is taken, or something else typed. */
  onChoose(value: string): void;
}

/** Which suggestion the keys have reached. They go through them while the focus stays in the field. */
function useChoosing({ suggestions, onChoose }: ChoosingProps) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const [reached, setReached] = useState(-1);
  const isShown = isOpen && suggestions.length > 0;
  const at = isShown && reached < suggestions.length ? reached : -1;
  const close = () => {
    setOpen(false);
    setReached(-1);
  };
  const choose = (value: string) => {
    close();
    onChoose(value);
  };
  function onKeyDown(event: KeyboardEvent) {
    const by = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const found = suggestions[at];
    if (by !== undefined && suggestions.length > 0) {
      setOpen(true);
      // From the last back to what was typed, and from there to the first.
      setReached(((at + by + 1 + suggestions.length + 1) % (suggestions.length + 1)) - 1);
    } else if (event.key === 'Enter' && found !== undefined) choose(found.value);
    else if (event.key === 'Escape' && isShown) {
      close();
      // The dialog around it stays open.
      event.stopPropagation();
    } else return;
    event.preventDefault();
  }
  const open = () => {
    setOpen(true);
    setReached(-1);
  };
  return { id, isShown, at, open, close, choose, onKeyDown };
}

interface SuggestingInputProps extends ChoosingProps {
  /** What a form's field puts onto its control. */
  wiring: Omit<ComponentProps<'input'>, 'onChange' | 'value'>;
  listLabel: string;
  says: ReactNode;
  value: string;
}

/** The field, and the list below it. */
function SuggestingInput({ wiring, listLabel, says, value, suggestions, onChoose }: SuggestingInputProps) {
  const { id, isShown, at, open, close, choose, onKeyDown } = useChoosing({ suggestions, onChoose });
  const idOf = (place: number) => `${id}-${place}`;
  return (
    <>
      <input
        {...wiring}
        type="text"
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={isShown}
        aria-controls={id}
        aria-activedescendant={at === -1 ? undefined : idOf(at)}
        autoComplete="off"
        spellCheck={false}
        value={value}
        onChange={({ target }) => {
          onChoose(target.value);
          open();
        }}
        onKeyDown={onKeyDown}
        onBlur={(event) => {
          close();
          wiring.onBlur?.(event);
        }}
        className={controlLook}
      />
      <div
        id={id}
        role="listbox"
        aria-label={listLabel}
        hidden={!isShown}
        className="divide-y divide-line border border-line-strong bg-raised"
      >
        {suggestions.map(({ value: target, title, about }, place) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are those of the field
          <div
            key={target}
            id={idOf(place)}
            role="option"
            tabIndex={-1}
            aria-selected={place === at}
            className="flex min-h-11 cursor-pointer flex-wrap items-center justify-between gap-x-4 px-3 py-1.5 hover:bg-accent-surface aria-selected:bg-accent-surface"
            // The focus stays in the field.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => choose(target)}
          >
            <span className="min-w-0 font-semibold wrap-anywhere">{title}</span>
            <span className="text-sm text-muted wrap-anywhere">{about}</span>
          </div>
        ))}
      </div>
      <p role="status" className="text-sm text-muted empty:hidden">
        {says}
      </p>
    </>
  );
}

/** One line of text with suggestions below it, as they come while one types. Anything else can be typed as well. */
export function SuggestingField<Values extends FieldValues, Output>(props: SuggestingFieldProps<Values, Output>) {
  const { suggestions, listLabel, says, ...field } = props;
  return (
    <FormField {...field}>
      {(wiring, { value, onChange }) => (
        <SuggestingInput
          wiring={wiring}
          listLabel={listLabel}
          suggestions={suggestions}
          says={says}
          value={value ?? ''}
          onChoose={onChange}
        />
      )}
    </FormField>
  );
}
