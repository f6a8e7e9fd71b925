/** The month is one of `shortMonths`. */
export const date = (day: number, month: string, year: number) => `${day} ${month} ${year}`;
export const dateAndTime = (day: string, time: string) => `${day}, ${time}`;
/** By which clock times are meant. */
export const timeIn = (city: string) => `isaha y’i ${city}`;

// A field for a day, or for a day and a time
export const calendar = 'Kalindari';
/** In an empty field: how a day is written there. */
export const dayPattern = 'umunsi/ukwezi/umwaka';
export const writeDayAs = 'Muyandike nka 27/11/2026.';
export const momentPattern = 'umunsi/ukwezi/umwaka isaha:umunota';
export const chooseADay = 'Hitamo umunsi';
export const previousMonth = 'Ukwezi gushize';
export const nextMonth = 'Ukwezi gukurikira';
export const hour = 'Isaha';
export const minute = 'Umunota';
export const done = 'Birangiye';
