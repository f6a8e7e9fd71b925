export * from './trouble-mails.ts';

export const hello = (name: string) => `Muraho ${name},`;

export const codeSubject = 'Kode yanyu yo kwinjira';
export const code = (code: string) =>
  `Kode yanyu yo kwinjira ni ${code}.

Ikoreshwa inshuro imwe mu minota 5.
Niba atari mwe mwageragezaga kwinjira, hari uzi ijambo ry’ibanga ryanyu. Murihindure kandi mubibwire umuyobozi w’urubuga.`;

export const copyCodeSubject = 'Kode yanyu yo kuvana kopi';
export const copyCode = (code: string) =>
  `Kode yanyu yo kuvana kopi y’ibiri ku rubuga byose ni ${code}.

Ikoreshwa inshuro imwe mu minota 5.
Niba atari mwe mwayisabye, hari uzi ijambo ry’ibanga ryanyu. Murihindure kandi mubibwire undi muyobozi mukuru.`;

export const copyTakenSubject = 'Kopi y’ibintu byose yavanywe ku rubuga';
export const copyTaken = ({
  by,
  at,
  made,
  network,
  device,
}: Record<'by' | 'at' | 'made' | 'network' | 'device', string>) =>
  `${by} yavanye kopi y’ibiri ku rubuga byose: inyandiko, abantu, amafaranga n’amadosiye.

Igihe: ${at}
Aho byakorewe: ${device}, aderesi ya rezo ${network}
Kopi yakozwe: ${made}

Niba mwari mubizi, ntimwite kuri iyi imeyili. Niba mutabizi, mubaze ${by} kuri telefoni. Niba ari undi wabikoze, muhagarike iyo konti kandi muhindure ijambo ryayo ry’ibanga.`;

export const backupDeletedSubject = 'Kopi y’ingoboka yasibwe';
export const backupDeleted = ({
  by,
  at,
  made,
  network,
  device,
}: Record<'by' | 'at' | 'made' | 'network' | 'device', string>) =>
  `${by} yasibye burundu kopi y’ingoboka y’urubuga.

Igihe: ${at}
Aho byakorewe: ${device}, aderesi ya rezo ${network}
Kopi yakozwe: ${made}

Niba mwari mubizi, ntimwite kuri iyi imeyili. Niba mutabizi, mubaze ${by} kuri telefoni. Niba ari undi wabikoze, muhagarike iyo konti kandi muhindure ijambo ryayo ry’ibanga.`;

export const invitationSubject = 'Mwatumiwe ku rubuga rw’abakozi';
export const invitation = (link: string) =>
  `Mwafunguriwe konti ku rubuga rw’abakozi. Kugira ngo muhitemo ijambo ry’ibanga, mufungure iyi aderesi:

${link}

Ikora inshuro imwe kandi imara amasaha 72. Niba igihe cyayo cyararangiye, musabe indi uwabatumiye.`;

export const resetSubject = 'Gushyiraho ijambo ry’ibanga rishya';
export const reset = (link: string) =>
  `Hari umuntu, birashoboka ko ari mwe, wasabye gushyiraho ijambo ry’ibanga rishya rya konti yanyu. Kugira ngo murihitemo, mufungure iyi aderesi:

${link}

Ikora inshuro imwe kandi imara iminota 30. Niba atari mwe, iyi imeyili muyireke: ijambo ry’ibanga ryanyu riguma uko riri.`;

export const passwordChangedSubject = 'Ijambo ry’ibanga ryanyu ryahinduwe';
export const passwordChanged = `Ijambo ry’ibanga rya konti yanyu ku rubuga rw’abakozi rimaze guhindurwa, kandi mwasohotse ku bindi bikoresho.
Kode zanyu z’ingoboka za kera ntizigikora. Mukore izindi ahanditse «Umwirondoro wanjye».

Niba atari mwe, mukoreshe ubu «Nibagiwe ijambo ry’ibanga» aho binjirira, kandi mubibwire umuyobozi w’urubuga.`;

export const addressChangedSubject = 'Imeyili yanyu yahinduwe';
export const addressChanged = ({
  newEmail,
  at,
  network,
  device,
  link,
}: Record<'newEmail' | 'at' | 'network' | 'device' | 'link', string>) =>
  `Imeyili ya konti yanyu yo ku rubuga rw’abakozi yahinduwe: ubu ni ${newEmail}.

Igihe: ${at}
Aho byakorewe: ${device}, aderesi y’interineti (IP) ${network}

Niba mwari mubyiteze, iyi imeyili muyireke. Ubutumwa bwerekeye konti ntibuzongera koherezwa kuri iyi imeyili.

Niba mutari mubyiteze, mufungure iyi aderesi. Isubiza konti imeyili ya kera, isohora abayinjiyemo bose kandi ikuraho ijambo ry’ibanga:

${link}

Ikora inshuro imwe kandi imara amasaha 48. Hanyuma mukoreshe «Nibagiwe ijambo ry’ibanga» aho binjirira, kandi mubibwire umuyobozi w’urubuga.`;

