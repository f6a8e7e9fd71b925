// The replies
export const replies = 'Ibisubizo';
export const noReplies = 'Nta gisubizo kiratangwa';
export const delivered = 'Seriveri y’imeyili yacyakiriye.';
export const onItsWay = 'Iroherezwa. Nta kindi musabwa gukora.';
export const triedAgain = (said: string) =>
  `Ntikiragera aho kijya. Seriveri y’imeyili yavuze: «${said}». Urubuga ruzongera kugerageza.`;
export const refused = 'Nticyageze aho kijya: seriveri y’imeyili yacyanze, kandi urubuga ntiruzongera kugerageza.';
export const refusedSaid = (said: string) => `Seriveri y’imeyili yavuze: «${said}»`;
export const whatToDo =
  'Reba niba imeyili nta kosa irimo, cyangwa umuhamagare kuri telefoni. Inyandiko yawe yabitswe: yikoporore uyohereze ukundi.';
export const copyText = 'Koporora inyandiko';
export const textCopied = 'Inyandiko yakoporowe.';
export const copyFailed = 'Inyandiko ntiyakoporowe. Yihitemo uyikoporore.';
export const repliedMeanwhile = (name: string) =>
  `${name} yasubije ibi bifunguye. Banza usome mbere yo kohereza icyawe.`;
/** In place of the name of a colleague whose account is gone. */
export const somebody = 'Undi muntu';

// Replying
export const reply = 'Igisubizo';
export const replyHint = (email: string) => `Kijya kuri ${email}, gisinywe mu izina ry’umuryango.`;
export const keysSend = 'Ctrl na Enter icyarimwe biracyohereza.';
export const sendReply = 'Ohereza igisubizo';
export const sending = 'Birimo koherezwa...';
export const replyFailed = 'Igisubizo nticyoherejwe.';
export const replySent = (email: string) =>
  `Igisubizo cyanyu cyabitswe. Cyoherezwa kuri ${email} seriveri y’imeyili ikimara kucyakira.`;
export const noMailServer = 'Nta seriveri y’imeyili iraboneka: nta cyakoherezwa kivuye hano';
export const noMailServerHint =
  'Koporora imeyili wandike ukoresheje porogaramu yawe y’imeyili. Ushinzwe imashini ashobora gushyiraho seriveri y’imeyili.';
export const address = 'Imeyili';
export const mailServerAway = 'Seriveri y’imeyili ntisubiza ubu. Igisubizo cyawe kizagenda ikimara gusubiza.';

// What is known of the sender
export const person = 'Ibizwi kuri uyu muntu';
export const personHint =
  'Byabonetse kuri imeyili cyangwa nimero ya telefoni imwe. Umuntu wese ashobora kwandika iby’undi.';
export const loadingPerson = 'Turashaka ibindi bizwi kuri uyu muntu...';
export const personNotLoaded = 'Ibindi bizwi kuri uyu muntu ntibyashoboye gufunguka.';
export const nothingKnown = 'Nta kindi kizwi kuri uyu muntu.';
export const sentBefore = 'Ibyo yohereje mbere cyangwa nyuma';
export const gave = 'Ibyo yemeye n’ibyo yatanze';
export const registeredFor = 'Ibyo yiyandikishijemo';
export const wasTold = 'Ibyo twamubwiye';
export const message = (subject: string) => `Ubutumwa: ${subject}`;
export const interest = (kind: string, amount: string) =>
  amount === '' ? `Yifuje gutanga inkunga: ${kind}` : `Yifuje gutanga inkunga: ${kind}, ${amount}`;
export const pledge = (reference: string, amount: string) => `Isezerano ${reference}: ${amount}`;
export const cancelled = 'Ryahagaritswe';
export const gift = (amount: string) => `Inkunga: ${amount}`;
export const receipt = (number: string, amount: string) => `Inyemezabwishyu ${number}: ${amount}`;
export const repliedWith = (text: string) => `Igisubizo: ${text}`;
export const mail = (subject: string) => `Imeyili: ${subject}`;
export const newsletter = (subject: string) => `Akanyamakuru: ${subject}`;
/** Both stand behind a reply. */
export const notDelivered = 'Nticyageze aho kijya';
export const by = (name: string) => `na ${name}`;
/** Leads to the list that has the others. */
export const andMore = (count: number) => (count === 1 ? 'n’ikindi 1' : `n’ibindi ${count}`);
