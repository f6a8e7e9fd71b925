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
export const loading = 'Inyandiko zisemuye zirimo gufunguka...';
export const failedToLoad = 'Inyandiko zisemuye ntizashoboye gufunguka';
export const nothingToTranslate = 'Nta kintu cyo gusemura kiraboneka';
export const nothingToTranslateHint =
  'Mubanze mwandike ikintu cy’urubuga, nk’inkuru. Inyandiko zayo zizagaragara hano.';
export const writeAPost = 'Andika inkuru';
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
export const by = (person: string) => `byakozwe na ${person}`;
/** In the column of the language in which a record is written. */
export const isOriginal = 'Umwimerere';
export const translateInto = (title: string, language: string) => `Semura «${title}» (ururimi: ${language})`;

// Side by side
export const subtitle = (language: string, noun: string) => `Inyandiko isemuye (ururimi: ${language}): ${noun}`;
export const allContent = 'Ibirimo byose';
export const loadingTranslation = 'Inyandiko isemuye irimo gufunguka...';
export const failedToLoadTranslation = 'Inyandiko isemuye ntiyashoboye gufunguka';
export const original = (inIt: string) => `Umwimerere, ${inIt}`;
export const changedSince = 'Ibyahindutse mu mwimerere nyuma yo gusemura';
export const cameIn = 'gishya';
export const went = 'cyavuyemo';
export const unknownChange = 'Umwimerere wahindutse nyuma yo gusemura.';
export const inLanguage = (label: string, language: string) => `${label} (${language})`;
export const copyOriginal = (label: string) => `Koporora umwimerere: ${label}`;
/** Where something was written already. */
export const copiedOver = (label: string) => `${label}: umwimerere wasimbuye ibyo mwari mwasemuye.`;
export const copy = 'Koporora umwimerere';
export const stillRight = 'Inyandiko isemuye iracyari yo';
export const stillRightHint = 'Mushyiremo akamenyetso niba icyahindutse mu mwimerere nta cyo gihindura hano.';
export const optional = 'Si ngombwa kuhuzuza.';
export const previewHint = (language: string) =>
  `Uko abasura urubuga basoma ibi mubitangaje ubu (ururimi: ${language}). Ibitarasemurwa biri hano uko biri mu mwimerere, kandi bigomba gusemurwa mbere yo gutangaza. Nta kirabikwa.`;
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
export const takenBack = 'Abasura urubuga bongeye gusoma umwimerere. Inyandiko zanyu zibitswe zitaratangazwa.';
export const translated = (done: number, all: number) => `Inyandiko zasemuwe: ${done} kuri ${all}`;
export const viewOnSite = 'Reba ku rubuga';
/** Leads to the form in which it is translated. */
export const missingTranslate = (language: string) => `${language}: ntiraboneka – sobanura mu rundi rurimi`;
export const withState = (name: string, state: string) => `${name}: ${state}`;
export const lastChanged = <Part>(moment: Part) => ['Byahinduwe bwa nyuma: ', moment];
export const notForYou = 'Mushobora gusoma iyi nyandiko isemuye, ariko ntimwayihindura.';
export const noSuchRecord = 'Nta kintu cyo gusemura kiri hano';
export const noSuchRecordHint = 'Bishobora kuba byarasibwe, cyangwa aderesi yanditswe nabi.';
export const backToTranslation = 'Subira ku nyandiko isemuye';
export const restoreHint = 'Inyandiko zayo zibikwa zitaratangazwa. Abasura urubuga bazisoma nimumara kuzitangaza.';

// In the forms of records
export const inLanguages = 'Ibi mu zindi ndimi';
/** Of a record whose words are not in the main language. The names are “English” or “in English”. */
export const notYetInMain = (writtenIn: string, main: string) =>
  `Iyi nyandiko yanditswe ${writtenIn}. Ntirasemurwa mu rurimi rw’ibanze, ${main}.`;
export const writtenInAnother = (writtenIn: string, main: string) =>
  `Iyi nyandiko yanditswe ${writtenIn}. Ururimi rw’ibanze ni ${main}.`;
export const translateItInto = (_language: string, inIt: string) => `Yisemure ${inIt}`;
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
