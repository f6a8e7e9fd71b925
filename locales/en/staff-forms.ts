// The forms that staff make
export const form = 'Form';
export const notLoaded = 'Failed to load the form. Please try again.';
export const choose = 'Please choose';
export const isClosed = 'This form is closed. Please write to us instead.';
export const isFull = 'This form has all the answers that it can take. Please write to us instead.';
export const keptFor = (months: number) =>
  months === 1 ? 'We keep your answers for one month.' : `We keep your answers for ${months} months.`;
