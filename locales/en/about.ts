// web/site/about/Mission.tsx
export const missionStatement = 'Mission statement';
export const whoWeAre = 'Who we are';
export const whereThisLeadsOurVision = 'Where this leads: our vision';
export const education = 'Education';
export const trainingInSavingsAndLoans =
  'Training in savings and loans, entrepreneurship and farming. What people learn stays with them, whatever the season brings.';
export const community = 'Community';
export const groupsOfNeighboursWithSimilar = (groupSize: string) =>
  `Groups of ${groupSize} neighbours with similar means. They save together, lend to each other and support each other.`;
export const empowerment = 'Empowerment';
export const womenAndMenDecideTogether =
  'Women and men decide together, and seed money helps a group act on its decisions.';
export const whatLiftsPeopleUp = 'What lifts people up';
export const ourMission = 'Our Mission';
export const outOfPovertyOneStep = 'Out of poverty, one step at a time. No one has to take the first step alone.';

// web/site/about/Vision.tsx
export const visionStatement = 'Vision statement';
export const whatWeDoOurMission = 'What we do: our mission';
export const growth = 'Growth';
export const savingsGrowIntoLoans =
  'Savings grow into loans, and loans into small businesses. Better harvests put food on the table and leave some to sell.';
export const innovation = 'Innovation';
export const peopleTrySomethingNewAnother =
  'People try something new: another crop, another trade, another way to share work and decisions at home.';
export const progress = 'Progress';
export const eachYearThePoorestPeople =
  'Each year the poorest people in the community are a step further on, and more groups stand on their own.';
export const howWeGetThere = 'How we get there';
export const ourVision = 'Our Vision';
export const lookAFewYearsAhead =
  'Look a few years ahead with us: to households that have left poverty behind, in a community that leaves no one out.';

// web/site/about/page.tsx
export const ourHistory = 'Our History';
export const whatHasHappenedSince = (founded: number) => `What has happened since ${founded}, step by step.`;
export const ourTeam = 'Our Team';
export const thePeopleYouWillMeet = 'The people you will meet.';
export const mentorshipStructure = 'Mentorship Structure';
export const theFourPillarsBehindEvery = 'The four pillars behind every group.';
export const testimonials = 'Testimonials';
export const whatPeopleSayAboutOur = 'What people say about our programmes.';
export const documents = 'Documents';
export const reportsAndFormsToDownload = 'Reports and forms to download.';
export const moreAboutUs = 'More about us';
export const moreAboutOurMission = 'More about our mission';
export const moreAboutOurVision = 'More about our vision';
export const aboutUs = 'About Us';
export const weWorkWithThePeople =
  'We work with the people who have least. They save together, learn together and find a way out of poverty together.';
export const created = 'Created';
export const registeredAs = 'Registered as';
export const registeredIn = 'Registered in';
export const headOffice = 'Head office';
export const branchOffice = 'Branch office';
export const programmes = 'Programmes';
export const savingsGroupsTrainingFairTrade = 'Savings groups, training, fair trade';
export const itStartsWithACircle = 'It starts with a circle of neighbours';
export const howWeWereCreated = <Part>(name: string, founded: number, legalForm: Part, registeredIn: Part) => [
  `${name} was created in ${founded} and is registered as a `,
  legalForm,
  ' in ',
  registeredIn,
  '. This means that everything we do must benefit the community.',
];
export const peopleWhoArePoorRarely =
  'People who are poor rarely lack ideas. They lack a safe place to save, an affordable loan, someone to learn from and some money to start with. So we help neighbours form savings groups, train them, and add seed money while their own savings are still low.';
export const ourProgrammesAreSavingsGroups =
  'Our programmes are savings groups, training and fair trade. They work together: a group that saves can lend, a member who learns can earn, and what she makes sells at a fair price.';
export const howFarWeHaveCome = 'How far we have come';

// web/site/about/pictures.ts
export const membersOfASavingsGroup =
  'Members of a savings group sit in a circle around their savings box under a tree';
export const aTrainerExplainsSaving = 'A trainer explains saving with pictures on a board to a class under a tree';
export const aManPushesABicycle = 'A man pushes a bicycle loaded with sacks and green bananas along a hill road';
