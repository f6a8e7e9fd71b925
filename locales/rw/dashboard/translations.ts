// The board
export const translations = 'Inyandiko zisemuye';
export const boardSubtitle = 'Ibiriho byose muri buri rurimi: ibibura n’ibitajyanye n’igihe.';
export const notComplete =
  'Uru rutonde ntiruruzura, na dosiye z’abasemuzi ntiziruzura. Urubuga ruracyasuzuma ibiririmo, nk’uko bigenda nyuma yo kuvugururwa. Mwongere murebe mu minota mike.';
export const content = 'Ibirimo';
export const kind = 'Ubwoko';
export const allKinds = 'Ubwoko bwose';
export const language = 'Ururimi';
export const allLanguages = 'Indimi zose';
export const state = 'Uko bihagaze';
export const allStates = 'Byose';
export const search = 'Shakisha umutwe';
export const clearFilters = 'Kuraho ibyo mwahisemo byose';
export const loading = 'Inyandiko zisemuye zirimo gufunguka...';
export const failedToLoad = 'Inyandiko zisemuye ntizashoboye gufunguka';
export const nothingToTranslate = 'Nta kintu cyo gusemura kiraboneka';
export const noMatch = 'Nta birimo bihuye n’ibyo mushaka';
export const total = (count: number, first: number, last: number) =>
  `Ibirimo, kuva ku cya ${first} kugeza ku cya ${last}, muri ${count}`;
export const progress = (current: number, all: number, language: string) =>
  `${language}: ibijyanye n’igihe ni ${current} kuri ${all}`;
export const states = {
  missing: 'Birabura',
  draft: 'Ntibiratangazwa',
  outdated: 'Ntibijyanye n’igihe',
  current: 'Bijyanye n’igihe',
};
export const notCurrent = (outdated: number, draft: number, missing: number) =>
  `${states.outdated}: ${outdated} · ${states.draft}: ${draft} · ${states.missing}: ${missing}`;
export const withDraft = 'hari n’inyandiko isemuye itaratangazwa';
export const translatedAt = <Part>(moment: Part) => ['Byasemuwe: ', moment];
export const by = (person: string) => `byakozwe na ${person}`;
export const translateInto = (title: string, language: string) => `Semura «${title}» (ururimi: ${language})`;

// Side by side
export const subtitle = (language: string, noun: string) => `Inyandiko isemuye (ururimi: ${language}): ${noun}`;
export const allContent = 'Ibirimo byose';
export const loadingTranslation = 'Inyandiko isemuye irimo gufunguka...';
export const failedToLoadTranslation = 'Inyandiko isemuye ntiyashoboye gufunguka';
export const original = 'Icyongereza';
export const changedSince = 'Ibyahindutse mu Cyongereza nyuma yo gusemura';
export const cameIn = 'gishya';
export const went = 'cyavuyemo';
export const unknownChange = 'Inyandiko y’Icyongereza yahindutse nyuma yo gusemura.';
export const inLanguage = (label: string, language: string) => `${label} (${language})`;
export const copyOriginal = (label: string) => `Koporora inyandiko y’Icyongereza: ${label}`;
export const copy = 'Koporora inyandiko y’Icyongereza';
export const stillRight = 'Inyandiko isemuye iracyari yo';
export const stillRightHint = 'Mushyiremo akamenyetso niba icyahindutse mu Cyongereza nta cyo gihindura hano.';
export const optional = 'Si ngombwa kuhuzuza.';
export const previewHint = (language: string) =>
  `Uko abasura urubuga basoma ibi mubitangaje ubu (ururimi: ${language}). Ibitarasemurwa biri hano mu Cyongereza, kandi bigomba gusemurwa mbere yo gutangaza. Nta kirabikwa.`;
export const noPreview = {
  newsletter: 'Akanyamakuru koherezwa kuri imeyili, bityo nta rupapuro rwo kurebaho ruhari.',
  media: 'Amagambo asobanura ifoto asomwa aho iri hose, bityo nta rupapuro rumwe rwo kurebaho ruhari.',
  payment_ways:
    'Uko bishyura biri ku rupapuro rwa buri sezerano, kuri aderesi yihariye, bityo nta rupapuro rwo kurebaho ruhari.',
};
export const saveDraft = 'Bika utabitangaje';
export const saving = 'Birimo kubikwa...';
export const publish = 'Tangaza';
export const correctTexts = 'Nta cyabitswe. Murebe inyandiko zifite ubutumwa hasi aha.';
export const failedToSave = 'Inyandiko isemuye ntiyabitswe. Mwongere mugerageze.';
export const savedAsDraft = 'Inyandiko isemuye yabitswe. Ntiratangazwa.';
export const published = (language: string) => `Abasura urubuga basoma ibi (ururimi: ${language}).`;
export const takeBack = 'Kura ku rubuga';
export const takeBackOf = (title: string) => `${takeBack}: ${title}`;
export const takenBack = 'Abasura urubuga bongeye gusoma Icyongereza. Inyandiko zanyu zibitswe zitaratangazwa.';
export const translated = (done: number, all: number) => `Inyandiko zasemuwe: ${done} kuri ${all}`;
export const viewOnSite = 'Reba ku rubuga';
export const withState = (name: string, state: string) => `${name}: ${state}`;
export const lastChanged = <Part>(moment: Part) => ['Byahinduwe bwa nyuma: ', moment];
export const notForYou = 'Mushobora gusoma iyi nyandiko isemuye, ariko ntimwayihindura.';
export const noSuchRecord = 'Nta kintu cyo gusemura kiri hano';
export const noSuchRecordHint = 'Bishobora kuba byarasibwe, cyangwa aderesi yanditswe nabi.';
export const backToTranslation = 'Subira ku nyandiko isemuye';
export const restoreHint = 'Inyandiko zayo zibikwa zitaratangazwa. Abasura urubuga bazisoma nimumara kuzitangaza.';

// In the forms of records
export const inLanguages = 'Ibi mu zindi ndimi';
export const smallCorrection = 'Ikosora rito';
export const smallCorrectionHint =
  'Mushyiremo akamenyetso niba ari ikosa ry’imyandikire: inyandiko zisemuye zikomeza kujyana n’igihe.';

// Kinds of content
export const nouns = {
  posts: 'Inkuru',
  events: 'Igikorwa',
  announcements: 'Itangazo',
  ads: 'Icyamamazwa',
  categories: 'Icyiciro',
  gallery_categories: 'Icyiciro cy’amafoto',
  timeline: 'Intambwe y’amateka',
  team: 'Uwo dukorana',
  documents: 'Inyandiko',
  testimonials: 'Ubuhamya',
  gallery: 'Ifoto cyangwa videwo',
  pages: 'Urupapuro',
  site_pages: 'Urupapuro ruhoraho rw’urubuga',
  settings: 'Igenamiterere ry’urubuga',
  newsletter: 'Akanyamakuru',
  media: 'Ifoto',
};
