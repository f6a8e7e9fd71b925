// Errors of fields
export const enterText = 'Mwandike hano.';
export const atMostCharacters = (characters: number) => `Ntimurenze inyuguti ${characters}.`;
export const onOneLine = 'Mwandike ku murongo umwe.';
export const fillInRequired = 'Mwuzuze ahasabwa hose.';
export const validEmail = 'Mwandike imeyili nyayo.';
export const validMoment = 'Mwandike itariki n’isaha nyabyo.';
export const chooseSubject = 'Muhitemo icyo ubutumwa buvugaho.';
export const chooseDonationType = 'Muhitemo ubwoko bw’inkunga.';
export const chooseContactMethod = 'Muhitemo uko twabageraho.';
export const phoneToCall = 'Mwandike nimero ya telefoni kugira ngo tubahamagare.';
export const phoneWeCanCall = 'Mwandike nimero ya telefoni dushobora guhamagara, nka 0788 123 456.';
export const emailOrPhone = 'Mwandike imeyili cyangwa nimero ya telefoni kugira ngo tubashe kubageraho.';
export const linkIncomplete = 'Aderesi ntiyuzuye.';

// Thanks
export const messageSent = 'Murakoze ku butumwa bwanyu! Turabasubiza vuba.';
export const interestSent = 'Murakoze ku bushake bwo gutera inkunga! Turabavugisha vuba.';
export const registered = 'Mwiyandikishije. Twaboherereje imeyili ibyemeza.';
export const registeredByPhone =
  'Mwiyandikishije. Mwandike itariki n’ahantu: mudafite imeyili, nta cyemezo muzabona. Nihagira igihinduka, tuzabahamagara.';
export const newsletterAsked = 'Murenda kurangiza. Mufungure aderesi iri mu imeyili tumaze kuboherereza.';
export const subscribed = 'Mwiyandikishije ku makuru yacu. Murakoze!';
export const unsubscribed = 'Mwavuye ku rutonde; ntimuzongera kwakira amakuru yacu.';

// Forms that were not taken
export const messageFailed = 'Ubutumwa ntibwoherejwe. Mwongere mugerageze.';
export const interestFailed = 'Ubushake bwo gutera inkunga ntibwoherejwe. Mwongere mugerageze.';
export const registrationFailed = 'Kwiyandikisha ntibyakunze. Mwongere mugerageze.';
export const subscriptionFailed = 'Kwiyandikisha ku makuru ntibyakunze. Mwongere mugerageze.';
export const noPlacesLeft = 'Nta myanya isigaye.';
export const registrationClosed = 'Kwiyandikisha kuri iki gikorwa byarangiye.';
export const eventNotFound = 'Igikorwa nticyabonetse';
export const confirmLinkInvalid = 'Iyi aderesi ntigikora. Mwongere mwiyandikishe.';
export const leaveLinkInvalid = 'Iyi aderesi ntikora. Mutwandikire dukure imeyili yanyu ku rutonde.';

// Whatever was asked for
export const tooManyAttempts = 'Mwagerageje inshuro nyinshi. Mutegereze gato mwongere mugerageze.';
export const busy = 'Urubuga rurimo abantu benshi. Mwongere mugerageze mu kanya.';
export const noSpaceLeft = 'Nta mwanya usigaye wo kubika ibi. Mwongere mugerageze nyuma.';
export const ourFault = 'Habaye ikibazo ku ruhande rwacu. Mwongere mugerageze.';
export const tooLarge = 'Ibyo mwohereje ni binini cyane.';
export const interrupted = 'Kohereza byahagaze hagati. Mwongere mwohereze.';
