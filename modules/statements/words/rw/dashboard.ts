export const importSubtitle =
  'Dosiye ya Mobile Money cyangwa iya banki. Murabanza kureba ibizinjizwa mbere y’uko bibikwa.';
export const backToPayments = 'Subira ku bwishyu';
export const failedToLoadSources = 'Aho amafaranga ava ntihashoboye gufunguka';
export const whereFrom = '1. Aho raporo yavuye';
export const whereFromHint = 'Kode ya Mobile Money cyangwa konti ya banki iyi raporo ivugaho.';
export const noSources = 'Mwongereho kode cyangwa konti raporo zanyu zivaho.';
export const theFile = '2. Dosiye';
export const theFileHint =
  'Muhitemo dosiye uko mwayihawe n’ikigo cya Mobile Money cyangwa banki, idahinduwe: imbonerahamwe y’inyandiko (CSV), Excel (.xlsx), LibreOffice (.ods) cyangwa raporo ya banki ya porogaramu (CAMT.053).';
export const chooseSourceFirst = 'Mubanze muhitemo aho yavuye.';
export const dropHere = 'Mushyire dosiye hano, cyangwa muyihitemo.';
export const chooseFile = 'Hitamo dosiye';
export const chooseAnotherFile = 'Hitamo indi dosiye';
export const sendingFile = 'Dosiye irimo koherezwa';
export const sendingPercent = (percent: number) => `Birimo koherezwa: ${percent}%`;
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
  payer_phone: 'Telefoni',
  reference: 'Nimero y’isezerano',
  text: 'Amagambo',
  external_id: 'Nimero y’ubwishyu',
  balance: 'Asigaye',
  currency: 'Ubwoko bw’amafaranga',
  sign: 'Yinjiye cyangwa yasohotse',
  status: 'Uko bihagaze',
};
export const pointAtDay = 'Muhitemo inkingi irimo itariki.';
export const pointAtAmount = 'Muhitemo inkingi y’amafaranga, cyangwa iz’ayinjiye n’ayasohotse.';
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
    `Ubwishyu bushya: ${fresh}`,
    ...(doubtful === 0 ? [] : [`ubushobora kuba buzwi: ${doubtful}`]),
    `ubusanzwe buzwi: ${known}`,
    `imirongo yasimbutswe: ${passedOver}`,
    `ibibazo: ${problems}`,
  ].join(', ');
export const doubtfulRows = 'Imirongo ishobora kuba ubwishyu musanzwe mufite';
export const doubtfulRowsHint =
  'Muyirebe hano hasi. Ubwishyu bumwe bushobora kuba muri dosiye ebyiri zihuriraho; abantu babiri na bo bashobora gutanga amafaranga angana umunsi umwe.';
