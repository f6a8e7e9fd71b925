/** The screen of importing a statement. */
export const statementAddresses = { importStatement: '/dashboard/payments/import' };
