// web/site/testimonials/page.tsx
export const testimonials = 'Testimonials';
export const inTheirOwnWordsEveryone = 'In their own words. Everyone quoted has given consent.';
export const thereAreNoTestimonialsYet = 'There are no testimonials yet.';
export const failedToLoadTestimonials = 'Failed to load testimonials';
export const whatMembersParticipantsAndVolunteers = (name: string) =>
  `What members, participants and volunteers say about the programmes of ${name}, in their own words.`;
