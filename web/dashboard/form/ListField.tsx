import { ArrowDown, ArrowUp, Plus, X } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { type ArrayPath, type Control, type FieldArray, type FieldValues, useFieldArray } from 'react-hook-form';
import * as words from '#locale/dashboard/form.ts';
import { Button } from '../components/Button.tsx';

interface ListFieldProps<Values extends FieldValues, Output, Name extends ArrayPath<Values>> {
  control: Control<Values, unknown, Output>;
  name: Name;
  /** The noun for one entry: `fun fact`. */
  one: string;
  /** As many entries there can be. */
  most: number;
  /** Makes the initial value of a new entry. */
  newEntry(): FieldArray<Values, Name>;
  /** The fields of the entry at this place, from 0. */
  children: (index: number) => ReactNode;
}

/** Entries that can be added, taken out and put in another order, by mouse and by keyboard. */
export function ListField<Values extends FieldValues, Output, Name extends ArrayPath<Values>>(
  props: ListFieldProps<Values, Output, Name>,
) {
  const { control, name, one, most, newEntry, children } = props;
  const { fields, append, remove, move } = useFieldArray({ control, name, keyName: 'key' });
  const [said, setSaid] = useState('');
  const list = useRef<HTMLUListElement>(null);
  const addButton = useRef<HTMLButtonElement>(null);
  const movedTo = useRef<number>(undefined);
  const last = fields.length - 1;

  // An entry that changes its place takes the focus along.
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is the new order after which the focus has to follow
  useEffect(() => {
    if (movedTo.current === undefined) return;
    list.current?.children[movedTo.current]?.querySelector<HTMLElement>('[data-move]:not(:disabled)')?.focus();
    movedTo.current = undefined;
  }, [fields]);

  const put = (from: number, to: number) => {
    movedTo.current = to;
    move(from, to);
    setSaid(words.movedToPlace(to + 1, fields.length));
  };
  return (
    <div className="grid justify-items-start gap-5">
      {fields.length === 0 ? <p className="text-muted">{words.noneYet(one)}</p> : null}
      <ul ref={list} className="grid w-full gap-5 empty:hidden">
        {fields.map(({ key }, index) => (
          <li key={key} className="flex flex-wrap items-start gap-x-4 gap-y-2 border-l-4 border-line pl-4">
            <fieldset className="grid min-w-0 grow basis-80 items-start gap-4 sm:grid-cols-2">
              <legend className="sr-only">{words.entryOf(one, index + 1, fields.length)}</legend>
              {children(index)}
            </fieldset>
            <div className="flex sm:pt-7.5">
              <Button
                kind="quiet"
                size="icon"
                data-move="up"
                disabled={index === 0}
                aria-label={words.moveUp(one, index + 1)}
                onClick={() => put(index, index - 1)}
              >
                <ArrowUp aria-hidden="true" className="size-5" />
              </Button>
              <Button
                kind="quiet"
                size="icon"
                data-move="down"
                disabled={index === last}
                aria-label={words.moveDown(one, index + 1)}
                onClick={() => put(index, index + 1)}
              >
                <ArrowDown aria-hidden="true" className="size-5" />
              </Button>
              <Button
                kind="quiet"
                size="icon"
                aria-label={words.remove(one, index + 1)}
                onClick={() => {
                  remove(index);
                  setSaid(words.removedLeft(last));
                  addButton.current?.focus();
                }}
              >
                <X aria-hidden="true" className="size-5" />
              </Button>
            </div>
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button
          ref={addButton}
          aria-disabled={fields.length >= most}
          onClick={() => fields.length < most && append(newEntry())}
        >
          <Plus aria-hidden="true" className="size-5" />
          {words.add(one)}
        </Button>
        <p role="status" className="text-sm text-muted">
          {fields.length >= most ? words.atMost(most, said) : said}
        </p>
      </div>
    </div>
  );
}
