import { type Control, useWatch } from 'react-hook-form';
import { toast } from 'sonner';
import type { z } from 'zod';
import { leadsTo } from '#locale/dashboard/redirects.ts';
import * as words from '#locale/dashboard/standard-pages.ts';
import {
  type StandardPage,
  standardPage,
  standardPageInput,
  standardPageStates,
} from '../../../domain/standard-page.ts';
import { changeOf } from '../form/conflict.ts';
import { FormDialog } from '../form/FormDialog.tsx';
import { SelectField } from '../form/SelectField.tsx';
import { TargetField } from '../redirects/TargetField.tsx';
import { request } from '../session/request.ts';
import { useAgain, usePuttingBack } from '../standard-pages/calls.ts';
import { nameOf } from '../standard-pages/names.ts';
import { undoButton } from '../toast/use-action.ts';

type Values = z.input<typeof standardPageInput>;

const valuesOf = ({ state, target }: StandardPage): Values => ({ state, target: target ?? '' });

const options = standardPageStates.map((value) => ({ value, label: words.choices[value] }));

const stateInWords = (state: unknown) => options.find(({ value }) => value === state)?.label ?? words.choices.shown;

const compared = { state: { label: words.visitorsFind, show: stateInWords }, target: leadsTo };

interface ReplacementProps {
  control: Control<Values, unknown, z.output<typeof standardPageInput>>;
}

/** The page in its place, where there is to be one. */
function Replacement({ control }: ReplacementProps) {
  const state = useWatch({ control, name: 'state' });
  return state === 'replaced' ? <TargetField control={control} name="target" suggestions={[]} /> : null;
}

interface StandardPageDialogProps {
  page: StandardPage;
  onClose(): void;
}

/** Chooses what visitors find at a page: itself, another one, or that it is gone. */
export function StandardPageDialog({ page, onClose }: StandardPageDialogProps) {
  const again = useAgain();
  const puttingBack = usePuttingBack();
  const name = nameOf(page);
  return (
    <FormDialog
      texts={{
        title: words.changePage(name),
        submit: words.save,
        submitting: words.saving,
        failed: words.notSaved,
      }}
      schema={standardPageInput}
      startsWith={valuesOf(page)}
      draft={`standard page ${page.name}`}
      change={changeOf(page, standardPage, valuesOf, compared)}
      save={async (input, { updated_at }) => {
        const made = await request('PUT /site/pages/{name}/', {
          parameters: { name: page.name },
          body: { ...input, updated_at },
        });
        await again();
        const undo = () => puttingBack.mutate({ before: page, updated_at: made.updated_at });
        toast.success(words.saved[made.state](name, made.target_title ?? made.target ?? ''), {
          id: `standard page ${page.name}`,
          ...undoButton(undo),
        });
        return undefined;
      }}
      onClose={onClose}
    >
      {(control) => (
        <>
          <SelectField
            control={control}
            name="state"
            label={words.visitorsFind}
            hint={words.visitorsFindHint}
            options={options}
          />
          <Replacement control={control} />
        </>
      )}
    </FormDialog>
  );
}
