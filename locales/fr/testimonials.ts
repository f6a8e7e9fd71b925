import { de } from './elision.ts';

export const testimonials = 'Témoignages';
export const inTheirOwnWordsEveryone = 'Avec leurs propres mots. Chaque personne citée a donné son accord.';
export const thereAreNoTestimonialsYet = 'Il n’y a pas encore de témoignages.';
export const failedToLoadTestimonials = 'Les témoignages n’ont pas pu être chargés';
export const whatMembersParticipantsAndVolunteers = (name: string) =>
  `Ce que les membres, participants et bénévoles disent des programmes ${de(name)}, avec leurs propres mots.`;