export const chooseDecision = 'Hitamo';
export const decisions = { known: 'Burazwi: ntibwinjizwe', new: 'Ni bushya: na bwo bwinjizwe' };
export const decideFirst = 'Mubanze muvuge niba ubwishyu bushobora kuba busanzwe buzwi ari bushya.';
export const moneyIn = 'Ayinjiye';
export const moneyOut = 'Ayasohotse';
export const showRows = 'Imirongo igaragara';
export const allRows = 'Imirongo yose';
export const outcome = 'Ibizaba';
export const outcomes = {
  new: 'Bushya',
  doubtful: 'Bushobora kuba buzwi',
  known: 'Busanzwe buzwi',
  passed_over: 'Bwasimbutswe',
  problem: 'Ikibazo',
};
export const countOf = (word: string, count: string) => `${word}: ${count}`;
export const passedOver = {
  'no date': 'Nta tariki irimo.',
  'no amount': 'Nta mafaranga arimo.',
  'summary line': 'Ni igiteranyo cyangwa asigaye.',
  empty: 'Nta kirimo.',
  'part of the row above': 'Ukomeza ubwishyu bwo hejuru yawo.',
  'left out': 'Murawureka.',
};
export const answerFirst = 'Mubanze murebe inkingi, maze muvuge ko ari zo.';
export const questions = {
  headings: 'Imitwe y’inkingi z’iyi dosiye si iy’iheruka yavuye aho. Murebe inkingi.',
  date_order: 'Ntibigaragara niba habanza umunsi cyangwa ukwezi. Murebe uko amatariki yanditse.',
  columns: 'Inkingi za dosiye iheruka ntizihuye n’ibiri muri iyi. Muzirebe.',
  all_came_in: 'Nta kintu muri iyi dosiye kivuga niba amafaranga yinjiye cyangwa yasohotse: yose yasomwe nk’ayinjiye.',
};
export const allCameInHint = 'Mureke imirongo y’ayasohotse, cyangwa muhitemo dosiye ifite inkingi ibivuga.';
export const allCameIn = 'Narebye imirongo: amafaranga yose yarinjiye.';
export const confirmAllCameInFirst = 'Mubanze muvuge niba amafaranga yose yarinjiye.';
export const headingsGone = (headings: string) => `Imitwe y’inkingi itakiriho: ${headings}`;
export const headingsAdded = (headings: string) => `Imitwe y’inkingi mishya: ${headings}`;
export const columnsAreRight = 'Inkingi ni zo';
export const gapsFound = (count: number) =>
  count === 1 ? 'Ku murongo umwe, asigaye ntakurikirana.' : `Ku mirongo ${count}, asigaye ntakurikirana.`;
export const gapBefore = (row: number, change: string) => `Umurongo wa ${row}: asigaye ahindukaho ${change}.`;
export const moreGaps = (count: number) => (count === 1 ? 'N’undi umwe.' : `N’indi ${count}.`);
export const gapsConfirmed = 'Haburamo imirongo, kandi ni byo: dosiye ifite imirongo imwe gusa.';
export const confirmGapsFirst = 'Mubanze muvuge niba haburamo imirongo aho asigaye adakurikirana.';
export const notes = {
  date_order_guessed:
    'Uko umunsi n’ukwezi bikurikirana byakekewe ku buryo imirongo ikurikirana no ku minsi yashize. Murebe amatariki ari hasi.',
  saved_in_excel:
    'Iyi dosiye yabitswe muri Excel, yagabanyije nimero ndende. Ubwishyu ntibushobora kumenyekanira kuri zo. Ibyiza ni uguhitamo dosiye uko ikigo cyangwa banki biyitanga.',
  days_to_come: 'Hari iminsi yo muri iyi dosiye itaragera. Murebe uko amatariki yanditse.',
  balance_proved: 'Asigaye yo muri dosiye ahuye na buri murongo.',
};
export const leaveOut = 'Reka';
export const takeIn = 'Subizamo';
export const leaveRowOut = (row: number) => `Reka umurongo wa ${row}`;
export const takeRowIn = (row: number) => `Subizamo umurongo wa ${row}`;
export const showMoreRows = (left: number) => `Erekana indi muri ${left} isigaye`;
export const onlyFirstRows = (count: string) => `Hano hagaragara imirongo ${count} ya mbere; hinjizwa yose.`;
export const correctProblemsFirst = (count: number) =>
  `${count === 1 ? 'Umurongo 1 ntushobora' : `Imirongo ${count} ntishobora`} gusomwa. Muhitemo izindi nkingi, cyangwa mukosore dosiye mwongere muyihitemo.`;
export const nothingNew = 'Ubwishyu bwose bwo muri iyi dosiye busanzwe buzwi.';
export const readAgain = 'Ongera usome dosiye';
export const importing = 'Birimo kwinjizwa...';
export const importPayments = (count: number) => `Injiza ubwishyu ${count}`;
export const importedCount = (count: number) => `Hinjijwe ubwishyu ${count}`;
export const knownCount = (count: number) => `Ubwishyu ${count} bwari busanzwe buzwi, ntibwahinduwe.`;
export const toOpenPayments = 'Jya ku bwishyu butarakorwaho';
export const importAnother = 'Injiza indi raporo';
