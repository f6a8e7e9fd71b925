export const months = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];
export const shortMonths = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sept', 'Oct', 'Nov', 'Dec'];
export const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];
export const dayOfMonth = (day: number) => String(day);
export const dayInFull = (weekday: string, date: string) => `${weekday}, ${date}`;
export const moment = (date: string, time: string) => `${date} at ${time}`;
export const timeZones = { 'Africa/Kigali': 'Central Africa Time' };
export const timeIn = (city: string) => `${city} time`;
export const today = 'today';
export const tomorrow = 'tomorrow';
export const yesterday = 'yesterday';
export const inDays = (days: number) => (days === 1 ? 'in 1 day' : `in ${days} days`);
export const daysAgo = (days: number) => (days === 1 ? '1 day ago' : `${days} days ago`);
