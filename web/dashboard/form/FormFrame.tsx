import { History } from 'lucide-react';
import { type ReactNode, type RefObject, Suspense } from 'react';
import type { Control, FieldValues } from 'react-hook-form';
import { Link } from 'react-router';
import { earlierVersions } from '#locale/dashboard/versions.ts';
import { staffAddresses } from '../../../domain/addresses.ts';
import { DraftStatus } from '../drafts/DraftStatus.tsx';
import { OthersDrafts } from '../drafts/OthersDrafts.tsx';
import { lazyPart } from '../loading/lazy.ts';
import type { FailedText } from '../screen/failed-text.ts';
import { ConflictNotice } from './ConflictNotice.tsx';
import { DraftOffer } from './DraftOffer.tsx';
import { SaveProblem } from './SaveProblem.tsx';
import type { SavingForm } from './saving-form.ts';
import { WithOpenText } from './WithOpenText.tsx';

const RecordLinks = lazyPart(async () => (await import('./RecordLinks.tsx')).RecordLinks);
const RecordTranslations = lazyPart(async () => (await import('./RecordTranslations.tsx')).RecordTranslations);

interface FormFrameProps<Values extends FieldValues, Output> {
  form: SavingForm<Values, Output>;
  /** Said above the buttons when saving fails. */
  failed: FailedText;
  /** The buttons, the one that saves first. They stay in sight while the form scrolls. */
  buttons: ReactNode;
  element?: RefObject<HTMLFormElement | null>;
  /** The fields' own layout has a place for the languages and the versions, which are given to it. */
  placesBeside?: boolean | undefined;
  /** The fields' own layout lists what readers would stumble over, dead links among it. */
  checksText?: boolean | undefined;
  children: (control: Control<Values, unknown, Output>, beside: ReactNode) => ReactNode;
}

/** The frame of every form that is saved: the offer of a draft, the fields, the errors and the buttons. */
export function FormFrame<Values extends FieldValues, Output>(props: FormFrameProps<Values, Output>) {
  const { form, failed, buttons, element, placesBeside = false, checksText = false, children } = props;
  const beside = (
    <>
      {form.translated === undefined ? null : (
        <Suspense>
          {checksText ? null : <RecordLinks resource={form.translated.resource} record={form.translated.record} />}
          <RecordTranslations
            {...form.translated}
            isSmallCorrection={form.isSmallCorrection}
            onSmallCorrection={form.setSmallCorrection}
          />
        </Suspense>
      )}
      {form.versions === undefined ? null : (
        <Link
          to={staffAddresses.versions(form.versions.collection, form.versions.id)}
          className="inline-flex min-h-11 w-fit items-center gap-2 font-semibold hover:underline"
        >
          <History aria-hidden="true" className="size-5" />
          {earlierVersions}
        </Link>
      )}
    </>
  );
  const fields = children(form.control, beside);
  return (
    <>
      <OthersDrafts drafts={form.draft.others} />
      <DraftOffer form={form} />
      <form ref={element} noValidate onSubmit={form.submit} onInput={form.onInput} className="grid gap-5">
        <div className="contents" inert={form.isHeld}>
          {checksText ? <WithOpenText>{fields}</WithOpenText> : fields}
          {placesBeside ? null : beside}
        </div>
        {form.conflict ? <ConflictNotice conflict={form.conflict} form={form.form} /> : null}
        <div className="actions">
          <SaveProblem failed={failed} problem={form.problem} />
          {buttons}
          {form.draft.isKept ? <DraftStatus state={form.draft.state} /> : null}
        </div>
      </form>
    </>
  );
}
