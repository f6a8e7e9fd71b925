/** The month is one of `shortMonths`. */
export const date = (day: number, month: string, year: number) => `${day} ${month} ${year}`;
export const dateAndTime = (day: string, time: string) => `${day}, ${time}`;
/** By which clock times are meant. */
export const timeIn = (city: string) => `${city} time`;

// A field for a day, or for a day and a time
export const calendar = 'Calendar';
/** In an empty field: how a day is written there. */
export const dayPattern = 'dd/mm/yyyy';
export const writeDayAs = 'Write it as 27/11/2026.';
export const momentPattern = 'dd/mm/yyyy hh:mm';
export const chooseADay = 'Choose a day';
export const previousMonth = 'Previous month';
export const nextMonth = 'Next month';
export const hour = 'Hour';
export const minute = 'Minute';
export const done = 'Done';
