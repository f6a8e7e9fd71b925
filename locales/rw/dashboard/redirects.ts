export { cancel } from './list.ts';

// The redirects
export const redirects = 'Aderesi za kera';
export const subtitle = 'Aho abasura bagera iyo bakurikiye aderesi ya kera.';
export const newRedirect = 'Ongeraho aderesi';
export const addFromFile = 'Ongeraho uvanye muri dosiye';
export const tryAnAddress = 'Gerageza aderesi';
export const searchRedirects = 'Shakisha aderesi';
export const oldAddress = 'Aderesi ya kera';
export const leadsTo = 'Yerekeza kuri';
export const source = 'Inkomoko';
export const sources = {
  wordpress: 'Mu byimuwe',
  'page moved': 'Ku rupapuro rwimutse',
  staff: 'Ku bakozi',
};
export const added = 'Yongeweho';
export const gone = 'Yavanyweho';
export const nothingHere = 'Nta kintu gihari';
export const loadingRedirects = 'Aderesi za kera zirimo gufunguka...';
export const redirectsNotLoaded = 'Aderesi za kera ntizashoboye gufunguka. Ongera ugerageze.';
export const noRedirects = 'Nta aderesi za kera zirahaba';
export const noRedirectsHint =
  'Iyo wimuye urupapuro rwatangajwe, aderesi yarwo ya kera igaragara hano kandi ikerekeza ku nshya.';
export const noRedirectsMatch = 'Nta aderesi ya kera ihuye n’ibyo ushakisha';
export const totalRedirects = (count: number) => `Aderesi za kera: ${count}`;
export const takeAway = 'Kuraho';
export const takeAwayOne = (path: string) => `Kuraho ${path}`;
export const takenAway = (path: string) => `${path} ntacyerekeza ahantu.`;
export const putBack = (path: string) => `${path} yasubiye uko yari iri.`;

// The form
export const oldAddressHint = 'Urugero: /amateka-yacu. Ushobora no komekaho aderesi yose.';
export const leadsToHint =
  'Aderesi yo kuri uru rubuga, urugero: /Aboutus. Cyangwa wandike igice cy’umutwe kugira ngo ubone urupapuro, inkuru cyangwa igikorwa.';
export const filledIn = (title: string) =>
  `Twanditsemo urupapuro rufite izina rijya gusa cyane: «${title}». Banza urebe mbere yo kubika.`;
export const pagesPostsAndEvents = 'Impapuro, inkuru n’ibikorwa';
export const searchingTargets = 'Turashaka...';
export const foundTargets = (count: number) =>
  count === 0
    ? 'Nta gifite uwo mutwe. Ushobora kwandika aderesi.'
    : `Ibyabonetse: ${count}. Hitamo ukoresheje utwambi.`;
export const goneHint =
  'Nta ho yerekeza. Abasura basoma ko urupapuro rwavanyweho, n’imashini zishakisha zikarwibagirwa.';
export const nearest = 'Impapuro zifite izina rijya gusa:';
export const lookingForPages = 'Turashaka impapuro zijya gusa...';
export const save = 'Bika';
export const saving = 'Birabikwa...';
export const notSaved = 'Ntibyabitswe. Ongera ugerageze.';
export const lookAtTheFields = 'Nta cyabitswe. Murebe ahanditse ubutumwa.';
export const nowLeads = (path: string, target: string) => `${path} ubu yerekeza kuri ${target}.`;
export const saidGone = (path: string) => `Abasura ${path} ubu basoma ko yavanyweho.`;

// Trying an address
export const address = 'Aderesi';
export const tryIt = 'Gerageza';
export const trying = 'Biragerageswa...';
export const notTried = 'Aderesi ntiyageragejwe. Ongera ugerageze.';
export const stands = (path: string) => `Urubuga rusubiza kuri ${path}.`;
export const isGone = (path: string) => `Abasura ${path} basoma ko yavanyweho.`;
export const leads = (path: string, target: string) => `${path} yerekeza kuri ${target}.`;
export const whereNothingIs = 'Nta kintu gihari.';
export const nothingThere = (path: string) => `Nta kintu kiri kuri ${path}.`;
export const nearestAre = (addresses: string) => `Aderesi zijya gusa: ${addresses}.`;

// A file of many
export const fileHint =
  'Hitamo dosiye ya CSV ifite inkingi ebyiri: aderesi ya kera, n’aho yerekeza. Nta kibikwa utarabona uko byagenda.';
