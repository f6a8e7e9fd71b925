import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { ComponentProps } from 'react';
import { type Control, useWatch } from 'react-hook-form';
import { toast } from 'sonner';
import type { z } from 'zod';
import * as words from '#locale/dashboard/redirects.ts';
import { redirectInput, type TriedAddress } from '../../../domain/redirects.ts';
import { Modal } from '../components/Modal.tsx';
import { CheckboxField } from '../form/CheckboxField.tsx';
import { FormDialog } from '../form/FormDialog.tsx';
import { TextField } from '../form/TextField.tsx';
import { Waiting } from '../screen/Waiting.tsx';
import { request } from '../session/request.ts';
import { everyRedirect, triedAddress } from './calls.ts';
import { TargetField } from './TargetField.tsx';

interface RedirectDialogProps {
  /** The address at which visitors found nothing; without it, one that is written here. */
  missed?: string;
  finalFocus?: ComponentProps<typeof FormDialog>['finalFocus'];
  onClose(): void;
}

interface TargetUnlessGoneProps {
  control: Control<z.input<typeof redirectInput>, unknown, z.output<typeof redirectInput>>;
  suggestions: TriedAddress['suggestions'];
}

/** What is gone leads nowhere: there is nothing to enter then. */
function TargetUnlessGone({ control, suggestions }: TargetUnlessGoneProps) {
  const isGone = useWatch({ control, name: 'is_gone' });
  return isGone ? null : <TargetField control={control} name="target" suggestions={suggestions} />;
}

const texts = {
  title: words.newRedirect,
  submit: words.save,
  submitting: words.saving,
  failed: (_why: string, reached: boolean) => (reached ? words.lookAtTheFields : words.notSaved),
};

/** Lets an old address lead somewhere. For one that visitors did not find, the nearest page stands in the form already. */
export function RedirectDialog({ missed, finalFocus, onClose }: RedirectDialogProps) {
  const queries = useQueryClient();
  const { data, isPending } = useQuery({ ...triedAddress(missed ?? ''), enabled: missed !== undefined });
  if (missed !== undefined && isPending)
    return (
      <Modal title={words.redirectOne(missed)} onClose={onClose}>
        <Waiting>{words.lookingForPages}</Waiting>
      </Modal>
    );
  const suggestions = data?.suggestions ?? [];
  return (
    <FormDialog
      texts={missed === undefined ? texts : { ...texts, title: words.redirectOne(missed) }}
      schema={redirectInput}
      startsWith={{ from: missed ?? '', target: suggestions[0]?.address ?? '', is_gone: false }}
      draft={`redirect ${missed ?? 'new'}`}
      save={async (input) => {
        const { old_path, target, is_found } = await request('POST /redirects/', { body: input });
        if (target === null) toast.success(words.saidGone(old_path));
        else if (is_found) toast.success(words.nowLeads(old_path, target));
        else toast.warning(`${words.nowLeads(old_path, target)} ${words.whereNothingIs}`);
        await queries.invalidateQueries({ queryKey: everyRedirect });
        return undefined;
      }}
      finalFocus={finalFocus}
      onClose={onClose}
    >
      {(control) => (
        <>
          {missed === undefined ? (
            <TextField
              control={control}
              name="from"
              label={words.oldAddress}
              hint={words.oldAddressHint}
              spellCheck={false}
            />
          ) : null}
          <TargetUnlessGone control={control} suggestions={suggestions} />
          {missed === undefined ? (
            <CheckboxField control={control} name="is_gone" label={words.gone} hint={words.goneHint} />
          ) : null}
        </>
      )}
    </FormDialog>
  );
}
