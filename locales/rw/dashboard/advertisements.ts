// The list
export const failedToLoad = 'Ibyamamazwa ntibyashoboye gufunguka';
export const noneFound = 'Nta cyamamazwa cyabonetse';
export const total = (count: number, { first, last }: { first: number; last: number }) =>
  `Ibyamamazwa, kuva ku cya ${first} kugeza ku cya ${last}, muri ${count}`;
export const status = 'Uko bihagaze';
export const allStatus = 'Byose';
export const statuses = {
  Active: 'Kiragaragara',
  Inactive: 'Ntikigaragara',
  Scheduled: 'Kirateganyijwe',
  Expired: 'Cyararangiye',
};
export const startDate = 'Gitangira';
export const endDate = 'Kirangira';
export const resetFilters = 'Kuraho ibyo mwahisemo';
export const viewCount = (_count: number, number: string) => `Cyabonywe inshuro ${number}`;
export const clickCount = (_count: number, number: string) => `Cyakanzweho inshuro ${number}`;
export const clickRate = (rate: string) => `Abakanzeho: ${rate}`;

// The details
export const adDetails = 'Ibyerekeye icyamamazwa';
export const editAd = 'Hindura icyamamazwa';
export const activePeriod = 'Igihe kigaragara';
export const created = 'Igihe cyashyiriweho';
export const lastUpdated = 'Igihe giheruka guhindurwa';
export const views = 'Inshuro cyabonywe';
export const clicks = 'Inshuro cyakanzweho';
/** The clicks by the views, in percent. */
export const clickThroughRate = 'Abakanzeho mu bakibonye';
/** Says of the rate what it is. */
export const clicksPerView = (rate: string) => `${rate} (abakanze mu bakibonye)`;
export const content = 'Ibirimo';
export const targetUrl = 'Aderesi kijyanaho';
export const copyUrl = 'Koporora aderesi';
export const urlCopied = 'Aderesi yakoporowe.';
export const urlNotCopied = 'Aderesi ntiyashoboye gukopororwa. Muyitoranye muyikoporore ubwanyu.';

// The form
export const createNew = 'Kora icyamamazwa gishya';
export const createSubtitle = 'Mutegure icyamamazwa gishya, mugitangaze mu minota mike';
export const editSubtitle = 'Abasura urubuga babona ibyo mwahinduye ku rupapuro rukurikira bafunguye.';
export const loadingAdvertisement = 'Icyamamazwa kirimo gufunguka...';
export const advertisementNotLoaded = 'Icyamamazwa nticyashoboye gufunguka.';
export const basicInformation = 'Amakuru y’ibanze';
export const campaignTiming = 'Igihe kizagaragarira';
export const campaignTimingHint = (siteTime: string) =>
  `Kigaragara kuva umunsi wa mbere utangiye kugeza uwa nyuma urangiye (${siteTime}).`;
export const adContent = 'Amagambo y’icyamamazwa';
export const media = 'Ifoto';
export const create = 'Kora icyamamazwa';
export const creating = 'Kirimo gukorwa...';
export const creatingFailed = 'Icyamamazwa nticyakozwe.';
export const createdToast = 'Icyamamazwa cyakozwe.';
export const createdMessage = 'Icyamamazwa cyakozwe.';
export const update = 'Bika icyamamazwa';
export const updating = 'Birimo guhindurwa...';
export const updatingFailed = 'Icyamamazwa nticyahinduwe.';
export const updatedToast = 'Icyamamazwa cyahinduwe.';
