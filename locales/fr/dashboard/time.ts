import { de } from '../elision.ts';

/** The month is one of `shortMonths`. */
export const date = (day: number, month: string, year: number) => `${day === 1 ? '1er' : day} ${month} ${year}`;
export const dateAndTime = (day: string, time: string) => `${day}, ${time}`;
/** By which clock times are meant. */
export const timeIn = (city: string) => `heure ${de(city)}`;

// A field for a day, or for a day and a time
export const calendar = 'Calendrier';
/** In an empty field: how a day is written there. */
export const dayPattern = 'jj/mm/aaaa';
export const writeDayAs = 'Écrivez-la comme 27/11/2026.';
export const momentPattern = 'jj/mm/aaaa hh:mm';
export const chooseADay = 'Choisir un jour';
export const previousMonth = 'Mois précédent';
export const nextMonth = 'Mois suivant';
export const hour = 'Heure';
export const minute = 'Minute';
export const done = 'Terminé';
