/** Between groups of three digits: `1 203`. */
export const group = '\u202f';
/** Before the fraction: `1,5`. */
export const point = ',';
export const percent = (number: string) => `${number}\u00a0%`;
export const kilobytes = (number: string) => `${number}\u00a0ko`;
export const megabytes = (number: string) => `${number}\u00a0Mo`;
export const gigabytes = (number: string) => `${number}\u00a0Go`;
export const money = (figures: string, currency: string) => `${figures}\u00a0${currency}`;
