// The screen
export const siteSettings = 'Igenamiterere ry’urubuga';
export const subtitle = 'Amakuru y’umuryango, akoreshwa ku mpapuro zose.';
export const loadingSettings = 'Igenamiterere ririmo gufunguka...';
export const settingsNotLoaded = 'Igenamiterere ntiryashoboye gufunguka';

// The form
export const saveSettings = 'Bika igenamiterere';
export const saving = 'Birimo kubikwa...';
export const failedToSave = 'Igenamiterere ntiryabitswe. Mwongere mugerageze.';
export const settingsSaved = 'Igenamiterere ryabitswe.';
/** In place of a setting that is empty. */
export const empty = 'Nta kirimo';
export const organisation = 'Umuryango';
export const foundationAndWork = 'Ishingwa n’ibikorwa';
export const foundationHint = 'Amakuru akoreshwa ku mpapuro zitandukanye.';
export const contactAndOffices = 'Uko mwaboneka n’aho mukorera';
export const contactHint = 'Iyo musize telefoni ubusa, abasura urubuga nta yo babona.';
export const languages = 'Indimi';
/** `main` is the main language, “English”. */
export const languagesHint = (main: string) =>
  `Abasura urubuga bashobora guhitamo izi ndimi, ziyongera ku rurimi rw’ibanze (${main}). Iyo mukuyeho rumwe, abari baruhisemo basoma ururimi rw’ibanze, kandi n’aderesi z’impapuro zarwo ni ho zijya. Ibyasemuwe birabikwa. Ibitarasemurwa babisoma mu rurimi byanditswemo.`;
export const socialLinks = 'Imbuga nkoranyambaga';
export const socialLinksHint = 'Ahandi umuryango uboneka.';
export const funFacts = 'Imibare y’ingenzi';
export const funFactsHint = 'Imibare minini igaragara ku rubuga.';
export const progressBars = 'Ibipimo by’aho bigeze';
export const progressBarsHint = 'Aho bigeze ku ijana.';

// The main language
export const mainLanguage = 'Ururimi rw’ibanze';
export const mainLanguageHint =
  'Ni ururimi rw’aderesi zitabanzirizwa n’ururimi. Abakozi barwandikamo, izindi ndimi zigasemurwa ziruvuye.';
export const mainLanguageIs = (main: string) => `Ururimi rw’ibanze ni ${main}.`;
export const loadingLanguages = 'Indimi zirimo gufunguka...';
export const languagesNotLoaded = 'Indimi ntizashoboye gufunguka';
export const writtenInAnother = (count: number) => `Ibyanditswe mu rundi rurimi: ${count}`;
export const changeMainLanguage = 'Hindura ururimi rw’ibanze';
export const saveFirst = 'Mubanze mubike ibyo mwahinduye mu igenamiterere, hanyuma muhindure ururimi rw’ibanze.';
export const newMainLanguage = 'Ururimi rw’ibanze rushya';
export const workingOut = 'Harabarwa ibizahinduka...';
export const notWorkedOut = 'Ibizahinduka ntibyashoboye kubarwa';
export const whatItDoes = 'Ibizaba';
/** The names are “French” and “English”, or “in French” and “in English”. */
export const atOnce = (inNew: string) =>
  `Abasura urubuga barusoma ${inNew} ku aderesi zitabanzirizwa n’ururimi, mukimara kubyemeza.`;
export const changingPlaces = (count: number, inNew: string) =>
  `Ibyasemuwe byose uko byakabaye: ${count}. Bizaba byanditswe ${inNew}, amagambo byari bifite abe ayasemuwe.`;
export const keptLanguage = (count: number, inOld: string) =>
  `Ibitarasemurwa: ${count}. Biguma byanditswe ${inOld} kugeza mubisemuye.`;
export const showUntranslated = 'Reba ibitarasemurwa';
export const countsAsWritten = (inNew: string) =>
  `Ibyo abakozi banditse byose bifatwa nk’ibyanditswe ${inNew}. Nta nyandiko isimburana n’isemuye.`;
export const oldAddresses = 'Aderesi za kera zijyana ku nshya.';
export const changingBack = (old: string) =>
  `Kugira ngo mubisubize uko byari, mwongere muhitemo ururimi rw’ibanze: ${old}. Nta cyasemuwe gitakara.`;
