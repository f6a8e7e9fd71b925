// Why a file is no statement. Each says what to do.
const choose =
  'Muhitemo raporo ya konti ya Excel (.xlsx) cyangwa ya CSV, uko ikigo cya Mobile Money cyangwa banki biyitanga.';
const saveInExcel = 'Muyifungure muri Excel, muyibike nka dosiye ya Excel (.xlsx), hanyuma muhitemo iyo dosiye.';
const shorter = 'Muhitemo raporo za konti z’igihe kigufi, imwe ku yindi.';
export const fileIsPdf = `Iyi ni PDF, kandi imbonerahamwe zayo ntizisomeka. ${choose} Niba mutayifite, muyisabe ikigo cya Mobile Money cyangwa banki.`;
export const fileIsPicture = `Iyi ni ifoto. ${choose}`;
export const fileIsMedia = `Iyi ni ifoto, amajwi cyangwa videwo. ${choose}`;
export const fileIsDocument = `Iyi ni inyandiko y’amagambo gusa. ${choose}`;
export const fileIsOldExcel =
  'Iyi ni dosiye ya Excel ya kera (.xls), cyangwa ifite ijambo ry’ibanga. Muyifungure muri Excel, muyibike nka dosiye ya Excel (.xlsx) idafite ijambo ry’ibanga, hanyuma muhitemo iyo dosiye.';
export const fileIsBinaryExcel = `Iyi ni dosiye ya Excel yo mu bwoko bwa .xlsb. ${saveInExcel}`;
export const fileIsWebPage = `Uru ni urupapuro rw’urubuga, nubwo izina rya dosiye rishobora kuvuga ibindi. ${saveInExcel}`;
export const fileIsQif = `Iyi ni dosiye ya QIF, porogaramu z’ibaruramari zihererekanya. ${choose}`;
export const fileIsMt940 = `Iyi ni dosiye ya MT940 (.sta), banki zoherereza porogaramu. ${choose}`;
export const fileIsOfx = `Iyi ni dosiye ya OFX, porogaramu z’ibaruramari zihererekanya. ${choose}`;
export const camtDamaged =
  'Iyi raporo ya banki ya porogaramu (CAMT.053) yangiritse cyangwa ntiyuzuye. Mwongere muyikure kuri banki.';
export const fileIsOther = `Dosiye y’ubu bwoko ntisomeka. ${choose}`;
export const fileIsNoTable = `Iyi dosiye si imbonerahamwe. ${choose}`;
export const fileIsNoWorkbook =
  'Iyi dosiye si iya Excel. Muhitemo raporo ya konti ya .xlsx cyangwa ya CSV, uko ikigo cya Mobile Money cyangwa banki biyitanga.';
export const fileIsEmpty = `Iyi dosiye irimo ubusa. ${choose}`;
export const nothingInFile = `Nta kintu kiri muri iyi dosiye. ${choose}`;
export const noColumnsInFile = `Iyi dosiye nta nkingi ifite. ${choose}`;
export const openQuotationMark = `Hari akamenyetso (") gatangira amagambo kadafunze muri iyi dosiye. ${saveInExcel}`;
export const fileHasPassword =
  'Iyi dosiye ifite ijambo ry’ibanga. Muyifungure, muyibike idafite ijambo ry’ibanga, hanyuma muhitemo iyo dosiye.';
export const workbookDamaged =
  'Iyi dosiye ya Excel yarangiritse cyangwa ntiyuzuye. Muyifungure muri Excel, mwongere muyibike, hanyuma muhitemo dosiye nshya.';
export const workbookTooLarge = `Iyi dosiye ya Excel ni nini cyane iyo ifunguwe. ${shorter}`;
export const statementTooLarge = (megabytes: number) => `Iyi dosiye irengeje MB\u00a0${megabytes}. ${shorter}`;
export const statementUnderWay = 'Indi dosiye yanyu iracyasomwa. Mutegereze birangire, hanyuma mwongere musome iyi.';
export const statementTooSlow = `Gusoma iyi dosiye bitwara igihe kinini cyangwa ububiko bw’agateganyo (RAM) bwinshi. ${shorter}`;
export const tooManyRows = (thousands: number) => `Iyi raporo irengeje imirongo ${thousands}.000. ${shorter}`;
export const tooManyColumns = (most: number) =>
  `Iyi mbonerahamwe irengeje inkingi ${most}. Muhitemo raporo uko ikigo cya Mobile Money cyangwa banki biyitanga, cyangwa musibe inkingi zidakenewe.`;

