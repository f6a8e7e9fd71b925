// Errors of fields
export const enterText = 'Mwandike hano.';
export const atMostCharacters = (characters: number) => `Ntimurenze inyuguti ${characters}.`;
export const onOneLine = 'Mwandike ku murongo umwe.';
export const fillInRequired = 'Mwuzuze ahasabwa hose.';
export const validEmail = 'Mwandike imeyili nyayo.';
export const validMoment = 'Mwandike itariki n’isaha nyabyo.';
export const enterNumber = 'Andika umubare mu mibare, nka 12.';
export const enterDay = 'Andika umunsi, nka 2026-11-30.';
export const chooseAnAnswer = 'Hitamo kimwe ku rutonde.';
export const chooseSubject = 'Muhitemo icyo ubutumwa buvugaho.';
export const chooseDonationType = 'Muhitemo ubwoko bw’inkunga.';
export const chooseContactMethod = 'Muhitemo uko twabageraho.';
export const phoneToCall = 'Mwandike nimero ya telefoni kugira ngo tubahamagare.';
export const phoneWeCanCall = 'Mwandike nimero ya telefoni dushobora guhamagara, nka 0788 123 456.';
export const emailOrPhone = 'Mwandike imeyili cyangwa nimero ya telefoni kugira ngo tubashe kubageraho.';
export const linkIncomplete = 'Aderesi ntiyuzuye.';

// Thanks
export const messageSent = 'Murakoze ku butumwa bwanyu! Tuzabasubiza vuba.';
export const interestSent = 'Murakoze kwifuza kudutera inkunga! Tuzabavugisha vuba.';
export const registered = 'Mwiyandikishije. Twaboherereje imeyili ibyemeza.';
export const registeredByPhone =
  'Mwiyandikishije. Mwandike itariki n’ahantu: mudafite imeyili, nta cyemezo muzabona. Nihagira igihinduka, tuzabahamagara.';
export const newsletterAsked = 'Murenda kurangiza. Mufungure aderesi iri mu butumwa tumaze kuboherereza.';
export const subscribed = 'Mwiyandikishije ku kanyamakuru kacu. Murakoze!';
export const unsubscribed = 'Mwavuye ku rutonde; ntimuzongera kubona akanyamakuru kacu.';

// Forms that were not taken
export const messageFailed = 'Ubutumwa ntibwoherejwe. Mwongere mugerageze.';
export const interestFailed = 'Ifishi y’inkunga ntiyoherejwe. Mwongere mugerageze.';
export const registrationFailed = 'Kwiyandikisha ntibyakunze. Mwongere mugerageze.';
export const subscriptionFailed = 'Kwiyandikisha ku kanyamakuru ntibyakunze. Mwongere mugerageze.';
export const formIsClosed = 'Iyi fishi yarafunzwe. Ahubwo mutwandikire.';
export const formIsFull = 'Iyi fishi yamaze kubona ibisubizo byose yashoboraga kwakira. Ahubwo mutwandikire.';
export const noPlacesLeft = 'Nta myanya isigaye.';
export const registrationClosed = 'Kwiyandikisha kuri iki gikorwa byarangiye.';
export const eventNotFound = 'Igikorwa nticyabonetse';
export const confirmLinkInvalid = 'Iyi aderesi ntigikora. Mwongere mwiyandikishe.';
export const leaveLinkInvalid = 'Iyi aderesi ntikora. Mutwandikire, dukure imeyili yanyu ku rutonde.';

// Whatever was asked for
export const tooManyAttempts = 'Mwagerageje inshuro nyinshi. Mutegereze gato mwongere mugerageze.';
export const busy = 'Urubuga ruri gukoreshwa na benshi. Mwongere mugerageze mu kanya.';
export const noSpaceLeft = 'Nta mwanya usigaye wo kubika ibi. Mwongere mugerageze nyuma.';
export const ourFault = 'Habaye ikibazo ku ruhande rwacu. Mwongere mugerageze.';
export const tooLarge = 'Ibyo mwohereje ni binini cyane.';
export const interrupted = 'Kohereza byahagaze hagati. Mwongere mwohereze.';

