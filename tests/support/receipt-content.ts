/** The stored content of a receipt in English, of somebody who gave without a name. */
export const receiptContent = (money: { amount: number; currency: string }): string =>
  JSON.stringify({
    ...{
      language: 'en',
      issuedOn: '2026-11-20',
      receivedOn: '2026-11-01',
      money,
      giver: { name: '' },
      isAnonymous: true,
    },
    ...{ way: '', purpose: '', organisation: { name: '', address: '', taxNumber: '', phone: '', email: '' } },
  });
