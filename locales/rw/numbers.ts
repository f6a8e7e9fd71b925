import { currencySign } from './currency.ts';

/** Between groups of three digits: `1.203`. */
export const group = '.';
/** Before the fraction: `1,5`. */
export const point = ',';
export const percent = (number: string) => `${number}%`;
export const kilobytes = (number: string) => `kB\u00a0${number}`;
export const megabytes = (number: string) => `MB\u00a0${number}`;
export const gigabytes = (number: string) => `GB\u00a0${number}`;
export const money = (figures: string, currency: string) => `${figures}\u00a0${currencySign(currency)}`;