// Pledges
export const pledgeNotTaken = 'Isezerano ryanyu ntiryakiriwe: ifishi yoherejwe vuba cyane. Mwongere mukande buto.';
export const pledgeTaken = (reference: string) =>
  `Mutange nimero ${reference} igihe mwishyura. Uko mwishyura biri ku rupapuro rw’isezerano ryanyu.`;
export const pledgeReceived = 'Murakoze! Twakiriye isezerano ryanyu.';
export const pledgeFailed = 'Isezerano ryanyu ntiryoherejwe. Mwongere mugerageze.';
export const amountAboveZero = 'Mwandike mu mibare amafaranga arenze zeru, urugero 5.000.';
export const chooseCurrency = 'Muhitemo ubwoko bw’amafaranga ku rutonde.';
export const chooseRhythm = 'Muhitemo rimwe cyangwa buri kwezi.';
export const chooseProject = 'Muhitemo ku rutonde icyo inkunga igenewe.';
export const chooseReminder = 'Muhitemo niba twabibutsa.';
export const pledgeLinkInvalid =
  'Iyi aderesi ntikora. Mufungure aderesi iri mu butumwa twaboherereje, cyangwa mutwandikire.';
export const pledgeCancelled = 'Isezerano ryanyu ryahagaritswe. Ntituzaribibutsa.';
export const pledgeReopened = 'Isezerano ryanyu ryongeye gufungurwa. Mushobora kuryishyura uko uru rupapuro rubivuga.';
export const pledgePaidMeanwhile =
  'Hari amafaranga y’iri sezerano yatugezeho mumaze kurihagarika, turacyabikurikirana. Mutwandikire.';
export const pledgeReopenedTooOften = 'Iri sezerano ryahagaritswe kandi rifungurwa inshuro nyinshi. Mutwandikire.';
export const pledgeCancelledWhileAsked =
  'Isezerano ryanyu ryahagaritswe. Telefoni yanyu ishobora kuba ikirimo ubusabe bwo kwishyura: mubwange kuri yo. ' +
  'Nimubwemeza, amafaranga azatugeraho, kandi tuzababaza icyo agenewe.';
export const receiptSent = 'Twohereje inyemezabwishyu kuri imeyili yanyu.';
export const noReceiptYet = 'Nta nyemezabwishyu iraboneka. Muzayihabwa inkunga yanyu imaze kutugeraho.';
export const telephoneAsked =
  'Twohereje ubusabe kuri iyi telefoni. Muyandikeho umubare w’ibanga wa Mobile Money kugira ngo mwemeze inkunga.';
export const telephoneNotAsked = 'Ntitwashoboye kohereza ubusabe kuri telefoni yanyu. Mwongere mugerageze.';
export const phoneThatPays = 'Mwandike nimero ya telefoni yishyura, urugero 0788 123 456.';
export const amountOutstanding = 'Mwandike mu mibare amafaranga atarenze asigaye gutangwa.';
const minutesOf = (minutes: number) => (minutes === 1 ? 'umunota umwe' : `iminota ${minutes}`);
export const telephoneAskedAlready = (minutes: number) =>
  `Iyi telefoni yamaze kohererezwa ubusabe. Mubwemeze cyangwa mubwange kuri yo, cyangwa mutegereze ${minutesOf(minutes)}.`;
export const anotherTelephoneAsked = (minutes: number) =>
  `Ubusabe bw’iyi nkunga bwamaze koherezwa ku yindi telefoni. Mubwemeze cyangwa mubwange kuri yo, cyangwa mutegereze ${minutesOf(minutes)}.`;
export const telephonesAskedEnough = (minutes: number) =>
  `Ubu ntidushobora koherereza ubusabe iyi telefoni, kuko muri iyi saha twohereje bwinshi. Mwishyure mukoresheje nimero y’isezerano ryanyu, nk’uko uru rupapuro rubivuga, cyangwa mwongere mugerageze nyuma y’${minutesOf(minutes)}.`;
export const nothingOutstanding = 'Iri sezerano ryishyuwe ryose. Murakoze!';
/** What the payer reads on the telephone: few letters, and no more. */
export const payerMessage = (reference: string) => `Inkunga yanyu ${reference}. Murakoze.`;
