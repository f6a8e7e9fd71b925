// Money that came in. The list
export const payments = 'Ubwishyu';
export const subtitle = 'Amafaranga yo mu nyandiko z’ubwishyu n’ayatanzwe mu ntoki, n’uwatanze buri bwishyu.';
export const enterCash = 'Mwandike ayatanzwe mu ntoki';
export const importStatement = 'Mwinjize inyandiko y’ubwishyu';
export const search = 'Mushakishe izina, umubare w’isezerano, amagambo cyangwa telefone';
export const loadingPayments = 'Ubwishyu burimo gufunguka...';
export const failedToLoadPayments = 'Ubwishyu ntibwashoboye gufunguka';
export const tryAgain = 'Mwongere mugerageze';
export const views = { open: 'Ubufunguye', assigned: 'Ubufite nyirabwo', set_aside: 'Ubwo ku ruhande', all: 'Bwose' };
export const none = {
  open: 'Nta bwishyu bufunguye',
  assigned: 'Nta bwishyu burabona nyirabwo',
  set_aside: 'Nta bwishyu bwashyizwe ku ruhande',
  all: 'Nta bwishyu buraza',
};
export const noneHint = {
  open: 'Ubwishyu bwose bufite nyirabwo cyangwa bwashyizwe ku ruhande. Mwinjize inyandiko y’ubwishyu murebe niba hari ayinjiye.',
  assigned: 'Mufungure ubwishyu, muvuge uwatanze impano.',
  set_aside: 'Amafaranga atari impano, nk’inyungu za banki, ashobora gushyirwa ku ruhande.',
  all: 'Mwinjize inyandiko ya mobile money cyangwa iya banki, cyangwa mwandike ayatanzwe mu ntoki.',
};
export const noMatch = 'Nta bwishyu bwabonetse';
export const total = (count: number, { first, last }: { first: number; last: number }) =>
  `Ubwishyu, kuva ku bwa ${first} kugeza ku bwa ${last}, muri ${count}`;
export const source = 'Aho avuye';
export const allSources = 'Aho avuye hose';
export const from = 'Kuva';
export const until = 'Kugeza';
export const payer = 'Uwishyuye';
export const noPayer = 'Uwishyuye ntiyavuzwe';
export const amount = 'Amafaranga';
export const cameIn = 'Yinjiye';
export const wentOut = 'Yasohotse';
export const day = 'Itariki';
export const referenceAndText = 'Umubare n’amagambo';
export const nothingWritten = 'Nta cyanditswe';
export const state = 'Uko bihagaze';
export const open = 'Burafunguye';
export const partlyAssigned = 'Igice gifite nyiracyo';
export const assigned = 'Bufite nyirabwo';
export const setAside = 'Bwashyizwe ku ruhande';
export const stillOpen = (money: string) => `Hasigaye ${money}`;
export const view = 'Murebe';
export const viewPayment = (payer: string) => `Murebe ubwishyu bwa ${payer}`;

// Payments whose reference says whose gift they are
export const failedToLoadCertain = 'Ubwishyu bumenyekanira ku mubare w’isezerano ntibwashoboye gushakwa';
export const canBeMatched = (count: number) => `Ubwishyu ${count} bumenyekanira ku mubare w’isezerano`;
export const lookAtThem = 'Murebe, mwemeze';
export const matchedByReference = 'Ubumenyekaniye ku mubare w’isezerano';
export const matchedHint =
  'Buri bwishyu buvuga isezerano riri iruhande rwabwo. Mukureho akamenyetso ku bwo mushaka kureba ukwabwo.';
