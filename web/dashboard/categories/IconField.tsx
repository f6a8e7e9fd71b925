import { type Control, useController } from 'react-hook-form';
import { controlLook, Field } from '../form/Field.tsx';
import { IconSquare } from './IconSquare.tsx';
import { iconWords } from './icons.ts';
import type { CategoryFields } from './kind.ts';

interface IconFieldProps<Output> {
  control: Control<CategoryFields, unknown, Output>;
  icons: readonly string[];
}

/** Chooses the icon, and shows the one that is chosen. */
export function IconField<Output>({ control, icons }: IconFieldProps<Output>) {
  const { field, fieldState } = useController({ control, name: 'icon' });
  const chosen = field.value ?? null;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_auto] items-end gap-3">
      <Field label="Icon" error={fieldState.error?.message}>
        {(wiring) => (
          <select
            {...wiring}
            ref={field.ref}
            name={field.name}
            value={chosen ?? ''}
            onBlur={field.onBlur}
            onChange={(event) => field.onChange(event.target.value || null)}
            className={controlLook}
          >
            <option value="">No icon</option>
            {icons.map((icon) => (
              <option key={icon} value={icon}>
                {iconWords(icon)}
              </option>
            ))}
          </select>
        )}
      </Field>
      <IconSquare icon={chosen} />
    </div>
  );
}
