// web/site/home/Banner.island.tsx
export const playTheSlides = 'Play the slides';
export const pauseTheSlides = 'Pause the slides';
export const showSlide = (place: number, count: number) => `Show slide ${place} of ${count}`;
export const failedToLoadContent = 'Failed to load content';
export const loadingContent = 'Loading content...';

// web/site/home/CarouselControls.island.tsx
export const showEventsFromNumber = (number: number) => `Show events from number ${number}`;

// web/site/home/EventStates.tsx
export const noEventsAvailable = 'No Events Available';
export const stayTunedForExcitingUpcoming = 'Stay tuned for exciting upcoming events!';

// web/site/home/MissionAndVision.tsx
export const aboutUs = 'About Us';
export const neighboursWhoSaveTogetherCan = 'Neighbours who save together can rise together.';
export const howWeWereCreated = <Part>(name: string, founded: number, legalForm: Part, registeredIn: Part) => [
  `${name} was created in ${founded}. We are a `,
  legalForm,
  ', registered in ',
  registeredIn,
  '.',
];
export const whereWeAre = <Part>(headOffice: Part, branchOffice: Part) => [
  'Our head office is in ',
  headOffice,
  ', and our branch office is in the ',
  branchOffice,
  ' area. From there we run savings groups, training and fair-trade programmes for the people who have least.',
];
export const readOurStory = 'Read our story';
export const fourPillarsSupportEveryGroup = 'Four pillars support every group';
export const aSavingsGroupNeedsMore =
  'A savings group needs more than savings. It gets training, seed money and a weekly visit until it can stand on its own.';
export const seeTheMentorshipStructure = 'See the Mentorship Structure';
export const ourMission = 'Our Mission';
export const moreAboutOurMission = 'More about our mission';
export const ourVision = 'Our Vision';
export const moreAboutOurVision = 'More about our vision';
export const whyWeWorkAndWhere = 'Why we work and where we are going';

// web/site/home/ScrollButtons.island.tsx
export const scrollToTop = 'Scroll to top';
export const scrollToBottom = 'Scroll to bottom';

// web/site/home/page.tsx
export const recentEvents = 'Recent Events';
export const latestBlogs = 'Latest Blogs';
export const findOurRecentBlogPosts = 'Find Our Recent Blog Posts';
export const allBlogPosts = 'All blog posts';
export const funFacts = 'Fun Facts';
export const yourGiftIsSomeonesFirst = 'Your gift is someone’s first step';
export const yourGiftHelpsFormSavings =
  'Your gift helps form savings groups, run workshops, teach financial literacy and support people in emergencies.';
export const donate = 'Donate';
export const ourEvents = 'Our Events';
export const comeAndMeetTheGroups = 'Come and meet the groups: see what’s coming up and what just happened.';
export const viewAllEvents = 'View All Events';
export const upcomingEvents = 'Upcoming Events';
export const recently = 'Recently';
export const empoweringCommunitiesTransformingLives = 'Empowering Communities, Transforming Lives';
export const donateNow = 'Donate Now';
export const knowAboutUs = 'Know About Us';

// web/site/home/pictures.ts
export const dawnOverTerracedHills = 'Dawn over terraced hills: a woman walks a ridge path with a basket on her head';
export const fiveNeighboursStandSideBy =
  'Five neighbours stand side by side; the one in the middle carries a basket of seedlings';
export const handsReachFromEverySide = 'Hands reach from every side to a tray of beans and coins';
export const fourPeopleHelpOneAnother = 'Four people help one another up a great stair towards the sun';
export const aFamilyLooksOutOver = 'A family looks out over a green valley with good houses, fields and a road';
export const aWomanLeadsAMeeting = 'A woman leads a meeting of her group in front of a wall painted with imigongo';
export const aSavingsGroupSeenFrom = 'A savings group seen from above, in a circle around its box';
export const anExerciseBookInTwo = 'An exercise book in two hands: coins on one page, a young plant on the other';
export const aHandGivesACoin = 'A hand gives a coin from which a young plant grows';
export const aVolunteerGreetsAMember = 'A volunteer greets a member in front of her house';

// web/site/home/pillars.ts
export const savingsGroups = 'Savings groups';
export const communitySavingsGroups = 'Community Savings Groups';
export const membersDrawnFromThePoorest = (groupSize: string) =>
  `${groupSize} members, drawn from the poorest citizens and of similar means, save together and lend to each other.`;
