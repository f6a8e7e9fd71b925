import { currencySign } from '../currency.ts';

// Money that came in. The list
export const payments = 'Ubwishyu';
export const subtitle = 'Amafaranga twakiriye, n’abayatanze.';
export const enterCash = 'Andika ayatanzwe mu ntoki';
export const search = 'Shakisha izina, nimero y’isezerano, amagambo cyangwa telefoni';
export const loadingPayments = 'Ubwishyu burimo gufunguka...';
export const failedToLoadPayments = 'Ubwishyu ntibwashoboye gufunguka';
export const tryAgain = 'Ongera ugerageze';
export const views = {
  open: 'Ubutarakorwaho',
  assigned: 'Ubufite nyirabwo',
  set_aside: 'Ubwashyizwe ku ruhande',
  all: 'Bwose',
};
export const none = {
  open: 'Nta bwishyu butarakorwaho',
  assigned: 'Nta bwishyu burabona nyirabwo',
  set_aside: 'Nta bwishyu bwashyizwe ku ruhande',
  all: 'Nta bwishyu buraza',
};
export const noneHint = {
  open: 'Ubwishyu bwose bufite nyirabwo cyangwa bwashyizwe ku ruhande. Mwinjize raporo ya konti murebe niba hari ayinjiye.',
  assigned: 'Mufungure ubwishyu, mugaragaze uwatanze inkunga.',
  set_aside: 'Amafaranga atari inkunga, nk’inyungu za banki, ashobora gushyirwa ku ruhande.',
  all: 'Mwinjize raporo ya konti ya Mobile Money cyangwa iya banki, cyangwa mwandike ayatanzwe mu ntoki.',
};
export const noMatch = 'Nta bwishyu bwabonetse';
export const total = (count: number, { first, last }: { first: number; last: number }) =>
  `Ubwishyu, kuva ku bwa ${first} kugeza ku bwa ${last}, muri ${count}`;
export const source = 'Aho avuye';
export const allSources = 'Aho avuye hose';
export const from = 'Kuva ku wa';
export const until = 'Kugeza ku wa';
export const payer = 'Uwishyuye';
export const noPayer = 'Uwishyuye ntiyavuzwe';
export const amount = 'Amafaranga';
export const cameIn = 'Yinjiye';
export const wentOut = 'Yasohotse';
export const day = 'Itariki';
export const referenceAndText = 'Nimero y’isezerano n’amagambo';
export const nothingWritten = 'Nta cyanditswe';
export const state = 'Uko bihagaze';
export const open = 'Ntiburakorwaho';
export const partlyAssigned = 'Igice gifite nyiracyo';
export const assigned = 'Bufite nyirabwo';
export const setAside = 'Bwashyizwe ku ruhande';
export const stillOpen = (money: string) => `Hasigaye ${money}`;
export const view = 'Reba';
export const viewPayment = (payer: string) => `Reba ubwishyu bwa ${payer}`;

// Payments whose reference says whose gift they are
export const failedToLoadCertain = 'Ubwishyu bumenyekanira kuri nimero y’isezerano ntibwashoboye gushakwa';
export const canBeMatched = (count: number) => `Ubwishyu ${count} bumenyekanira kuri nimero y’isezerano`;
export const lookAtThem = 'Reba, wemeze';
export const matchedByReference = 'Ubumenyekaniye kuri nimero y’isezerano';
export const matchedHint =
  'Buri bwishyu buvuga isezerano riri iruhande rwabwo. Mukureho akamenyetso ku bwo mushaka kureba ukwabwo.';
export const noneToMatch = 'Nta busigaye.';
export const assignThese = (count: number) => (count === 1 ? 'Emeza ubu bwishyu' : `Emeza ubwishyu ${count}`);
export const assignedTogether = (count: number) => `Ubwishyu ${count} bwemejwe`;
export const assigning = 'Birimo kwemezwa...';
export const notAssigned = 'Ntibyashoboye kwemezwa.';
export const notNow = 'Si ubu';
export const payment = 'Ubwishyu';
export const pledgeCalled = (reference: string) => `Isezerano ${reference}`;
/** What was pledged: an amount, once or each month. */
export const pledgeOf = (money: string, rhythm: 'once' | 'monthly') =>
  rhythm === 'monthly' ? `${money} buri kwezi` : money;
export const noName = 'Nta zina';