export const noneToMatch = 'Nta busigaye.';
export const assignThese = (count: number) => (count === 1 ? 'Mwemeze ubu' : `Mwemeze ubu uko ari ${count}`);
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
export const whatStatementSays = 'Ibyanditswe ku nyandiko y’ubwishyu';
export const notGiven = 'Ntibyatanzwe';
export const phone = 'Telefone';
export const reference = 'Umubare w’isezerano';
export const text = 'Amagambo';
export const numberOfTransaction = 'Nimero y’ubwishyu';
export const addedAt = 'Bwongewemo';
export const whoseGift = 'Uwatanze iyi mpano';
export const whichGiftWentBack = 'Impano yasubijwe';
export const noProposals =
  'Nta sezerano cyangwa uwatanze bihuye n’ubu bwishyu. Mushakishe uwatanze, cyangwa mubushyire ku ruhande.';
export const certainties = { certain: 'Birazwi neza', likely: 'Birashoboka cyane', possible: 'Birashoboka' };
export const reasons = {
  reference: 'Umubare w’isezerano wanditse ku bwishyu.',
  reference_of_cancelled: 'Umubare w’isezerano wanditse ku bwishyu, ariko isezerano ryarahagaritswe.',
  mistyped_reference: 'Ku bwishyu handitse umubare w’isezerano urimo ikimenyetso kimwe kitari cyo.',
  phone_and_amount: 'Telefone n’amafaranga ni iby’isezerano.',
  name_and_amount: 'Izina n’amafaranga ni iby’isezerano, kandi amatariki aregeranye.',
  habit: 'Ubwishyu bwabanje bungana butya bw’uyu wishyuye bwari impano z’uyu utanga.',
  phone: 'Telefone ni iy’uyu utanga.',
};
export const assign = (money: string) => `Mwemeze ${money}`;
export const assignTo = (money: string, giver: string) => `Mwemeze ko ${money} yatanzwe na ${giver}`;
export const wasAssignedTo = (money: string, giver: string) => `${money} yanditswe kuri ${giver}`;
export const pledgeInShort = (reference: string, pledged: string, outstanding: string) =>
  `Isezerano ${reference}: ${pledged}, hasigaye ${outstanding}`;
export const pledgeComplete = (reference: string, pledged: string) =>
  `Isezerano ${reference}: ${pledged}, yose yarakiriwe`;
export const nothingRefundable =
  'Nta mpano ihuye n’aya mafaranga yasubijwe. Niba atari ay’impano, muyashyire ku ruhande.';
export const refundHint = 'Aya mafaranga yasohotse. Niba ari impano yasubijwe, muvuge iyo ari yo.';
export const thisOneWentBack = 'Ni iyi yasubijwe';
export const wentBackTo = (money: string, giver: string) => `${money} yasubijwe ${giver}`;
export const wasRefunded = (money: string, giver: string) => `${money} yakuwe ku mpano ya ${giver}`;
export const receiptBecomesVoid = (number: string) => `Inyemezabwishyu yayo ${number} ita agaciro.`;
export const chooseOrSplit = 'Mutoranye uwatanze, cyangwa mugabanye';
export const amountFrom = (money: string, person: string) => `${money} ya ${person}`;

// Set aside
export const setAsideDots = 'Mushyire ku ruhande...';
export const setPaymentAside = 'Mushyire ubwishyu ku ruhande';
export const setItAside = 'Mushyire ku ruhande';
export const saving = 'Birimo kubikwa...';
export const notSetAside = 'Ubwishyu ntibwashoboye gushyirwa ku ruhande.';
export const wasSetAside = 'Ubwishyu bwashyizwe ku ruhande';
export const whyNoGift = 'Impamvu atari impano';
export const whyNoGiftHint = 'Urugero: inyungu za banki, cyangwa amafaranga avuye kuri konti yacu ajya ku yindi yacu.';
export const takeUp = 'Mubugarure';
export const wasTakenUp = 'Ubwishyu bwagaruwe';