export const lockedSubject = 'Amagambo y’ibanga menshi atari yo kuri konti yanyu';
export const locked = (network: string, until: string) =>
  `Hari umuntu wanditse inshuro nyinshi ijambo ry’ibanga ritari ryo kuri konti yanyu, ari kuri aderesi y’interineti (IP) ${network}.
Kugeza ku wa ${until}, nta muntu ushobora kwinjira muri konti yanyu ari kuri iyo aderesi, n’iyo yakoresha ijambo ry’ibanga nyaryo.
Ahandi hose mushobora kwinjira nk’ibisanzwe.

Niba ari mwe, mukoreshe «Nibagiwe ijambo ry’ibanga» aho binjirira, cyangwa mutegereze. Niba atari mwe, nta cyo musabwa gukora.
Nibyongera, mubibwire umuyobozi w’urubuga.`;

export const secondStepLockedSubject = 'Kode nyinshi zo kwinjira zitari zo kuri konti yanyu';
export const secondStepLocked = (until: string) =>
  `Hari umuntu wanditse ijambo ry’ibanga nyaryo rya konti yanyu, hanyuma agerageza kode nyinshi zo kwinjira zitari zo cyangwa asaba kode nyinshi. Nta yindi yemerwa kugeza ku wa ${until}.

Niba atari mwe, hari uzi ijambo ry’ibanga ryanyu. Mukoreshe ubu «Nibagiwe ijambo ry’ibanga» aho binjirira, kandi mubibwire umuyobozi w’urubuga. Nimushyiraho ijambo ry’ibanga rishya, muhita mushobora kwinjira.`;

export const recoveryCodeUsedSubject = 'Kode y’ingoboka yakoreshejwe';
export const recoveryCodeUsed = (left: number) =>
  `Kode y’ingoboka yakoreshejwe mu kwinjira muri konti yanyu. Kode z’ingoboka zigikora: ${left}.

Niba atari mwe, hari ufite kode zanyu n’ijambo ry’ibanga ryanyu. Murihindure kandi mukore kode nshya ahanditse «Umwirondoro wanjye».`;

export const backupFailedSubject = 'Kopi y’ingoboka yanze gukorwa';
export const backupFailed = (site: string, problem: string, folder: string, next: string) =>
  `Kopi y’ingoboka ya ${site} yanze gukorwa.

${problem}

Kopi z’ingoboka zibikwa muri ${folder}. Bizongera kugeragezwa: ${next}.
Urubuga rurakora. Ariko seriveri yangiritse ubu, ibyahindutse byose nyuma ya kopi iheruka byatakara.
Mubibwire ushinzwe seriveri. Nta yindi imeyili ibivugaho muzabona mbere y’uko kopi z’ingoboka zongera gukora.`;

export const backupsWorkSubject = 'Kopi z’ingoboka zongeye gukora';
export const backupsWork = 'Kopi y’ingoboka y’uyu munsi yakozwe kandi yatsinze igerageza. Nta cyo musabwa gukora.';

export const newsletterMissedSubject = 'Akanyamakuru ntikoherejwe ku gihe';
/** `moment` is when it was to go out. */
export const newsletterMissed = (site: string, subject: string, moment: string) =>
  `Akanyamakuru «${subject}» ka ${site} kagombaga koherezwa ku wa ${moment}. Nta muntu kohererejwe.

Kongeye kuba akataroherezwa, kandi kavuga impamvu. Ufite uburenganzira bwo kohereza utunyamakuru yagaha ikindi gihe, akakohereza
cyangwa akagasiba.`;
export const newslettersWellSubject = 'Nta kanyamakuru gasigaye katoherejwe';
export const newslettersWell = 'Utunyamakuru tutoherejwe ku gihe twitaweho. Nta cyo musabwa gukora.';