// One payment
export const loadingPayment = 'Ubwishyu burimo gufunguka...';
export const failedToLoadPayment = 'Ubwishyu ntibwashoboye gufunguka';
export const whatStatementSays = 'Ibyanditse kuri raporo ya konti';
export const notGiven = 'Ntibyatanzwe';
export const phone = 'Telefoni';
export const reference = 'Nimero y’isezerano';
export const text = 'Amagambo';
export const numberOfTransaction = 'Nimero y’ubwishyu';
export const addedAt = 'Igihe bwongerewemo';
export const whoseGift = 'Uwatanze iyi nkunga';
export const whichGiftWentBack = 'Inkunga yasubijwe';
export const noProposals =
  'Nta sezerano cyangwa umuterankunga bihuye n’ubu bwishyu. Mushakishe umuterankunga, cyangwa mubushyire ku ruhande.';
export const certainties = { certain: 'Birazwi neza', likely: 'Birashoboka cyane', possible: 'Birashoboka' };
export const reasons = {
  reference: 'Nimero y’isezerano yanditse ku bwishyu.',
  reference_of_cancelled: 'Nimero y’isezerano yanditse ku bwishyu, ariko isezerano ryarahagaritswe.',
  mistyped_reference: 'Ku bwishyu handitse nimero y’isezerano irimo ikimenyetso kimwe kitari cyo.',
  phone_and_amount: 'Nimero ya telefoni n’amafaranga ni iby’isezerano.',
  name_and_amount: 'Izina n’amafaranga ni iby’isezerano, kandi amatariki aregeranye.',
  habit: 'Ubundi bwishyu bungana butya uyu muntu yigeze kwishyura bwari inkunga z’uyu muterankunga.',
  phone: 'Nimero ya telefoni ni iy’uyu muterankunga.',
};
export const assign = (money: string) => `Emeza ${money}`;
export const assignTo = (money: string, giver: string) => `Emeza ko ${money} yatanzwe na ${giver}`;
export const wasAssignedTo = (money: string, giver: string) => `${money} yanditswe kuri ${giver}`;
export const pledgeInShort = (reference: string, pledged: string, outstanding: string) =>
  `Isezerano ${reference}: ${pledged}, hasigaye ${outstanding}`;
export const pledgeComplete = (reference: string, pledged: string) =>
  `Isezerano ${reference}: ${pledged}, yose yabonetse`;
export const nothingRefundable =
  'Nta nkunga ihuye n’aya mafaranga yasubijwe. Niba atari ay’inkunga, muyashyire ku ruhande.';
export const refundHint = 'Aya mafaranga yasohotse. Niba ari inkunga yasubijwe, muvuge iyo ari yo.';
export const thisOneWentBack = 'Ni iyi yasubijwe';
export const wentBackTo = (money: string, giver: string) => `${money} yasubijwe ${giver}`;
export const wasRefunded = (money: string, giver: string) => `${money} yakuwe ku nkunga ya ${giver}`;
export const receiptBecomesVoid = (number: string) => `Inyemezabwishyu yayo ${number} iteshwa agaciro.`;
export const chooseOrSplit = 'Hitamo umuterankunga, cyangwa ugabanye';
export const amountFrom = (money: string, person: string) => `${money} ya ${person}`;

// Set aside
export const setAsideDots = 'Shyira ku ruhande...';
export const setPaymentAside = 'Gushyira ubwishyu ku ruhande';
export const setItAside = 'Shyira ku ruhande';
export const saving = 'Birimo kubikwa...';
export const notSetAside = 'Ubwishyu ntibwashoboye gushyirwa ku ruhande.';
export const wasSetAside = 'Ubwishyu bwashyizwe ku ruhande';
export const whyNoGift = 'Impamvu atari inkunga';
export const whyNoGiftHint = 'Urugero: inyungu za banki, cyangwa amafaranga avuye kuri konti yacu ajya ku yindi yacu.';
export const takeUp = 'Bugarure';
export const wasTakenUp = 'Ubwishyu bwagaruwe';