// The gifts of a payment
export const gifts = 'Impano';
export const giftsThatWentBack = 'Ibyasubijwe';
export const withoutPledge = 'Nta sezerano';
export const partWentBack = (money: string) => `Yari ${money}; asigaye yarasubijwe.`;
export const receiptCalled = (number: string) => `Inyemezabwishyu ${number}`;
export const issueReceipt = 'Mutange inyemezabwishyu';
export const issueReceiptFor = (giver: string) => `Mutange inyemezabwishyu ya ${giver}`;
export const issuing = 'Irimo gukorwa...';
export const receiptIssued = 'Inyemezabwishyu yatanzwe';
export const sendByEmail = 'Mwohereze kuri imeyili';
export const sendReceipt = (number: string, giver: string) =>
  `Mwohereze ${giver} inyemezabwishyu ${number} kuri imeyili`;
export const sending = 'Birimo koherezwa...';
export const receiptSent = 'Inyemezabwishyu yoherejwe';
export const download = 'Mumanure';
export const downloadReceipt = (number: string) => `Mumanure inyemezabwishyu ${number}`;
export const downloading = 'Birimo kumanurwa...';
export const takeBackDots = 'Musubize inyuma...';
export const takeBackFrom = (giver: string) => `Musubize inyuma impano ya ${giver}`;
export const undoRefundOf = (giver: string) => `Musubize inyuma isubizwa ry’impano ya ${giver}`;
export const takeGiftBack = 'Musubize inyuma';
export const takeBack = 'Musubize inyuma';
export const notTakenBack = 'Ntibyashoboye gusubizwa inyuma.';
export const wasTakenBack = 'Byasubijwe inyuma: amafaranga yongeye gufungurwa';
export const whyTakenBack = 'Impamvu bisubijwe inyuma';
export const whyTakenBackHint =
  'Ubwishyu bushobora kongera kwitirirwa uwabutanze. Inyemezabwishyu yatanzwe ita agaciro.';

// Choosing whose gift it is, and splitting
export const assignOrSplit = 'Mutoranye uwatanze, cyangwa mugabanye';
export const assignShares = 'Mwemeze';
export const wasAssigned = 'Ubwishyu bwemejwe';
export const share = (place: number, count: number) => `Umugabane wa ${place} muri ${count}`;
export const amountIn = (currency: string) => `Amafaranga muri ${currency}`;
export const searchGiver = 'Mushakishe isezerano cyangwa uwatanze';
export const writeMore = 'Mwandike izina, umubare w’isezerano cyangwa telefone.';
export const searching = 'Birimo gushakwa...';
export const notSearched = (why: string) => `Gushakisha ntibyashobotse. ${why}`;
export const nobodyFound = 'Nta cyabonetse. Mutoranye «Umuntu mushya» niba uwatanze ataramenyekana.';
export const found = (count: number) => `Habonetse ${count}`;
export const giverWithoutPledge = (contact: string) => (contact === '' ? 'Utanga' : `Utanga, ${contact}`);
export const chosenPledge = (name: string, reference: string) => `${name}, isezerano ${reference}`;
export const somebodyNew = 'Umuntu mushya';
export const chooseAnother = 'Mutoranye undi';
export const chooseSomebody = 'Mutoranye uwatanze iyi mpano.';
export const name = 'Izina';
export const newGiverHint = 'Musige ubusa niba impano nta zina ifite.';
export const email = 'Imeyili';
export const project = 'Icyo igenewe';
export const noProject = 'Ntibyavuzwe';
export const projectOfPledgeHint = 'Niba nta cyo mutoranyije, igenerwa icyo isezerano rivuga.';
export const addShare = 'Mwongereho umugabane';
export const removeShare = 'Mukureho uyu mugabane';
export const removeShareAt = (place: number) => `Mukureho umugabane wa ${place}`;
export const nothingLeft = 'Yose yagabanyijwe';
export const leftOfPayment = (money: string) => `Hasigaye ${money}`;
export const tooMuch = (money: string) => `Arengaho ${money}`;

