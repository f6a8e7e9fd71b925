/** Between groups of three digits: `1,203`. */
export const group = ',';
/** Before the fraction: `1.5`. */
export const point = '.';
export const percent = (number: string) => `${number}%`;
export const kilobytes = (number: string) => `${number}\u00a0kB`;
export const megabytes = (number: string) => `${number}\u00a0MB`;
export const gigabytes = (number: string) => `${number}\u00a0GB`;
export const money = (figures: string, currency: string) => `${currency}\u00a0${figures}`;
