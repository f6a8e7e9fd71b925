import { statementAddresses } from './statements/addresses.ts';

/** The screens of the dashboard that modules bring, with their addresses. */
export const moduleAddresses = { ...statementAddresses };
