import type { FormState } from './useForm.ts';

interface SubmitButtonProps {
  state: FormState;
  /** What it says, and what it says while the form is on its way. */
  label: string;
  busy: string;
  className?: string;
}

/** Sends its form; not again as long as it is on its way. */
export function SubmitButton({ state, label, busy, className = '' }: SubmitButtonProps) {
  const isBusy = state === 'submitting';
  return (
    <button type="submit" disabled={isBusy} className={`submit-button ${className}`}>
      {isBusy ? busy : label}
    </button>
  );
}
