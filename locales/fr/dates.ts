import { de } from './elision.ts';

export const months = [
  'janvier',
  'février',
  'mars',
  'avril',
  'mai',
  'juin',
  'juillet',
  'août',
  'septembre',
  'octobre',
  'novembre',
  'décembre',
];
export const shortMonths = [
  'janv.',
  'févr.',
  'mars',
  'avr.',
  'mai',
  'juin',
  'juil.',
  'août',
  'sept.',
  'oct.',
  'nov.',
  'déc.',
];
export const weekdays = ['dimanche', 'lundi', 'mardi', 'mercredi', 'jeudi', 'vendredi', 'samedi'];
export const dayOfMonth = (day: number) => (day === 1 ? '1er' : String(day));
export const dayInFull = (weekday: string, date: string) => `${weekday} ${date}`;
export const moment = (date: string, time: string) => `${date} à ${time}`;
export const timeZones = { 'Africa/Kigali': 'heure d’Afrique centrale' };
export const timeIn = (city: string) => `heure ${de(city)}`;
export const today = 'aujourd’hui';
export const tomorrow = 'demain';
export const yesterday = 'hier';
export const inDays = (days: number) => `dans ${days} jours`;
export const daysAgo = (days: number) => `il y a ${days} jours`;