export const clockLeaptSubject = 'Isaha ya seriveri ishobora kuba atari yo';
export const clockLeapt = (now: string, before: string) =>
  `Isaha ya seriveri ivuga ko ari ${now}. Ubwo yaherukaga kugenzurwa, hari ${before}.

Mu gihe ibi bitarasobanuka, urubuga nta cyo rusiba rushingiye ku gihe kimaze: ibiri mu byasibwe, ubutumwa, urutonde rw’ibyakozwe na kopi z’ingoboka birahaguma.
Niba isaha atari yo, muyikosore: urubuga ruzahita rukomeza.
Niba ari yo, kuko urubuga rwari rumaze icyo gihe ruzimye, mubyemeze ku rubuga rw’abakozi, ahanditse «Uko porogaramu imeze»,
cyangwa mukoreshe «intambwe confirm-clock» kuri seriveri.`;
export const diskNearlyFullSubject = 'Disiki iri hafi kuzura';
export const diskNearlyFull = (site: string, folder: string, free: string, all: string) =>
  `Disiki ya ${site} iri hafi kuzura: hasigaye ${free} kuri ${all} (${folder}).

Niyuzura, nta kintu kizashobora kubikwa cyangwa koherezwa. Mubibwire ushinzwe seriveri.
Ahabanza h’urubuga rw’abakozi herekana ibishobora gusibwa. Muzabona indi imeyili imwe niyuzura.`;

export const diskFullSubject = 'Disiki yuzuye';
export const diskFull = (site: string, folder: string) =>
  `Disiki ya ${site} yuzuye (${folder}).

Abasura urubuga baracyasoma. Nta kintu gishobora kubikwa cyangwa koherezwa hataraboneka umwanya. Kwinjira no gusiba biracyakora.
Mubibwire ushinzwe seriveri ubu. Ahabanza h’urubuga rw’abakozi herekana ibishobora gusibwa.`;

// To the organisation's mailbox, in the language of its notices. A field of what was sent is a line: "Name: Aline".
export const newMessage = (subject: string) => `Ubutumwa bushya: ${subject}`;
export const newInterest = (name: string) => `Uwifuza gutanga inkunga: ${name}`;
export const newRegistration = (event: string) => `Uwiyandikishije mushya: ${event}`;
export const newPledge = (amount: string) => `Isezerano rishya: ${amount}`;
export const sentFields = {
  name: 'Izina',
  email: 'Imeyili',
  phone: 'Telefoni',
  organization: 'Ikigo',
  about: 'Icyo ubutumwa buvugaho',
  subject: 'Umutwe w’ubutumwa',
  kind: 'Ubwoko bw’inkunga',
  amount: 'Amafaranga',
  reachedBy: 'Uko yifuza kuvugishwa',
  bestTime: 'Igihe cyiza cyo kumuvugisha',
  event: 'Igikorwa',
  begins: 'Gitangira',
  reference: 'Nimero y’isezerano',
  project: 'Icyo igenewe',
};
export const sentField = (label: string, value: string) => `${label}: ${value}`;
export const eachMonth = (amount: string) => `${amount} buri kwezi`;
export const toRespond = (link: string) => `Kugira ngo musubize: ${link}`;

export const mailboxChangedSubject = 'Ubutumwa bw’abasura urubuga busigaye bujya ku yindi imeyili';
export const mailboxChanged = (site: string, mailbox: string, by: string) =>
  `Muraho,

Ubutumwa bw’abasura urubuga rwa ${site}, n’amakuru y’abiyandikisha ku bikorwa, guhera ubu byoherezwa kuri ${mailbox}; ntibizongera koherezwa kuri iyi imeyili.

${by} yahinduye imeyili mu igenamiterere ry’urubuga.

Niba mutari mubyiteze, mubibwire umuyobozi w’urubuga.`;
export const mailboxRemoved = (site: string, by: string) =>
  `Muraho,

Ubutumwa bw’abasura urubuga rwa ${site}, n’amakuru y’abiyandikisha ku bikorwa, guhera ubu ntibizongera koherezwa kuri imeyili iyo ari yo yose.

${by} yahinduye imeyili mu igenamiterere ry’urubuga.

Niba mutari mubyiteze, mubibwire umuyobozi w’urubuga.`;

/** The subject of a newsletter that its author sends to themselves first. */
export const testSubject = (subject: string) => `[Igerageza] ${subject}`;

export const handedBackSubject = (title: string) => `«${title}» mwabigaruriwe`;
export const handedBack = ({ by, title, sentence, link }: Record<'by' | 'title' | 'sentence' | 'link', string>) =>
  `${by} yasomye «${title}» mwasabye ko bitangazwa, arabibagarurira:

${sentence}

Mubihindure, hanyuma mwongere musabe:

${link}`;

export const askedPublishedSubject = (title: string) => `«${title}» byatangajwe`;
export const askedPublished = ({ title, link }: Record<'title' | 'link', string>) =>
  `«${title}» mwasabye ko bitangazwa, byatangajwe.

${link}`;
