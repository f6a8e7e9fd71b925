import { Copy, Inbox } from 'lucide-react';
import { toast } from 'sonner';
import * as words from '#locale/dashboard/visitor-forms.ts';
import { addresses, staffAddresses } from '../../../domain/addresses.ts';
import { forms, type StaffForm } from '../../../domain/collections/forms.ts';
import { CollectionScreen, type OwnScreenPieces } from '../collections/CollectionScreen.tsx';
import { RowAction, RowLink, ViewAction } from '../list/RowActions.tsx';
import { May } from '../session/May.tsx';

async function copyLink(slug: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(new URL(addresses.form(slug), window.location.origin).href);
    toast.success(words.linkCopied);
  } catch {
    toast.error(words.linkNotCopied);
  }
}

const own: OwnScreenPieces<StaffForm> = {
  cells: { answer_count: ({ answer_count }) => <span className="tabular-nums">{answer_count}</span> },
  forms: { add: staffAddresses.newForm, edit: staffAddresses.editForm },
  moreActions: ({ id, slug, title, is_active }) => (
    <>
      <May permission="form_answers.view">
        <RowLink
          label={words.answersTo(title)}
          word={words.answers}
          Icon={Inbox}
          to={`${staffAddresses.formAnswers}?form=${id}`}
        />
      </May>
      {is_active ? (
        <>
          <RowAction
            label={words.copyLinkOf(title)}
            word={words.copyLink}
            Icon={Copy}
            onClick={() => void copyLink(slug)}
          />
          <ViewAction page={addresses.form(slug)} name={title} />
        </>
      ) : null}
    </>
  ),
};

/** The list of forms that staff have made. */
export function VisitorForms() {
  return <CollectionScreen collection={forms} own={own} />;
}