export const itStartsWithNeighboursWho = (groupSize: string) =>
  `It starts with neighbours who sit down together. A group has ${groupSize} members, drawn from the poorest citizens of similar economic status. They save into one box and lend to each other from it.`;
export const membersWhoKnowOneAnother = (groupSize: string) => `${groupSize} members who know one another`;
export const membersOfSimilarEconomicStatus = 'Members of similar economic status, so that everyone can keep up';
export const collectiveSaving = 'Collective saving';
export const internalLendingBetweenMembers = 'Internal lending between members';
export const everyMemberHasSavings = 'Every member has savings to fall back on';
export const aSmallLoanIsWithin = 'A small loan is within reach, close to home';
export const neighboursTrustOneAnother = 'Neighbours trust one another with money';
export const training = 'Training';
export const comprehensiveTraining = 'Comprehensive Training';
export const membersLearnVslaEntrepreneurshipGals =
  'Members learn VSLA, entrepreneurship, GALS, and sustainable agriculture for maize, beans and potatoes.';
export const savingCanBeLearnt =
  'Saving can be learnt, and so can running a business or a farm. Our training covers what members do every day: handling money, earning it, sharing decisions at home and growing local crops.';
export const vslaHowAVillageSavings = 'VSLA: how a village savings and loan association works';
export const entrepreneurshipFromAnIdea = 'Entrepreneurship: from an idea to a first plan';
export const galsTheGenderActionLearning = 'GALS, the Gender Action Learning System: women and men plan together';
export const sustainableAgricultureForMaizeBeans = 'Sustainable agriculture for maize, beans and potatoes';
export const groupsKeepTheirOwnBooks = 'Groups keep their own books';
export const smallBusinessesStart = 'Small businesses start with a plan';
export const householdsDecideTogether = 'Households decide together';
export const fieldsYieldMoreAndStay = 'Fields yield more and stay fertile';
export const seedMoney = 'Seed money';
export const seedMoneyTitle = 'Seed Money';
export const initialCapitalLetsAGroup =
  'Initial capital lets a group give loans while its savings are low, and we link it to microfinance institutions.';
export const inItsFirstMonths =
  'In its first months a group has more ideas than money. Seed money fills the gap: members can get loans while savings are low. When a group needs more, we link it to microfinance institutions.';
export const initialCapitalForAGroups = 'Initial capital for a group’s loans';
export const loansWhileSavingsAreStill = 'Loans while savings are still low';
export const linksToMicrofinanceInstitutions = 'Links to microfinance institutions';
export const firstLoansWithoutALong = 'First loans without a long wait';
export const capitalThatGrows = 'Capital that grows with the savings';
export const groupsThatInstitutionsKnow = 'Groups that institutions know and lend to';
export const weeklySupport = 'Weekly support';
export const weeklyVolunteerSupport = 'Weekly Volunteer Support';
export const aVolunteerVisitsEveryWeek =
  'A volunteer visits every week to follow up, help settle conflicts, track progress and report on it.';
export const noGroupIsLeftOn =
  'No group is left on its own. Every week a volunteer visits, listens, checks the books, helps settle disagreements and tells us what the group needs next.';
export const followUpVisitsEveryWeek = 'Follow-up visits, every week';
export const conflictResolution = 'Conflict resolution';
export const monitoring = 'Monitoring';
export const reporting = 'Reporting';
export const problemsAreNoticed = 'Problems are noticed in the week they start';
export const disagreementsAreSettledBeforeThey = 'Disagreements are settled before they divide a group';
export const everyoneCanSeeHow = 'Everyone can see how a group is doing';
export const inTimeGroupsStandOn = 'In time, groups stand on their own';

// Several files in web/site/home/
export const loadingEvents = 'Loading events...';
export const failedToLoadEvents = 'Failed to load events';
export const noEventsAtTheMoment = 'No events available at the moment.';
export const loadingBlogs = 'Loading blogs...';
export const failedToLoadBlogs = 'Failed to load blogs';
export const noBlogsAvailable = 'No blogs available at the moment.';
export const invalidResponseFormatExpected = 'Invalid response format: expected an array';
export const previousEvents = 'Previous events';
export const nextEvents = 'Next events';
