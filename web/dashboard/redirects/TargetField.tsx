import { type Control, type FieldPathByValue, type FieldValues, useController } from 'react-hook-form';
import * as words from '#locale/dashboard/redirects.ts';
import type { TriedAddress } from '../../../domain/redirects.ts';
import { Button } from '../components/Button.tsx';
import { SuggestingField } from '../form/SuggestingField.tsx';
import { useFoundTargets } from './found-targets.ts';

interface TargetFieldProps<Values extends FieldValues, Output> {
  control: Control<Values, unknown, Output>;
  name: FieldPathByValue<Values, string | null | undefined>;
  suggestions: TriedAddress['suggestions'];
}

/** Where an old address is to lead: an address, or a page that is found by its title. Below it pages that are called nearly so. */
export function TargetField<Values extends FieldValues, Output>(props: TargetFieldProps<Values, Output>) {
  const { control, name, suggestions } = props;
  const { field } = useController({ control, name });
  const typed: string = field.value ?? '';
  const found = useFoundTargets(typed);
  const [nearest] = suggestions;
  const filledIn = nearest !== undefined && nearest.address === typed ? words.filledIn(nearest.title) : null;
  return (
    <div className="grid gap-3">
      <SuggestingField
        control={control}
        name={name}
        label={words.leadsTo}
        hint={
          <>
            {words.leadsToHint}
            {filledIn === null ? null : <span className="block font-semibold text-body">{filledIn}</span>}
          </>
        }
        listLabel={words.pagesPostsAndEvents}
        {...found}
      />
      {suggestions.length < 2 ? null : (
        <div className="grid gap-1.5">
          <p className="text-sm text-muted">{words.nearest}</p>
          <ul className="flex flex-wrap gap-2">
            {suggestions.map(({ address, title }) => (
              <li key={address} className="max-w-full">
                <Button
                  size="small"
                  className="max-w-full wrap-anywhere"
                  aria-pressed={field.value === address}
                  onClick={() => field.onChange(address)}
                >
                  {title}
                </Button>
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}
