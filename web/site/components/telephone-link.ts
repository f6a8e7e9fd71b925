/** What a phone dials: the digits and the plus of a number as people write it. */
export const telephoneLink = (phone: string) => `tel:${phone.replaceAll(/[^+\d]/g, '')}`;
