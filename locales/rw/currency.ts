/** A currency as it is written beside amounts in Rwanda: `10.000 Frw`. */
export const currencySign = (currency: string) => (currency === 'RWF' ? 'Frw' : currency);