// Cash, and where money comes in
export const enterIt = 'Mwandike';
export const cashNotEntered = 'Ubwishyu ntibwashoboye kwandikwa.';
export const cashEntered = 'Ubwishyu bwanditswe';
export const whereMoneyIs = 'Aho amafaranga ari';
export const sourceIn = (name: string, currency: string) => `${name} (${currency})`;
export const whoGave = 'Uwayatanze';
export const whoGaveHint = 'Musige ubusa niba uwatanze atavuze izina.';
export const referenceHint = 'Umubare w’isezerano, niba uwatanze awufite.';
export const note = 'Icyitonderwa';
export const addSource = 'Mwongereho aho amafaranga ava';
export const sourceNotAdded = 'Aho amafaranga ava ntihashoboye kongerwaho.';
export const sourceAdded = 'Byongeweho';
export const sourceName = 'Izina';
export const sourceNameHint = 'Urugero: kode ya MoMo 123456, Bank of Kigali, isanduku y’ibiro.';
export const kind = 'Ubwoko';
export const kinds = {
  mobile_money: 'Mobile money',
  bank: 'Banki',
  cash: 'Mu ntoki',
  gateway: 'Ubwishyu bwo ku rubuga',
};
export const currency = 'Ifaranga';
export const loadingSources = 'Aho amafaranga ava harimo gufunguka...';

// Importing a statement
export const importSubtitle =
  'Dosiye ya mobile money cyangwa iya banki. Murabanza mukareba icyo byakora mbere y’uko bibikwa.';
export const backToPayments = 'Musubire ku bwishyu';
export const failedToLoadSources = 'Aho amafaranga ava ntihashoboye gufunguka';
export const whereFrom = '1. Aho inyandiko yavuye';
export const whereFromHint = 'Kode, konti cyangwa isanduku iyi nyandiko ivugaho.';
export const noSources = 'Mwongereho kode cyangwa konti inyandiko zanyu zivaho.';
export const chooseSource = 'Mutoranye aho yavuye';
export const theFile = '2. Dosiye';
export const theFileHint = 'Uko ikigo cya mobile money cyangwa banki biyitanga: CSV cyangwa Excel (.xlsx).';
export const chooseSourceFirst = 'Mubanze mutoranye aho yavuye.';
export const dropHere = 'Mushyire dosiye hano, cyangwa muyitoranye.';
export const chooseFile = 'Mutoranye dosiye';
export const chooseAnotherFile = 'Mutoranye indi dosiye';
export const sendingFile = 'Dosiye irimo koherezwa';
export const sendingPercent = (percent: number) => `Birimo koherezwa: ${percent} %`;
export const readingFile = 'Dosiye irimo gusomwa...';
export const columns = '3. Inkingi';
export const columnsHint = 'Muvuge hejuru ya buri nkingi icyo irimo. Inkingi zidasomwa zishobora kuguma uko ziri.';
export const columnsOfFile = 'Imirongo ya mbere ya dosiye';
export const row = 'Umurongo';
export const meaningOfColumn = (place: number, heading: string) =>
  heading === '' ? `Ibiri mu nkingi ya ${place}` : `Ibiri mu nkingi ya ${place}, «${heading}»`;
export const notRead = 'Ntisomwa';
export const meanings = {
  day: 'Itariki',
  amount: 'Amafaranga',
  credit: 'Ayinjiye',
  debit: 'Ayasohotse',
  payer_name: 'Izina',
  payer_phone: 'Telefone',
  reference: 'Umubare w’isezerano',
  text: 'Amagambo',
  external_id: 'Nimero y’ubwishyu',
  balance: 'Asigaye',
  currency: 'Ifaranga',
};
export const pointAtDay = 'Mutoranye inkingi irimo itariki.';
export const pointAtAmount = 'Mutoranye inkingi y’amafaranga, cyangwa iz’ayinjiye n’ayasohotse.';
export const howDaysAreWritten = 'Uko amatariki yanditse';
export const dateOrders = {
  dmy: 'Umunsi, ukwezi, umwaka',
  mdy: 'Ukwezi, umunsi, umwaka',
  ymd: 'Umwaka, ukwezi, umunsi',
};
export const meansDay = (order: string, written: string, day: string) => `${order}: ${written} ni ${day}`;
export const unlike = (order: string, written: string) => `${order}: ${written} si itariki yanditse itya`;
export const howAmountsAreWritten = 'Uko amafaranga yanditse';
export const decimalPoint = '1,250.50 (akadomo mbere y’ibice)';
export const decimalComma = '1.250,50 (akitso mbere y’ibice)';
export const firstPayment = 'Ubwishyu bwa mbere';
export const rowBeginning = (row: number, text: string) =>
  text === '' ? `Umurongo wa ${row}` : `Umurongo wa ${row}: ${text}`;
