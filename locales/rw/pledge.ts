import { currencySign } from './currency.ts';

// web/site/donate/GiveNow.tsx
export const giveNow = 'Mutange ubu';
export const chooseAnAmountYouGet =
  'Muhitemo amafaranga mutanga. Murahabwa nimero mutanga igihe mwishyura, munerekwe uko mwishyura. Nta mafaranga yishyurirwa kuri uru rupapuro.';

// web/site/donate/PledgeForm.island.tsx
export const chooseAnAmount = 'Muhitemo amafaranga, cyangwa mwandike andi hano hasi';
export const amount = 'Amafaranga';
export const amountIn = (currency: string) => `Amafaranga (${currencySign(currency)})`;
export const currency = 'Ubwoko bw’amafaranga';
export const howOften = 'Inshuro';
export const rhythms = { once: 'Rimwe', monthly: 'Buri kwezi' };
export const whatFor = 'Icyo inkunga igenewe';
export const whereItIsNeeded = 'Aho ikenewe kurusha ahandi';
export const yourName = 'Amazina yanyu';
export const withoutAName = 'Nimutandika amazina, inkunga yanyu ntizagira izina yandikwaho.';
export const howWeCanReachYou = 'Uko twabageraho: imeyili, telefoni, cyangwa byombi';
export const email = 'Imeyili';
export const phone = 'Telefoni';
export const message = 'Ubutumwa';
export const remindMe = 'Muzanyibutse rimwe kuri imeyili niba inkunga yanjye itarabageraho';
export const pledgeThisGift = 'Mwemeze iyi nkunga';
export const submitting = 'Birimo koherezwa...';
export const thankYou = 'Murakoze ku isezerano ryanyu';
export const thankYouByName = (name: string) => `Murakoze, ${name}`;
export const seeHowToPay = 'Murebe uko mwishyura';
export const makeAnotherPledge = 'Musezeranye indi nkunga';

// web/site/donate/ProjectProgress.tsx
export const whatHasComeIn = 'Ibimaze kutugeraho';
export const receivedOfGoal = (received: string, goal: string) => `Hamaze kuboneka ${received} kuri ${goal}`;
export const giveForThis = 'Mutange kuri uyu mushinga';

// web/site/pledge/page.tsx
export const yourPledge = 'Isezerano ryanyu';
export const whatYouPledged = 'Ibyo mwasezeranyije, uko mwishyura n’ibimaze kutugeraho.';
export const failedToLoad = 'Isezerano ryanyu ntiryashoboye gufunguka';
export const notFound = 'Isezerano ntiribonetse';
export const backToDonate = 'Subira ku rupapuro rw’inkunga';
export const writeToUs = 'Twandikire';

// web/site/pledge/PledgeFound.tsx
export const writeThisReference = 'Mutange iyi nimero igihe mwishyura, kugira ngo tumenye ko ari mwe mwishyuye.';
export const copyReference = 'Mukoporore nimero';
export const state = 'Aho bigeze';
export const states = {
  waiting: 'Ntiratugeraho',
  part: 'Igice cyayo cyatugezeho',
  received: 'Yatugezeho. Murakoze!',
  cancelled: 'Isezerano ryahagaritswe',
};
export const receivedSoFar = (received: string, expected: string) => `Hamaze kutugeraho ${received} kuri ${expected}`;
export const keepTheAddress = 'Mubike aderesi y’uru rupapuro. Ni mwe mwenyine muyifite.';

// web/site/pledge/PledgeChanges.tsx
export const cancelMyPledge = 'Muhagarike isezerano ryanyu';
export const nothingIsLost = 'Ibyo mwamaze kwishyura biguma ari inkunga. Ntituzabibutsa.';
export const telephoneMayStillAsk =
  'Hari telefoni ikirimo ubusabe bwo kwishyura iyi nkunga. Mubwange kuri yo. Nibwemezwa, amafaranga aratugeraho nk’ibisanzwe.';
export const yesCancel = 'Yego, rihagarikwe';
export const cancelledByMistake = 'Mwarihagaritse mwibeshye?';
export const reopenMyPledge = 'Mwongere mufungure isezerano ryanyu';
export const receipts = 'Inyemezabwishyu';
export const receiptOf = (number: string, date: string) => `Inyemezabwishyu ${number}, ${date}`;
export const sendReceipt = 'Munyoherereze inyemezabwishyu kuri imeyili';

// web/site/pledge/HowToPay.tsx
export const howToPay = 'Uko mwishyura';
export const amountToPay = (amount: string) => `Amafaranga mwishyura: ${amount}`;
export const noWayToPay =
  'Ubu nta buryo bwo kwishyura muri ubu bwoko bw’amafaranga buri kuri uru rubuga. Mutwandikire.';
export const kinds = {
  mobile_money: 'Mobile Money',
  bank: 'Kohereza kuri konti ya banki',
  cash: 'Amafaranga mu ntoki',
};
export const accounts = { mobile_money: 'Kode', bank: 'Nimero ya konti', cash: 'Ahantu' };
export const copyAccount = {
  mobile_money: 'Mukoporore kode',
  bank: 'Mukoporore nimero ya konti',
  cash: 'Mukoporore ahantu',
};
/** The words of a button, for those who hear it apart from its way to pay. */
export const buttonOfWay = (label: string, way: string) => `${label}: ${way}`;
export const nameOfTheAccount = 'Izina rya konti';
export const dial = (code: string) => `Mukande ${code}`;
export const scanToDial = 'Mwerekeze kamera ya telefoni yanyu kuri aka kare kugira ngo ikande iyi kode.';
export const scanToOpen = 'Mwerekeze kamera ya telefoni yanyu kuri aka kare kugira ngo ifungure uru rupapuro.';
export const squareForACamera = 'Kode ya QR';
export const squareThatDials = (code: string) => `Kode ya QR: mukande ${code}`;

// web/site/pledge/AskTelephone.island.tsx
export const payByTelephone = 'Mwishyure ubu mukoresheje telefoni';
export const yourTelephoneAsks = (amount: string) =>
  `Turohereza kuri telefoni yanyu ubusabe bwo kwishyura ${amount}. Mubwemeza mukoresheje umubare w’ibanga wa Mobile Money; twe ntituwubona.`;
export const numberThatPays = 'Nimero ya telefoni yishyura';
export const askMyTelephone = 'Mwohereze ubusabe kuri telefoni';
export const requestStates = {
  asked: 'Telefoni yanyu irakira ubusabe mu kanya. Muyigire hafi.',
  pending: 'Telefoni yanyu yohererejwe ubusabe. Muyandikeho umubare w’ibanga wa Mobile Money kugira ngo mubwemeze.',
  paid: 'Amafaranga mwishyuye yatugezeho. Murakoze!',
  refused: 'Ubusabe bwanzwe kuri telefoni, kandi nta mafaranga yishyuwe. Mushobora kongera kubwohereza.',
  failed:
    'Kwishyura ntibyakunze. Mugenzure niba nimero ari yo kandi ko iriho amafaranga ahagije, hanyuma mwongere mwohereze ubusabe.',
  late: 'Igihe cyo kwemeza cyarangiye. Niba mwarishyuye, uru rupapuro ruzabyerekana tukimara kubimenya. Niba mutarishyuye, mwongere mwohereze ubusabe.',
};
export const lookAgain = 'Murebe niba yatugezeho';

// web/site/components/Copy.island.tsx
export const copied = 'Byakoporowe.';
export const selectedCopyIt = 'Byatoranyijwe. Mubikoporore ubu.';
