import type { PaymentRequest } from './payment-request.ts';

// Apart from the schemas, as the form on the site's page takes it to the phone.

/** Whether the telephone asks, or is about to. */
export const isUnderWay = (request: PaymentRequest | null | undefined): boolean =>
  request?.state === 'asked' || request?.state === 'pending';
