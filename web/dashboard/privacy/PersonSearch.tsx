import { personSearch } from '../../../domain/privacy.ts';
import { FormSection } from '../form/FormSection.tsx';
import { SmallForm } from '../form/SmallForm.tsx';
import { TextField } from '../form/TextField.tsx';

/** Looks for somebody by what they are known by. */
export function PersonSearch({ onSearch }: { onSearch(search: string): void }) {
  return (
    <FormSection title="Find a person">
      <SmallForm
        schema={personSearch}
        startsWith={{ search: '' }}
        submit="Search"
        submitting="Searching..."
        failed="Failed to search. Please try again."
        keeps
        save={async ({ search }) => onSearch(search)}
      >
        {(control) => (
          <TextField
            control={control}
            name="search"
            type="search"
            label="E-mail address, phone number or name"
            autoComplete="off"
            spellCheck={false}
            hint="One e-mail address is taken for one person. A name or a phone number may lead to several."
          />
        )}
      </SmallForm>
    </FormSection>
  );
}
