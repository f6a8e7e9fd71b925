export { donationStatuses as statuses } from '../records.ts';

// The list
export const donationManagement = 'Abifuza gutanga inkunga';
export const subtitle = 'Abatwandikiye ko bifuza gutanga, n’aho buri wese ageze.';
export const interests = 'Abifuza gutanga';
export const search = 'Shakisha izina, imeyili cyangwa ikigo';
export const donationInterests = 'Abifuza gutanga inkunga';
/** The noun for one of them at the beginning of a sentence. */
export const donationInterestNoun = 'Uwifuza gutanga inkunga';
export const loadingDonations = 'Urutonde rw’abifuza gutanga inkunga rurimo gufunguka...';
export const failedToLoadDonations = 'Urutonde rw’abifuza gutanga inkunga ntirwashoboye gufunguka';
export const tryAgain = 'Ongera ugerageze';
export const noMatch = 'Nta wifuza gutanga uhuye n’ibyo mushaka';
export const noneHint = 'Nta n’umwe uraboneka. Abanditse ku rupapuro «Tanga inkunga» bazagaragara hano.';
export const total = (count: number, { first, last }: { first: number; last: number }) =>
  `Abifuza gutanga, kuva ku wa ${first} kugeza ku wa ${last}, muri ${count}`;
export const type = 'Ubwoko';
export const allTypes = 'Ubwoko bwose';
export const status = 'Uko bihagaze';
export const allStatus = 'Byose';
export const overdueOnly = 'Abarengeje igihe gusa';
export const overdue = 'Yarengeje igihe';
export const donorInfo = 'Uwifuza gutanga';
export const typeAndAmount = 'Ubwoko n’amafaranga';
export const contact = 'Uko aboneka';
export const created = 'Igihe yanditse';
export const amountNotSpecified = 'Amafaranga ntiyavuzwe';

// The board
export const board = 'Imbonerahamwe';
export const list = 'Urutonde';
export const boardSubtitle = 'Aho ibiganiro bigeze, inkingi ku yindi.';
export const boardHint =
  'Mwimure ikarita mukoresheje utubuto twayo, cyangwa muyikurure. Ijya gusa aho uko ihagaze ubu bibyemera.';
export const donationsByStatus = 'Abifuza gutanga inkunga, uko bahagaze';
export const markAs = (name: string, status: string) => `Shyira ${name} kuri: ${status}`;
export const none = 'Nta we';
export const showMore = 'Erekana abandi';
export const restInList = 'Abandi bari ku rutonde.';

// The details
export const donationInterest = 'Uwifuza gutanga inkunga';
export const donorInformation = 'Uwifuza gutanga';
export const organisation = 'Ikigo';
export const notGiven = 'Ntibyatanzwe';
export const donationDetails = 'Ibyo yifuza gutanga';
export const amount = 'Amafaranga';
export const contactPreferences = 'Uko yifuza kuvugishwa';
export const preferredMethod = 'Uburyo yahisemo';
export const bestTime = 'Igihe cyiza';
export const message = 'Ubutumwa';
export const createdAt = 'Igihe yanditse';
export const assignedTo = 'Ubishinzwe';
export const noOne = 'Nta we';
export const nextAction = 'Igikurikira';
export const noDateSet = 'Nta tariki yashyizweho';
export const loadingNotesAndHistory = 'Ibyitonderwa n’amateka birimo gufunguka...';
export const makeAPledge = 'Andika isezerano';
export const donationNotLoaded = 'Ibyo yifuza gutanga ntibyashoboye gufunguka.';
export const notes = 'Ibyitonderwa';
export const noNotesYet = 'Nta cyitonderwa kirandikwa';
export const history = 'Amateka';
/** Before the status that was, and before the one that is. */
export const fromStatus = 'Byavuye kuri';
export const toStatus = 'bijya kuri';
export const formerMemberOfStaff = 'Uwahoze ari umukozi';
export const sentByTheVisitor = 'Byoherejwe n’uwasuye urubuga';
export const otherInterests = 'Uyu muntu yanditse n’ikindi gihe';
export const interestsOfThisDonor = 'Ibyo uyu muntu yifuje gutanga byose';
/** Before the day of the interest that is open. */
export const thisOne = 'Ibi, ';

// The note
export const addANote = 'Andika icyitonderwa';
export const saveNote = 'Bika';
export const saving = 'Birimo kubikwa...';
export const noteFailed = 'Icyitonderwa nticyabitswe.';
export const noteSaved = 'Icyitonderwa cyabitswe.';
export const note = 'Icyitonderwa';
export const onlyStaffCanReadIt = 'Gisomwa n’abakozi gusa.';

// The next step
export const planTheNextStep = 'Teganya igikurikira';
export const save = 'Bika';
export const nextStepFailed = 'Igikurikira nticyabitswe.';
export const nextStepSaved = 'Igikurikira cyabitswe.';
export const nextActionHint = 'Uyu munsi nurenga, azagaragara mu barengeje igihe.';
export const enterAValidDate = 'Mwandike itariki nyayo.';

// The status
export const updateStatus = 'Hindura uko bihagaze';
export const statusUpdated = 'Uko bihagaze byahinduwe.';
export const statusFailed = 'Uko bihagaze ntibyahinduwe.';
export const currentStatus = (status: string) => `${status} (ubu)`;
export const donor = 'Uwifuza gutanga';
export const donationComplete = 'Inkunga yatanzwe:';
export const donationCompleteText = 'iyi nkunga yatanzwe yose.';
export const noStatusChanges = 'Uko ibi bihagaze ntibigihinduka.';
