export { donationStatuses as statuses } from '../records.ts';

// The list
export const donationManagement = 'Inkunga';
export const subtitle = 'Abifuza gutanga inkunga, n’aho buri wese ageze.';
export const interests = 'Abifuza gutanga';
export const search = 'Shakisha izina, imeyili cyangwa ikigo';
export const donationInterests = 'Abifuza gutanga inkunga';
/** The noun for one of them at the beginning of a sentence. */
export const donationInterestNoun = 'Inkunga';
export const loadingDonations = 'Inkunga zirimo gufunguka...';
export const failedToLoadDonations = 'Inkunga ntizashoboye gufunguka';
export const tryAgain = 'Ongera ugerageze';
export const noMatch = 'Nta nkunga ihuye n’ibyo mushaka';
export const noneHint = 'Nta n’imwe iraboneka. Abanditse ku rupapuro «Tanga inkunga» bazagaragara hano.';
export const total = (count: number, { first, last }: { first: number; last: number }) =>
  `Inkunga, kuva ku ya ${first} kugeza ku ya ${last}, muri ${count}`;
export const type = 'Ubwoko';
export const allTypes = 'Ubwoko bwose';
export const status = 'Uko bihagaze';
export const allStatus = 'Byose';
export const overdueOnly = 'Izarengeje igihe gusa';
export const overdue = 'Yarengeje igihe';
export const donorInfo = 'Umuterankunga';
export const typeAndAmount = 'Ubwoko n’amafaranga';
export const contact = 'Uko aboneka';
export const created = 'Igihe yoherejwe';
export const amountNotSpecified = 'Amafaranga ntiyavuzwe';

// The board
export const board = 'Imbonerahamwe';
export const list = 'Urutonde';
export const boardSubtitle = 'Aho ibiganiro bigeze, inkingi ku yindi.';
export const boardHint =
  'Mwimure ikarita mukoresheje utubuto twayo, cyangwa muyikurure. Ijya gusa aho uko ihagaze ubu bibyemera.';
export const donationsByStatus = 'Inkunga uko zihagaze';
export const markAs = (name: string, status: string) => `Shyira ${name} kuri: ${status}`;
export const none = 'Ntayo';
export const showMore = 'Erekana izindi';
export const restInList = 'Izindi ziri ku rutonde.';

// The details
export const donationInterest = 'Uwifuza gutanga inkunga';
export const donorInformation = 'Umuterankunga';
export const organisation = 'Ikigo';
export const notGiven = 'Ntibyatanzwe';
export const donationDetails = 'Inkunga';
export const amount = 'Amafaranga';
export const contactPreferences = 'Uko yifuza kuvugishwa';
export const preferredMethod = 'Uburyo yahisemo';
export const bestTime = 'Igihe cyiza';
export const message = 'Ubutumwa';
export const createdAt = 'Igihe yoherejwe';
export const assignedTo = 'Ubishinzwe';
export const noOne = 'Nta we';
export const nextAction = 'Igikurikira';
export const noDateSet = 'Nta tariki yashyizweho';
export const loadingNotesAndHistory = 'Ibyanditswe n’amateka birimo gufunguka...';
export const makeAPledge = 'Andika isezerano';
export const donationNotLoaded = 'Inkunga ntiyashoboye gufunguka.';
export const notes = 'Ibyanditswe';
export const noNotesYet = 'Nta cyanditswe';
export const history = 'Amateka';
/** Before the status that was, and before the one that is. */
export const fromStatus = 'Byavuye kuri';
export const toStatus = 'bijya kuri';
export const formerMemberOfStaff = 'Uwahoze ari umukozi';
export const sentByTheVisitor = 'Yoherejwe n’uwasuye urubuga';
export const otherInterests = 'Uyu muntu yanditse n’ikindi gihe';
export const interestsOfThisDonor = 'Inkunga z’uyu muntu';
/** Before the day of the interest that is open. */
export const thisOne = 'Iyi, ';

// The note
export const addANote = 'Andika icyo muzirikana';
export const saveNote = 'Bika';
export const saving = 'Birabikwa...';
export const noteFailed = 'Ibyo mwanditse ntibyabitswe.';
export const noteSaved = 'Ibyo mwanditse byabitswe.';
export const note = 'Icyo muzirikana';
export const onlyStaffCanReadIt = 'Abakozi ni bo bonyine babisoma.';

// The next step
export const planTheNextStep = 'Teganya igikurikira';
export const save = 'Bika';
export const nextStepFailed = 'Igikurikira nticyabitswe.';
export const nextStepSaved = 'Igikurikira cyabitswe.';
export const nextActionHint = 'Uyu munsi nurenga, inkunga izagaragara nk’iyarengeje igihe.';
export const enterAValidDate = 'Mwandike itariki nyayo.';

// The status
export const updateStatus = 'Hindura uko bihagaze';
export const statusUpdated = 'Uko inkunga ihagaze byahinduwe.';
export const statusFailed = 'Uko inkunga ihagaze ntibyahinduwe.';
export const currentStatus = (status: string) => `${status} (ubu)`;
export const donor = 'Umuterankunga';
export const donationComplete = 'Inkunga yatanzwe:';
export const donationCompleteText = 'iyi nkunga yarangije gutangwa.';
export const noStatusChanges = 'Uko iyi nkunga ihagaze ntibigihinduka.';
