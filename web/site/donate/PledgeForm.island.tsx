import { useEffect } from 'react';
import * as words from '#locale/pledge.ts';
import { addresses } from '../addresses.ts';
import { ActionLink } from '../components/ActionLink.tsx';
import { Field, Form, InputField, SelectField, SubmitButton } from '../forms/Form.tsx';
import type { FormPlan, PostedForm } from '../forms/plan.ts';
import { Thanks } from '../forms/Thanks.tsx';
import { type LiveForm, useForm } from '../forms/useForm.ts';
import { island } from '../island.tsx';
import type { PledgeChoices, PledgeWish } from './pledge-choices.ts';

type Control = HTMLInputElement | HTMLSelectElement;

/** A control of the form by its name; of several of one name, the one that is chosen. */
const controlIn = (form: HTMLFormElement, name: string) =>
  form.querySelector<Control>(`[name="${name}"]:not([type="radio"]), [name="${name}"]:checked`);

/** Writes the chosen amount into the fields, as if it had been typed. */
function fillAmount(form: HTMLFormElement, suggested: string): void {
  const [units = '', currency = ''] = suggested.split(' ');
  for (const [name, value] of [
    ['currency', currency],
    ['amount', units],
  ] as const) {
    const control = controlIn(form, name);
    if (!control) continue;
    control.value = value;
    control.dispatchEvent(new Event('input', { bubbles: true }));
  }
}

/** Takes the choice back when another amount is typed. */
function forgetChoice(form: HTMLFormElement): void {
  const chosen = controlIn(form, 'suggested');
  if (!(chosen instanceof HTMLInputElement)) return;
  const typed = ['amount', 'currency'].map((name) => controlIn(form, name)?.value).join(' ');
  if (typed !== chosen.value) chosen.checked = false;
}

interface PartProps {
  form: LiveForm;
  choices: PledgeChoices;
  wish: PledgeWish;
}

