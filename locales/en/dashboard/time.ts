/** The month is one of `shortMonths`. */
export const date = (day: number, month: string, year: number) => `${day} ${month} ${year}`;
export const dateAndTime = (day: string, time: string) => `${day}, ${time}`;
/** By which clock times are meant. */
export const timeIn = (city: string) => `${city} time`;
