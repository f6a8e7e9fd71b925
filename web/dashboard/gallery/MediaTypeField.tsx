import { Image, Video } from 'lucide-react';
import { type Control, type FieldPathByValue, type FieldValues, useController } from 'react-hook-form';
import type { MediaType } from '../../../domain/gallery-item.ts';

interface MediaTypeFieldProps<Values extends FieldValues, Output> {
  control: Control<Values, unknown, Output>;
  name: FieldPathByValue<Values, MediaType | undefined>;
}

const cards = [
  { value: 'image', label: 'Image', hint: 'A photo or a drawing.', Icon: Image },
  { value: 'video', label: 'Video', hint: 'A film, by its web address.', Icon: Video },
] as const;

/** A card for each kind of item. */
export function MediaTypeField<Values extends FieldValues, Output>(props: MediaTypeFieldProps<Values, Output>) {
  const { field } = useController(props);
  return (
    <fieldset className="grid gap-3 sm:grid-cols-2">
      <legend className="sr-only">Media Type</legend>
      {cards.map(({ value, label, hint, Icon }, index) => (
        <label
          key={value}
          className="flex cursor-pointer items-center gap-4 border border-line-strong p-4 hover:bg-accent-surface has-checked:border-accent has-checked:bg-accent-surface has-checked:outline-2 has-checked:outline-accent"
        >
          <input
            type="radio"
            className="size-5 shrink-0"
            ref={index === 0 ? field.ref : undefined}
            name={field.name}
            value={value}
            checked={field.value === value}
            onBlur={field.onBlur}
            onChange={() => field.onChange(value)}
          />
          <Icon aria-hidden="true" className="size-7 shrink-0 text-accent" />
          <span>
            <span className="block font-semibold">{label}</span>
            <span className="block text-sm text-muted">{hint}</span>
          </span>
        </label>
      ))}
    </fieldset>
  );
}
