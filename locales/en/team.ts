// web/site/team/page.tsx
export const wellIntroduceOurTeamHere = 'We’ll introduce our team here soon.';
export const wouldYouLikeToVisit = 'Would you like to visit groups as a volunteer, or ask us a question?';
export const writeToUs = 'Write to us';
export const ourTeam = 'Our Team';
export const thePeopleWhoTrainVisit =
  'The people who train, visit, count and listen. Every group knows at least one of them by name.';
export const failedToLoadOurTeam = 'Failed to load our team';
export const thePeopleOf = (name: string) => `The people of ${name}: who they are and what they do.`;