export const chooseFile = 'Hitamo dosiye';
export const chooseAnother = 'Hitamo indi dosiye';
export const whatWouldCome = (
  name: string,
  { added, changed, same, refused }: { added: number; changed: number; same: number; refused: readonly unknown[] },
) => `${name}: inshya ${added}, izahindutse ${changed}, izidahinduka ${same}, izanzwe ${refused.length}.`;
export const refusedRows = (count: number) => (count === 1 ? 'Umurongo 1 wanzwe' : `Imirongo ${count} yanzwe`);
export const rowOf = (row: number, from: string) =>
  from === '' ? `Umurongo wa ${row}:` : `Umurongo wa ${row}, ${from}:`;
export const addThem = (count: number) => (count === 1 ? 'Bika aderesi 1' : `Bika aderesi ${count}`);
export const fileTaken = (added: number, changed: number) => `Aderesi ${added} zongeweho, ${changed} zahinduwe.`;

// What visitors did not find
export const addressesNotFound = 'Aderesi zitabonetse';
export const notFound = 'Izitabonetse';
export const missedSubtitle = 'Aderesi abasura batabonyeho ikintu. Nta kintu cyerekeye abasura kibikwa.';
export const searchMissed = 'Shakisha aderesi';
export const times = 'Inshuro';
export const lastTime = 'Ubuheruka';
export const loadingMissed = 'Aderesi zirimo gufunguka...';
export const missedNotLoaded = 'Aderesi ntizashoboye gufunguka. Ongera ugerageze.';
export const nothingMissed = 'Abasura babonye byose';
export const nothingMissedHint = 'Iyo umuntu akurikiye aderesi y’urupapuro rudahari, iyo aderesi igaragara hano.';
export const noMissedMatch = 'Nta aderesi ihuye n’ibyo ushakisha';
export const totalMissed = (count: number) => `Aderesi zitabonetse: ${count}`;
export const redirect = 'Yerekeze ahandi';
export const redirectOne = (path: string) => `Erekeza ahandi ${path}`;
export const goneOne = (path: string) => `Vuga ko ${path} yavanyweho`;
export const dismiss = 'Irengagize';
export const dismissOne = (path: string) => `Irengagize ${path}`;
export const dismissed = (path: string) => `${path} ntikiri ku rutonde.`;
export const listedAgain = (path: string) => `${path} yagarutse ku rutonde.`;

// Aho inyandiko zacu zerekeza hatari ikintu
export const deadLinks = 'Ihuza ridakora';
export const ownDeadLinks = 'Ihuza ryacu ritagira aho ryerekeza';
export const deadSubtitle = 'Ihuza riri mu nyandiko zacu, abasura bakurikira ntibagire icyo babona.';
export const searchDead = 'Shakisha aderesi cyangwa amagambo';
export const linkInText = 'Ihuza';
export const standsIn = 'Aho riri';
export const whyDead = 'Impamvu';
export const inKind = (kind: string, language: string | undefined) =>
  language === undefined ? kind : `${kind}, ${language}`;
export const troubles = {
  trash: 'Biri mu bisibwe',
  hidden: 'Ntibiragaragara ku basura',
  gone: 'Byasibwe burundu',
  nothing: 'Nta kintu gihari',
  off: 'Rurafunze',
};
export const loadingDead = 'Amahuza arimo gufunguka...';
export const deadNotLoaded = 'Amahuza ntiyashoboye gufunguka. Ongera ugerageze.';
export const noneDead = 'Amahuza yose agira aho yerekeza';
export const noneDeadHint =
  'Iyo urupapuro inyandiko yerekezaho rusibwe cyangwa ruhishwe, ihuza ryarwo rigaragara hano.';
export const noDeadMatch = 'Nta huza rihuye n’ibyo ushakisha';
export const totalDead = (count: number) => `Amahuza adakora: ${count}`;

// Aho inyandiko yandikirwa
export const linksToMend = 'Ihuza ritagira aho ryerekeza';
export const linkTold = (link: { words: string; address: string; language: string | undefined }) =>
  [
    link.words === '' ? `Ihuza rya ${link.address}` : `Ihuza «${link.words}» rya ${link.address}`,
    ...(link.language === undefined ? [] : [` mu byahinduwe (${link.language})`]),
  ].join('');
export const whyTold = {
  trash: (link: string, title: string | null) =>
    title === null ? `${link}: icyo ryerekezaho kiri mu bisibwe.` : `${link}: «${title}» biri mu bisibwe.`,
  hidden: (link: string, title: string | null) =>
    title === null
      ? `${link}: icyo ryerekezaho ntikigaragara ku basura.`
      : `${link}: «${title}» ntibigaragara ku basura.`,
  gone: (link: string) => `${link}: icyo ryerekezagaho cyasibwe burundu.`,
  nothing: (link: string) => `${link}: nta kintu kiri kuri iyi aderesi.`,
  off: (link: string) => `${link}: urupapuro rurafunze.`,
};
