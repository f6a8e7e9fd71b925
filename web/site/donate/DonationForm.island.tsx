import { type RefObject, useEffect, useRef } from 'react';
import * as words from '#locale/donate.ts';
import { addresses } from '../addresses.ts';
import { IconButton } from '../components/IconButton.tsx';
import { isPlainClick } from '../components/plain-click.ts';
import { useModalDialog } from '../components/useModalDialog.ts';
import { Field, Form, InputField, SelectField, SubmitButton } from '../forms/Form.tsx';
import type { FormPlan, PostedForm } from '../forms/plan.ts';
import { Thanks } from '../forms/Thanks.tsx';
import { type LiveForm, useForm } from '../forms/useForm.ts';
import { island } from '../island.tsx';
import type { DonationChoices } from './plan.ts';

interface DonationFieldsProps {
  form: LiveForm;
  choices: DonationChoices;
  /** The kind of donation that is chosen to begin with. */
  type?: string | undefined;
}

/** The fields of the donation form. */
function DonationFields({ form, choices, type }: DonationFieldsProps) {
  const shared = { form, prefix: 'donation' };
  return (
    <>
      <InputField {...shared} name="full_name" label={words.fullName} type="text" autoComplete="name" />
      <InputField {...shared} name="email" label={words.email} type="email" autoComplete="email" />
      <InputField {...shared} name="phone" label={words.phone} type="tel" autoComplete="tel" />
      <InputField {...shared} name="organization" label={words.organisation} type="text" autoComplete="organization" />
      <SelectField {...shared} name="donation_type" label={words.donationType} initial={type} options={choices.types} />
      <Field {...shared} name="estimated_amount" label={words.estimatedAmount}>
        {(attributes) => (
          <>
            <input {...attributes} type="text" list="donation-amounts" placeholder={words.chooseARangeOrEnter} />
            <datalist id="donation-amounts">
              {choices.amounts.map((amount) => (
                <option key={amount} value={amount} />
              ))}
            </datalist>
          </>
        )}
      </Field>
      <SelectField
        {...shared}
        name="preferred_contact_method"
        label={words.preferredContactMethod}
        options={choices.methods}
      />
      <InputField
        {...shared}
        name="best_contact_time"
        label={words.bestContactTime}
        type="text"
        placeholder={words.forExampleWeekdayMornings}
      />
      <Field {...shared} name="message" label={words.message} className="form-wide">
        {(attributes) => <textarea {...attributes} rows={4} />}
      </Field>
    </>
  );
}

/** Lets every link of the page to `#form` open the dialog instead. A link may name the kind of donation it stands for. */
function useFormLinks(dialog: RefObject<HTMLDialogElement | null>, open: () => void): void {
  const latest = useRef(open);
  latest.current = open;

  useEffect(() => {
    function onClick(event: MouseEvent): void {
      const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href$="#form"]') : null;
      if (!link || !isPlainClick(event)) return;
      event.preventDefault();
      const type = dialog.current?.querySelector<HTMLSelectElement>('[name="donation_type"]');
      const wanted = new URLSearchParams(link.search).get('type');
      if (type && wanted) type.value = wanted;
      latest.current();
    }

    document.addEventListener('click', onClick);
    return () => document.removeEventListener('click', onClick);
  }, [dialog]);
}

interface DonationFormProps {
  plan: FormPlan;
  choices: DonationChoices;
  /** The kind of donation the visitor came for. */
  type?: string | undefined;
  posted?: PostedForm | undefined;
}

/**
 * The Donation Interest Form. Every link of the page that leads to it opens it as a dialog. Without script, or with one
 * that never came, the same links lead to it where it stands in the page.
 */
function DonationForm({ plan, choices, type, posted }: DonationFormProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const close = () => dialog.current?.close();
  const form = useForm(plan, { posted, onSent: close });
  // They stand in the page, as the dialog is closed by then.
  const thanks = form.state === 'sent' ? form.note : undefined;
  const open = useModalDialog(dialog);
  useFormLinks(dialog, open);

  function again(): void {
    form.again();
    open();
  }

  return (
    <>
      <dialog
        ref={dialog}
        id="form"
        aria-labelledby="donation-form-title"
        data-posted={posted ? '' : undefined}
        data-sent={thanks ? '' : undefined}
        className="modal donation-dialog"
      >
        <div className="modal-box">
          <div className="modal-close">
            <IconButton icon="close" label={words.close} onClick={close} className="bg-ink text-chalk hover:bg-clay" />
          </div>
          <div className="p-5 sm:p-8">
            <h2 id="donation-form-title" className="pr-10 text-heading">
              {words.donationInterestForm}
            </h2>
            <p className="mt-3 max-w-reading text-muted">{words.noPaymentIsTakenHere}</p>
            <Form
              form={thanks ? { ...form, note: undefined } : form}
              action={`${addresses.donate}#form`}
              label={words.donationInterestForm}
              className="form-grid mt-6"
            >
              <DonationFields form={form} choices={choices} type={type} />
              <SubmitButton
                state={form.state}
                label={words.submitInterest}
                busy={words.submitting}
                className="form-button"
              />
            </Form>
          </div>
        </div>
      </dialog>
      {thanks ? (
        <div className="page-width section-space">
          <Thanks title={words.yourFormIsSent} text={thanks.text} again={words.sendAnotherForm} onAgain={again} />
        </div>
      ) : null}
    </>
  );
}

export default island('donate/DonationForm', DonationForm);