// Why a row cannot be read
export const notAnAmount = 'Aya si amafaranga.';
export const notAnAmountWith = (decimal: string) =>
  `Aya si amafaranga yanditse afite «${decimal}» mbere y’ibice. Murebe uko amafaranga yanditse.`;
export const tooFineFraction = (currency: string, decimal: string) =>
  `Imibare iri inyuma ya «${decimal}» ni myinshi kuri ${currency}, cyangwa «${decimal}» si cyo kimenyetso kibanziriza ibice. Murebe uko amafaranga yanditse.`;
export const moreThanOneGift = 'Aya arenze ayo inkunga imwe ishobora kuba.';
export const inOtherCurrency = (currency: string, ofStatement: string) =>
  `Aya ari muri ${currency}, naho raporo ya konti iri muri ${ofStatement}.`;
export const statementInOtherCurrency = (currency: string, ofSource: string) =>
  `Iyi raporo ya konti iri muri ${currency}, naho aho yavuye hari muri ${ofSource}. Muhitemo aho iyi konti iri, cyangwa muhongereho.`;
export const unknownCurrency = 'Ubu bwoko bw’amafaranga ntibuzwi hano.';
export const inAndOutAtOnce = 'Uyu murongo ufite amafaranga yinjiye n’ayasohotse icyarimwe.';
export const notADay = 'Iyi si itariki iri hagati ya 1990 na 2100 mu buryo bwatoranyijwe.';
export const signUnknown = 'Inkingi y’ibimenyetso ntivuga niba aya mafaranga yinjiye cyangwa yasohotse.';
export const signContradicts = 'Umubare uri munsi ya zeru, kandi ikimenyetso cyawo kivuga ko yinjiye.';
export const statusUnknown = 'Uko bihagaze ntibivuga niba ubu bwishyu bwarangiye.';
export const balanceContradicts = (change: string) =>
  `Asigaye avuguruza uku gusoma: ahindukaho ${change} hano. Murebe inkingi z’amafaranga, iz’ikimenyetso n’iz’uko bihagaze.`;
export const rowNotSettled = (status: string) => `Raporo ivuga «${status}»: nta mafaranga yimutse burundu.`;
export const savedInExcel =
  'Iyi dosiye yabitswe muri Excel, yagabanyije nimero yo kuri uyu murongo. Bushobora kuba ubwishyu musanganywe.';
export const oneThingInAColumn = 'Inkingi ibamo ikintu kimwe gusa. Muhitemo indi nkingi.';
export const signNeedsAmount = 'Inkingi y’ibimenyetso ijyana n’inkingi y’amafaranga.';
export const tooManyLeftOut = 'Imirongo itarenze 2.000 ni yo ishobora kurekwa. Indi uyisibe muri dosiye.';

// Why an import is not done yet
export const cannotImportYet = 'Iyi dosiye ntirashobora kwinjizwa. Murebe ibyakwinjizwa.';
export const changedSincePreview =
  'Hari icyahindutse mumaze kureba ibyakwinjizwa. Mwongere mubirebe, hanyuma mwinjize.';
export const chooseAmountColumns = 'Muhitemo inkingi y’amafaranga, cyangwa inkingi z’ayinjiye n’ayasohotse.';
export const decideOnDoubtful = 'Mubanze muvuge niba ubwishyu bushobora kuba busanzwe buzwi ari bushya.';
export const lookAtPreviewFirst = 'Mubanze murebe ibyakwinjizwa.';

// Why a row may be a payment that is there already
export const numberOfOtherPayment =
  'Hari ubundi bwishyu bufite iyo nimero, ariko bw’undi munsi cyangwa amafaranga atandukanye.';
export const sameDayAndAmount = 'Hari ubwishyu mufite bw’uwo munsi n’ayo mafaranga.';
