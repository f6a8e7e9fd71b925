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
export const taglineHint = 'Igaragara iruhande rw’izina.';
export const foundationAndWork = 'Ishingwa n’ibikorwa';
export const foundationHint = 'Amakuru akoreshwa ku mpapuro zitandukanye.';
export const groupSizeHint = 'Urugero: 15-30.';
export const claimHint = 'Muhareke ubusa niba nta kigomba kugaragara.';
export const contactAndOffices = 'Uko mwaboneka n’aho mukorera';
export const contactHint =
  'Iyo musize telefoni cyangwa imeyili ubusa, abasura urubuga nta cyo babona. Ubutumwa bw’abasura urubuga bujya kuri iyi imeyili.';
export const streetHint = 'Aho icyicaro gikuru kiri, urugero: KK 15 Ave, inzu ya 12.';
export const openingHoursHint =
  'Igihe haba hari umuntu, urugero: kuva ku wa Mbere kugeza ku wa Gatanu, 8:00 kugeza 17:00.';
export const languages = 'Indimi';
export const languagesHint =
  'Abasura urubuga bashobora guhitamo izi ndimi, ziyongera ku Cyongereza. Ibitarasemurwa babisoma mu Cyongereza.';
export const translatedFirstHint =
  'Mu ntonde z’inkuru, amafoto na videwo, abasura urubuga babanza kubona ibyasemuwe mu rurimi rwabo.';
export const noticeLanguageHint =
  'Imeyili zohererezwa umuryango, urugero izivuga ku butumwa, inkunga zasezeranyijwe n’abiyandikishije. Imeyili yohererejwe umuntu umwe iba iri mu rurimi rwe.';
export const socialLinks = 'Imbuga nkoranyambaga';
export const socialLinksHint = 'Ahandi umuryango uboneka.';
/** One entry of the list. */
export const socialLink = 'urubuga nkoranyambaga';
export const network = 'Urubuga nkoranyambaga';
export const address = 'Aderesi';
export const funFacts = 'Imibare y’ingenzi';
export const funFactsHint = 'Imibare minini igaragara ku rubuga.';
/** One entry of the list. */
export const funFact = 'umubare w’ingenzi';
export const value = 'Umubare';
export const label = 'Icyo ari cyo';
export const progressBars = 'Ibipimo by’aho bigeze';
export const progressBarsHint = 'Aho bigeze ku ijana.';
/** One entry of the list. */
export const progressBar = 'igipimo cy’aho bigeze';
export const percent = 'Ku ijana';

// The settings
export const fields = {
  name: 'Izina',
  tagline: 'Intero',
  line: 'Umurongo uri munsi y’izina',
  description: 'Ibyerekeye umuryango',
  founded: 'Umwaka washinzwemo',
  legal_form: 'Imiterere mu mategeko',
  registered_in: 'Aho wanditswe',
  tax_number: 'Nimero iranga usora (TIN)',
  mission: 'Intego',
  vision: 'Icyerekezo',
  group_size: 'Umubare w’abanyamuryango b’itsinda',
  sign_in_claim: 'Amagambo ari ku rupapuro rwo kwinjira',
  phone: 'Telefoni',
  email: 'Imeyili',
  head_office: 'Icyicaro gikuru',
  branch_office: 'Ishami',
  city: 'Umujyi',
  street: 'Umuhanda',
  opening_hours: 'Amasaha y’akazi',
  social_links: 'Imbuga nkoranyambaga',
  fun_facts: 'Imibare y’ingenzi',
  progress_bars: 'Ibipimo by’aho bigeze',
  copyright_year: 'Umwaka wanditse iruhande rwa ©',
  languages: 'Indimi',
  translated_first: 'Ibyasemuwe bibanza',
  notice_language: 'Ururimi rw’imeyili zimenyesha abakozi',
};
