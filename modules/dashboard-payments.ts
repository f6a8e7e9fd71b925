import type { ComponentType } from 'react';
import { ImportLink } from './statements/dashboard/ImportLink.tsx';

/** What modules add to the buttons of the list of payments, by a name of each. */
export const paymentActions: Readonly<Record<string, ComponentType>> = {
  ImportLink,
};