export const whatHappens = '4. Ibyakwinjizwa';
export const whatHappensHint = 'Ubwishyu bwigeze kwinjizwa buramenyekana, ntibwongera kwinjizwa.';
export const summary = (fresh: number, doubtful: number, known: number, passedOver: number, problems: number) =>
  [
    `Ubwishyu bushya ${fresh}`,
    ...(doubtful === 0 ? [] : [`ubushobora kuba buzwi ${doubtful}`]),
    `ubusanzwe buzwi ${known}`,
    `imirongo isimbutswe ${passedOver}`,
    `ibibazo ${problems}`,
  ].join(', ');
export const doubtfulRows = 'Imirongo ishobora kuba ubwishyu musanzwe mufite';
export const doubtfulRowsHint =
  'Muyirebe hasi aha. Ubwishyu bumwe bushobora kuba muri dosiye ebyiri zihuriraho; abantu babiri na bo bashobora gutanga amafaranga angana umunsi umwe.';
export const chooseDecision = 'Muhitemo';
export const decisions = { known: 'Burazwi: ntibwinjizwe', new: 'Ni bushya: na bwo bwinjizwe' };
export const decideFirst = 'Mubanze mugaragaze icyo imirongo ishobora kuba izwi ari cyo.';
export const moneyIn = 'Ayinjiye';
export const moneyOut = 'Ayasohotse';
export const showRows = 'Imirongo igaragara';
export const allRows = 'Imirongo yose';
export const outcome = 'Ibizaba';
export const outcomes = {
  new: 'Bushya',
  doubtful: 'Bushobora kuba buzwi',
  known: 'Busanzwe buzwi',
  passed_over: 'Bisimbutswe',
  problem: 'Ikibazo',
};
export const countOf = (word: string, count: string) => `${word}: ${count}`;
export const passedOver = {
  'no date': 'Nta tariki irimo.',
  'no amount': 'Nta mafaranga arimo.',
  'summary line': 'Ni igiteranyo cyangwa asigaye.',
  empty: 'Nta kirimo.',
};
export const showMoreRows = (left: number) => `Mwerekane indi muri ${left} isigaye`;
export const onlyFirstRows = (count: string) => `Hano hagaragara imirongo ${count} ya mbere; iyinjizwa ni yose.`;
export const correctProblemsFirst = (count: number) =>
  `Imirongo ${count} ntishobora gusomwa. Mutoranye izindi nkingi, cyangwa mukosore dosiye mwongere muyitoranye.`;
export const nothingNew = 'Ubwishyu bwose bwo muri iyi dosiye busanzwe buzwi.';
export const readAgain = 'Mwongere musome dosiye';
export const importing = 'Birimo kwinjizwa...';
export const importPayments = (count: number) => `Mwinjize ubwishyu ${count}`;
export const importedCount = (count: number) => `Hinjijwe ubwishyu ${count}`;
export const knownCount = (count: number) => `Ubwishyu ${count} bwari busanzwe buzwi, ntibwahinduwe.`;
export const toOpenPayments = 'Mujye ku bwishyu bufunguye';
export const importAnother = 'Mwinjize indi nyandiko';