/** The suggested amounts. Choosing one fills in the amount; without script the server does. */
function Suggestions({ form: { posted }, choices: { suggestions }, wish }: PartProps) {
  if (suggestions.length === 0) return null;
  const chosen = posted ? posted.values.suggested : `${wish.amount} ${wish.currency}`;
  return (
    <fieldset className="form-wide">
      <legend className="mb-3 font-semibold">{words.chooseAnAmount}</legend>
      <div className="give-choices">
        {suggestions.map(({ value, figures, effect, lang }) => (
          <label key={`${value}${effect}`} className="give-choice">
            <input
              type="radio"
              name="suggested"
              value={value}
              defaultChecked={value === chosen}
              onChange={({ target }) => target.form && fillAmount(target.form, target.value)}
            />
            <span>
              <span className="block font-display font-extrabold text-subheading">{figures}</span>
              <span lang={lang}>{effect}</span>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/** The amount, and its currency where there is a choice. */
function AmountFields({ form, choices: { currencies, suggestions }, wish }: PartProps) {
  const [first = ''] = currencies;
  const wished = currencies.find((one) => one === wish.currency) ?? first;
  const isSuggested = suggestions.some(({ value }) => value === `${wish.amount} ${wish.currency}`);
  const shared = { form, prefix: 'pledge' };
  return (
    <>
      <Field
        {...shared}
        name="amount"
        label={currencies.length > 1 ? words.amount : words.amountIn(first)}
        initial={isSuggested ? '' : wish.amount}
      >
        {(attributes) => (
          <input
            {...attributes}
            type="text"
            inputMode="decimal"
            autoComplete="off"
            onInput={({ currentTarget }) => currentTarget.form && forgetChoice(currentTarget.form)}
          />
        )}
      </Field>
      {currencies.length > 1 ? (
        <SelectField
          {...shared}
          name="currency"
          label={words.currency}
          initial={wished}
          options={currencies.map((value) => ({ value, label: value }))}
        />
      ) : (
        <input type="hidden" name="currency" value={first} />
      )}
    </>
  );
}

/** How often, and for what. */
function Purpose({ form, choices: { projects }, wish }: PartProps) {
  const rhythm = form.posted?.values.rhythm ?? 'once';
  return (
    <>
      <fieldset className="form-wide">
        <legend className="mb-3 font-semibold">{words.howOften}</legend>
        <div className="give-choices">
          {(['once', 'monthly'] as const).map((value) => (
            <label key={value} className="give-choice">
              <input type="radio" name="rhythm" value={value} defaultChecked={value === rhythm} />
              <span className="font-semibold">{words.rhythms[value]}</span>
            </label>
          ))}
        </div>
      </fieldset>
      {projects.length > 1 ? (
        <SelectField
          form={form}
          prefix="pledge"
          name="project_id"
          label={words.whatFor}
          initial={projects.find(({ value }) => value === wish.project)?.value ?? ''}
          options={projects}
          className="form-wide"
        />
      ) : null}
    </>
  );
}

/** Who gives. One way to reach them is enough, and the name may stay empty. */
function Giver({ form }: { form: LiveForm }) {
  const shared = { form, prefix: 'pledge' };
  return (
    <>
      <div className="form-wide">
        <InputField {...shared} name="full_name" label={words.yourName} type="text" autoComplete="name" />
        <p className="mt-1 text-muted text-sm">{words.withoutAName}</p>
      </div>
      <fieldset className="form-wide form-grid">
        <legend className="mb-3 font-semibold">{words.howWeCanReachYou}</legend>
        <InputField {...shared} name="email" label={words.email} type="email" autoComplete="email" />
        <InputField {...shared} name="phone" label={words.phone} type="tel" autoComplete="tel" />
      </fieldset>
      <Field {...shared} name="message" label={words.message} className="form-wide">
        {(attributes) => <textarea {...attributes} rows={3} />}
      </Field>
      <label className="give-choice form-wide">
        <input
          type="checkbox"
          name="is_reminder_wanted"
          value="true"
          defaultChecked={form.posted?.values.is_reminder_wanted === 'true'}
        />
        <span>{words.remindMe}</span>
      </label>
    </>
  );
}

interface PledgeFormProps {
  plan: FormPlan;
  choices: PledgeChoices;
  wish: PledgeWish;
  posted?: PostedForm | undefined;
}

/** The pledge of a gift. With script it leads to the page of the pledge, without one the thanks has a link to it. */
function PledgeForm({ plan, choices, wish, posted }: PledgeFormProps) {
  const form = useForm(plan, {
    posted,
    onSent: (address) => {
      if (address !== undefined) location.assign(address);
    },
  });

  // Chosen by the link that led here, or before the script came.
  const { element } = form;
  useEffect(() => {
    const chosen = element.current && controlIn(element.current, 'suggested');
    if (element.current && chosen && !controlIn(element.current, 'amount')?.value)
      fillAmount(element.current, chosen.value);
  }, [element]);

  if (form.note?.kind === 'taken') {
    const { text, address } = form.note;
    const name = posted?.values.full_name;
    const next =
      address === undefined ? null : (
        <p className="mt-6">
          <ActionLink href={address}>{words.seeHowToPay}</ActionLink>
        </p>
      );
    return (
      <Thanks
        title={name ? words.thankYouByName(name) : words.thankYou}
        text={text}
        next={next}
        again={words.makeAnotherPledge}
        onAgain={form.again}
      />
    );
  }
  const parts = { form, choices, wish };
  return (
    <Form form={form} action={`${addresses.donate}#give`} label={words.giveNow} className="form-grid">
      <input type="hidden" name="form" value="pledge" />
      <Suggestions {...parts} />
      <AmountFields {...parts} />
      <Purpose {...parts} />
      <Giver form={form} />
      <SubmitButton
        state={form.state}
        label={words.pledgeThisGift}
        busy={words.submitting}
        className="form-button form-wide"
      />
    </Form>
  );
}

export default island('donate/PledgeForm', PledgeForm);
