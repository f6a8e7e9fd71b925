// The forms that staff make
export const form = 'Form';
export const notLoaded = 'The form could not be loaded. Please try again.';
export const choose = 'Please choose';
export const isClosed = 'This form is closed. Thank you for your interest.';
export const isFull = 'This form has all the answers that it can take. Thank you for your interest.';
export const keptFor = (months: number) =>
  months === 1 ? 'We keep your answers for one month.' : `We keep your answers for ${months} months.`;
