export const testimonials = 'Ubuhamya';
export const inTheirOwnWordsEveryone = 'Mu magambo yabo bwite. Buri wese wavuzwe hano yabitangiye uruhushya.';
export const thereAreNoTestimonialsYet = 'Nta buhamya buraboneka.';
export const failedToLoadTestimonials = 'Ubuhamya ntibwashoboye gufunguka';
export const whatMembersParticipantsAndVolunteers = (name: string) =>
  `Ibyo abanyamuryango, abitabiriye n’abakorerabushake bavuga kuri gahunda za ${name}, mu magambo yabo bwite.`;