export const offerFormer = (old: string) => `Gukomeza guha abasura urubuga ${old}`;
export const offerFormerHint = (inOld: string) => `Bashobora guhitamo gusoma urubuga ${inOld}.`;
export const isWrittenAlready = (inNew: string) => `Ibyo abakozi banditse byose bisanzwe biri ${inNew}`;
export const isWrittenAlreadyHint = (inNew: string, inOld: string) =>
  `Mushyiremo akamenyetso niba inyandiko zaranditswe ${inNew} aho urubuga rwari ruzitegereje ${inOld}.`;
export const makeMain = (language: string) => `Gira ${language} ururimi rw’ibanze`;
export const changing = 'Ururimi rw’ibanze rurahinduka...';
export const notChanged = 'Ururimi rw’ibanze ntirwahindutse.';
export const leaveAsItIs = 'Reka';
export const mainLanguageChanged = (main: string) =>
  `Ururimi rw’ibanze ubu ni ${main}. Ibyasemuwe bisimburana n’umwimerere mu minota mike iri imbere.`;

// The tabs, by what one wants to do
export const groups = 'Igenamiterere';
export const tabs = {
  contact: 'Izina n’aho muboneka',
  work: 'Abo muri bo',
  home: 'Urupapuro rw’itangiriro',
  languages: 'Indimi n’imeyili',
  care: 'Ibyo kwitondera',
};
export const languagesAndMail = 'Indimi n’imeyili';
export const careHint = 'Ibihinduwe hano bigera ku mpapuro nyinshi. Buri gice kivuga ibizaba.';
export const mailbox = 'Imeyili y’umuryango';
export const mailboxHint =
  'Ubutumwa, amasezerano yo gutanga n’iyandikwa by’abasura urubuga bijya kuri iyi imeyili, kandi abasura urubuga barayibona. Imeyili ya kera imenyeshwa ihinduka. Iyo muyisize ubusa, nta meyili zigera ku muryango.';
export const onReceipts = 'Ibyandikwa ku nyemezabwishyu';
export const onReceiptsHint =
  'Inyemezabwishyu mutanga kuva ubu, n’urupapuro rwo gutanga inkunga, bivuga iyi nimero. Izatanzwe mbere ziguma uko ziri. Izina, aderesi, telefoni n’imeyili na byo byandikwa ku nyemezabwishyu.';
export const mistakes = (count: number) => (count === 1 ? 'ikosa 1' : `amakosa ${count}`);
/** Stands before the tabs that have mistakes. */
export const mistakesIn = 'Ntibirabikwa. Reba:';
export const inTab = (tab: string, count: number) => `${tab} (${mistakes(count)})`;

// The search
export const findASetting = 'Shaka igenamiterere';
export const found = (count: number) =>
  count === 0 ? 'Nta genamiterere ryitwa rityo. Gerageza irindi jambo.' : `Habonetse ${count}`;
/** Words by which people look for a setting, beside its label. They are not shown. */
export const alsoCalled = {
  name: 'umuryango ikirango title',
  tagline: 'intero slogan',
  line: 'intero slogan',
  copyright_year: 'hasi © umwaka',
  description: 'abo turi bo ibyerekeye incamake Google',
  phone: 'telefoni guhamagara nimero WhatsApp',
  city: 'umujyi ahantu',
  head_office: 'aderesi icyicaro ahantu',
  branch_office: 'aderesi ishami ahantu',
  street: 'aderesi umuhanda ikarita',
  opening_hours: 'amasaha gufungura gufunga',
  social_links: 'Facebook X Twitter Instagram YouTube LinkedIn WhatsApp imbuga',
  founded: 'umwaka gutangira gushingwa',
  group_size: 'abanyamuryango kuzigama itsinda',
  mission: 'intego inshingano',
  vision: 'icyerekezo ejo hazaza',
  sign_in_claim: 'kwinjira interuro',
  fun_facts: 'imibare itangiriro',
  progress_bars: 'ijana ibipimo itangiriro',
  translated_first: 'urutonde ururimi',
  notice_language: 'imeyili ururimi amatangazo',
  email: 'imeyili aderesi agasanduku',
  languages: 'ururimi rw’ibanze ubusemuzi Ikinyarwanda Igifaransa Icyongereza',
  legal_form: 'isosiyete ubwoko umuryango',
  registered_in: 'kwandikisha akarere',
  tax_number: 'TIN RRA umusoro inyemezabwishyu',
};
