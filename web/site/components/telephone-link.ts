/** The `tel:` link of a number as people write it: its digits and plus sign. */
export const telephoneLink = (phone: string) => `tel:${phone.replaceAll(/[^+\d]/g, '')}`;