// The gifts of a payment
export const gifts = 'Inkunga';
export const giftsThatWentBack = 'Ibyasubijwe';
export const withoutPledge = 'Nta sezerano';
export const partWentBack = (money: string) => `Yari ${money}; asigaye yarasubijwe.`;
export const receiptCalled = (number: string) => `Inyemezabwishyu ${number}`;
export const issueReceipt = 'Tanga inyemezabwishyu';
export const issueReceiptFor = (giver: string) => `Tanga inyemezabwishyu ya ${giver}`;
export const issuing = 'Irimo gutangwa...';
export const sendByEmail = 'Ohereza kuri imeyili';
export const sendReceipt = (number: string, giver: string) => `Ohereza ${giver} inyemezabwishyu ${number} kuri imeyili`;
export const sending = 'Birimo koherezwa...';
export const download = 'Manura';
export const downloadReceipt = (number: string) => `Manura inyemezabwishyu ${number}`;
export const downloading = 'Birimo kumanurwa...';
export const takeBackDots = 'Kuraho...';
export const takeBackFrom = (giver: string) => `Kura ubwishyu kuri ${giver}`;
export const undoRefundOf = (giver: string) => `Kuraho isubizwa ry’inkunga ya ${giver}`;
export const takeGiftBack = 'Kura ubwishyu kuri uyu muntu';
export const takeBack = 'Kuraho';
export const notTakenBack = 'Ntibyashoboye gukurwaho.';
export const wasTakenBack = 'Byakuweho: ubwishyu bwongeye kuba butarakorwaho';
export const whyTakenBack = 'Impamvu mubikuyeho';
export const whyTakenBackHint =
  'Ubwishyu bushobora kongera kwitirirwa uwabutanze. Inyemezabwishyu yatanzwe iteshwa agaciro.';

// Choosing whose gift it is, and splitting
export const assignOrSplit = 'Hitamo umuterankunga, cyangwa ugabanye';
export const assignShares = 'Emeza';
export const wasAssigned = 'Ubwishyu bwemejwe';
export const share = (place: number, count: number) => `Igice cya ${place} muri ${count}`;
export const amountIn = (currency: string) => `Amafaranga (${currencySign(currency)})`;
export const searchGiver = 'Shakisha isezerano cyangwa umuterankunga';
export const writeMore = 'Mwandike nibura inyuguti ebyiri z’izina, iza nimero y’isezerano cyangwa iza telefoni.';
export const searching = 'Birimo gushakishwa...';
export const notSearched = (why: string) => `Gushakisha ntibyakunze. ${why}`;
export const nobodyFound = 'Nta cyabonetse. Muhitemo «Umuntu mushya» niba umuterankunga atarandikwa.';
export const found = (count: number) => `Habonetse ${count}`;
export const giverWithoutPledge = (contact: string) => (contact === '' ? 'Umuterankunga' : `Umuterankunga, ${contact}`);
export const chosenPledge = (name: string, reference: string) => `${name}, isezerano ${reference}`;
export const somebodyNew = 'Umuntu mushya';
export const chooseAnother = 'Hitamo undi';
export const chooseSomebody = 'Muhitemo uwatanze iyi nkunga.';
export const name = 'Izina';
export const newGiverHint = 'Muhareke ubusa niba inkunga nta zina ifite.';
export const email = 'Imeyili';
export const project = 'Icyo igenewe';
export const noProject = 'Nticyavuzwe';
export const projectOfPledgeHint = 'Nimutagira icyo muhitamo, iba iy’umushinga uvugwa mu isezerano.';
export const addShare = 'Ongeraho igice';
export const removeShare = 'Kuraho iki gice';
export const removeShareAt = (place: number) => `Kuraho igice cya ${place}`;
export const nothingLeft = 'Yose yagabanyijwe';
export const leftOfPayment = (money: string) => `Hasigaye ${money}`;
export const tooMuch = (money: string) => `Harenzeho ${money}`;

// Cash, and where money comes in
export const enterIt = 'Bika ubwishyu';
export const cashNotEntered = 'Ubwishyu ntibwabitswe.';
export const cashEntered = 'Ubwishyu bwabitswe';
export const whereMoneyIs = 'Aho amafaranga ari';
export const sourceIn = (name: string, currency: string) => `${name} (${currency})`;
export const whoGave = 'Uwayatanze';
export const whoGaveHint = 'Muhareke ubusa niba uwatanze atavuze izina.';
export const referenceHint = 'Nimero y’isezerano, niba uwatanze ayifite.';
export const note = 'Icyitonderwa';
export const addSource = 'Ongeraho aho amafaranga ava';
export const sourceNotAdded = 'Aho amafaranga ava ntihashoboye kongerwaho.';
export const sourceAdded = 'Aho amafaranga ava hongeweho';
export const sourceName = 'Izina';
export const sourceNameHint = 'Urugero: kode ya Mobile Money 123456, konti yo muri banki, isanduku y’ibiro.';
export const kind = 'Ubwoko';
export const kinds = {
  mobile_money: 'Mobile Money',
  bank: 'Banki',
  cash: 'Mu ntoki',
  gateway: 'Ubwishyu bwo ku rubuga',
};
export const currency = 'Ubwoko bw’amafaranga';
export const loadingSources = 'Aho amafaranga ava harimo gufunguka...';
export const chooseSource = 'Hitamo aho yavuye';
