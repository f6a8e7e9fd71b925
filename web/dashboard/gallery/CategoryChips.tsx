import { useQuery } from '@tanstack/react-query';
import { type Control, type FieldPathByValue, type FieldValues, useController } from 'react-hook-form';
import { Link } from 'react-router';
import { staffAddresses } from '../../../domain/addresses.ts';
import { allCategories } from '../categories/calls.ts';
import { galleryCategories } from '../categories/gallery-categories.ts';
import { Banner } from '../components/Banner.tsx';
import { Waiting } from '../screen/Waiting.tsx';

interface CategoryChipsProps<Values extends FieldValues, Output> {
  control: Control<Values, unknown, Output>;
  name: FieldPathByValue<Values, readonly number[] | undefined>;
}

/** The categories as chips; any number of them can be pressed. */
export function CategoryChips<Values extends FieldValues, Output>(props: CategoryChipsProps<Values, Output>) {
  const { field, fieldState } = useController(props);
  const { data: categories, error } = useQuery(allCategories(galleryCategories));
  const chosen: readonly number[] = field.value ?? [];

  if (error !== null) return <Banner tone="danger">Failed to load categories. Please refresh the page.</Banner>;
  if (categories === undefined) return <Waiting>Loading categories...</Waiting>;
  if (categories.length === 0) {
    return (
      <Banner tone="info">
        <p>No categories found</p>
        <Link
          to={staffAddresses.galleryCategories}
          className="inline-flex min-h-11 items-center font-semibold underline"
        >
          Create a category
        </Link>
      </Banner>
    );
  }
  const turn = (id: number, on: boolean) =>
    field.onChange(on ? [...chosen, id] : chosen.filter((other) => other !== id));
  return (
    <fieldset className="grid gap-2">
      <legend className="sr-only">Categories</legend>
      <div className="flex flex-wrap gap-2">
        {categories.map(({ id, name }, index) => (
          <label
            key={id}
            className="flex min-h-11 cursor-pointer items-center gap-2 border border-line-strong bg-raised px-3 hover:bg-accent-surface has-checked:border-transparent has-checked:bg-accent has-checked:text-on-accent"
          >
            <input
              type="checkbox"
              className="size-4"
              ref={index === 0 ? field.ref : undefined}
              checked={chosen.includes(id)}
              onBlur={field.onBlur}
              onChange={(event) => turn(id, event.target.checked)}
            />
            {name}
          </label>
        ))}
      </div>
      {fieldState.error?.message === undefined ? null : (
        <p className="text-sm font-semibold text-danger">{fieldState.error.message}</p>
      )}
    </fieldset>
  );
}
