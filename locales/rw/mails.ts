// Mails to visitors. Each list is the lines of one mail between its greeting and the organisation's name.
export const hello = 'Muraho,';

// A message or a donation interest has arrived
export const messageReceivedSubject = (site: string) => `${site}: twakiriye ubutumwa bwanyu`;
export const messageReceived = 'Murakoze ku butumwa bwanyu. Twabwakiriye kandi tuzabasubiza vuba.';
export const interestReceivedSubject = (site: string) => `${site}: murakoze kwifuza kudutera inkunga`;
export const interestReceived =
  'Murakoze kwifuza gushyigikira ibikorwa byacu. Twakiriye ibyo mwanditse kandi tuzabavugisha vuba.';
export const mistypedAddress = 'Niba atari mwe mwatwandikiye, hari uwanditse nabi imeyili ye; ubu butumwa mubwihorere.';
export const toAnswer = (mailbox: string) => `Kugira ngo musubize, mwandikire ${mailbox}.`;

// Taking part in an event
export const registeredSubject = (site: string, event: string) => `${site}: mwiyandikishije kuri ${event}`;
export const registered = (event: string) => `Mwiyandikishije kuri «${event}».`;
export const begins = (moment: string) => `Gitangira: ${moment}`;
export const ends = (moment: string) => `Kirangira: ${moment}`;
export const where = (place: string) => `Aho kibera: ${place}`;
export const online = (link: string) => `Kuri interineti: ${link}`;
export const more = (link: string) => `Ibindi: ${link}`;
export const forYourCalendar = (link: string) => `Mu ndangaminsi yanyu: ${link}`;
export const ifYouCannotCome =
  'Niba mutazaboneka, cyangwa atari mwe mwiyandikishije, mutubwire kugira ngo undi ahabwe umwanya wanyu.';
export const nowInsteadOf = (now: string, before: string) => `${now} (mbere: ${before})`;
export const noLonger = (before: string) => `ntibikiri: ${before}`;
export const eventChangedSubject = (site: string, event: string) => `${site}: hari icyahindutse kuri ${event}`;
export const eventChanged = (event: string) =>
  `Mwiyandikishije kuri «${event}». Igihe cyangwa aho kizabera byahindutse.`;
export const placeStillReserved = 'Umwanya wanyu uracyahari. Niba mutakibonetse, mutubwire kugira ngo undi awuhabwe.';
export const eventCancelledSubject = (site: string, event: string) => `${site}: ${event} ntikikibaye`;
export const eventCancelled = (event: string, moment: string) =>
  `Mwiyandikishije kuri «${event}», ${moment}. Mutwihanganire: iki gikorwa ntikikibaye.`;
export const replyWithQuestion = 'Niba mufite ikibazo, musubize ubu butumwa.';
export const registrationCancelledSubject = (site: string, event: string) =>
  `${site}: kwiyandikisha kwanyu kuri ${event} kwakuweho`;
export const registrationCancelled = (event: string, moment: string) =>
  `Kwiyandikisha kwanyu kuri «${event}», ${moment}, kwakuweho. Umwanya wanyu ubu ushobora guhabwa undi.`;
export const replyIfMistake = 'Niba habayeho kwibeshya, musubize ubu butumwa.';

// The newsletter
export const confirmSubject = (site: string) => `${site}: mwemeze ko mwiyandikishije`;
export const askedForNewsletter = (site: string) =>
  `Hari umuntu, birashoboka ko ari mwe, wasabye ko akanyamakuru ka ${site} koherezwa kuri iyi imeyili.`;
export const openToSubscribe = (days: number) =>
  `Kugira ngo mwiyandikishe, mufungure iyi aderesi bitarenze iminsi ${days}:`;
export const ignoreIfNotYou = 'Niba atari mwe, ubu butumwa mubwihorere; nta bundi tuzaboherereza.';
export const subscribedSubject = (site: string) => `${site}: mwiyandikishije ku kanyamakuru`;
export const addressReceives = (site: string) => `Iyi imeyili izajya yoherezwaho akanyamakuru ka ${site}.`;
export const openToUnsubscribe = 'Kugira ngo muvemo, mufungure iyi aderesi igihe icyo ari cyo cyose:';
export const whyYouReceive = (site: string) => `Mubonye ubu butumwa kuko mwasabye akanyamakuru ka ${site}.`;
export const unsubscribe = 'Kuva ku rutonde rw’abahabwa akanyamakuru';
export const toUnsubscribe = (link: string) => `Kuvamo: ${link}`;

// A pledge, and what comes in for it
export const pledgeSubject = (site: string, reference: string) => `${site}: isezerano ryanyu ${reference}`;
export const pledgeReceived = (amount: string) => `Murakoze. Mwifuza gutanga ${amount}.`;
export const pledgeEachMonth = (amount: string) => `Murakoze. Mwifuza gutanga ${amount} buri kwezi.`;
export const writeTheReference = (reference: string) => `Mutange iyi nimero igihe mwishyura: ${reference}`;
export const waysToPay = 'Uburyo bwo kwishyura:';
export const dialToPay = (code: string) => `Kugira ngo mwishyure, mukande iyi kode kuri telefoni: ${code}`;
export const openYourPledge = (link: string) => `Isezerano ryanyu, uko mwishyura n’uko murihagarika: ${link}`;
export const ignoreThePledge = 'Niba atari mwe, ubu butumwa mubwihorere. Nta mafaranga muzishyuzwa.';
export const reminderSubject = (site: string, reference: string) => `${site}: inkunga yanyu ${reference} ntiratugeraho`;
export const reminder = (amount: string, date: string) =>
  `Ku wa ${date} mwanditse ko mwifuza gutanga ${amount}. Iyo nkunga ntiratugeraho.`;
export const onlyReminder = 'Niba mwarishyuye, nta kindi musabwa. Ntituzongera kubibutsa.';
export const receiptSubject = (site: string, number: string) => `${site}: inyemezabwishyu ${number}`;
export const receiptsSubject = (site: string) => `${site}: inyemezabwishyu zanyu`;
export const giftReceived = (amount: string, date: string) =>
  `Murakoze. Inkunga yanyu ya ${amount} yatugezeho ku wa ${date}.`;
export const summarySubject = (site: string, year: number) => `${site}: inkunga zanyu zo mu ${year}`;
export const summaryOf = (year: number) => `Murakoze ku nkunga mwatanze mu ${year}.`;
export const openTheSummary = (link: string) => `Incamake yazo (PDF): ${link}`;
export const openTheReceipt = (link: string) => `Inyemezabwishyu yanyu (PDF): ${link}`;
