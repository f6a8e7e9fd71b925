import { de } from './elision.ts';

export const announcements = 'Annonces';
export const allAnnouncements = 'Toutes les annonces';
export const thereAreNoAnnouncements = 'Aucune annonce pour le moment.';
export const fetchedDataIsNotValid = 'Les données reçues ne sont pas valides';
export const failedToLoadAnnouncements = 'Les annonces n’ont pas pu être chargées';
export const currentAnnouncements = (name: string) => `Annonces actuelles ${de(name)}.`;
