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
export const languagesHint =
  'Abasura urubuga bashobora guhitamo izi ndimi, ziyongera ku Cyongereza. Iyo mukuyeho rumwe, abari baruhisemo basoma Icyongereza, kandi n’aderesi z’impapuro zarwo ni ho zijya. Ibyasemuwe birabikwa. Ibitarasemurwa babisoma mu Cyongereza.';
export const socialLinks = 'Imbuga nkoranyambaga';
export const socialLinksHint = 'Ahandi umuryango uboneka.';
export const funFacts = 'Imibare y’ingenzi';
export const funFactsHint = 'Imibare minini igaragara ku rubuga.';
export const progressBars = 'Ibipimo by’aho bigeze';
export const progressBarsHint = 'Aho bigeze ku ijana.';

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
  languages: 'ubusemuzi Ikinyarwanda Igifaransa Icyongereza',
  legal_form: 'isosiyete ubwoko umuryango',
  registered_in: 'kwandikisha akarere',
  tax_number: 'TIN RRA umusoro inyemezabwishyu',
};
