export const months = [
  'Mutarama',
  'Gashyantare',
  'Werurwe',
  'Mata',
  'Gicurasi',
  'Kamena',
  'Nyakanga',
  'Kanama',
  'Nzeri',
  'Ukwakira',
  'Ugushyingo',
  'Ukuboza',
];
export const shortMonths = ['Mut', 'Gas', 'Wer', 'Mat', 'Gic', 'Kam', 'Nya', 'Kan', 'Nze', 'Ukw', 'Ugu', 'Uku'];
export const weekdays = [
  'ku Cyumweru',
  'ku wa Mbere',
  'ku wa Kabiri',
  'ku wa Gatatu',
  'ku wa Kane',
  'ku wa Gatanu',
  'ku wa Gatandatu',
];
export const dayOfMonth = (day: number) => String(day);
export const dayInFull = (weekday: string, date: string) => `${weekday}, ${date}`;
export const moment = (date: string, time: string) => `${date}, ${time}`;
export const timeZones = { 'Africa/Kigali': 'isaha yo mu Rwanda' };
export const timeIn = (city: string) => `isaha y’i ${city}`;
export const today = 'uyu munsi';
/** One word for the day before and the day after: which one is meant is said by what stands beside it. */
export const tomorrow = 'ejo hazaza';
export const yesterday = 'ejo hashize';
export const inDays = (days: number) => `hasigaye iminsi ${days}`;
export const daysAgo = (days: number) => `hashize iminsi ${days}`;
