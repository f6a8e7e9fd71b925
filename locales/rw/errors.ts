// web/site/error-page/ErrorPage.tsx
export const thisPageCannotBeShown = 'Uru rupapuro ntirushobora kugaragara ubu';
export const somethingWentWrongOnOur = 'Habaye ikibazo ku ruhande rwacu. Mwongere mugerageze mu minota mike.';
export const goHome = 'Jya ahabanza';

// web/site/not-found/GoBack.tsx
export const goBack = 'Subira inyuma';

// web/site/not-found/NotFoundPage.tsx
export const writeToUs = 'Twandikire';
export const seeOurEvents = 'Reba ibikorwa byacu';
export const readOurBlog = 'Soma inkuru zacu';
export const getToKnowUs = 'Menya ibyacu';
export const searchTheSite = 'Shakisha ku rubuga';
export const pageNotFound = 'Urupapuro ntirwabonetse';
export const weCantFindThisPage =
  'Uru rupapuro ntirwabonetse. Rushobora kuba rwarimuwe, cyangwa aderesi yanditswe nabi.';
export const pageIsGone = 'Uru rupapuro rwavanyweho';
export const weTookItAway = 'Ibyari kuri iyi aderesi twabivanyeho. Impapuro ziri hasi aha zishobora kubafasha.';
export const youMayBeLooking = 'Wenda murashaka';

// web/site/offline/page.tsx
export const youAreOffline = 'Nta interineti mufite';
export const yourPhoneHasNoConnection =
  'Telefoni yanyu nta interineti ifite muri iki gihe. Mushobora gufungura impapuro mwasomye mbere.';
export const ifYouSentAMessage =
  'Niba mwohereje ubutumwa mukoresheje ifishi, burabitswe kandi buzoherezwa interineti nigaruka.';
export const tryTheHomePage = 'Jya ahabanza';
export const offline = 'Nta interineti';
export const thereIsNoConnection = 'Nta interineti ihari muri iki gihe.';
export const doesNotExist = 'Uru rupapuro ntirubaho.';
export const ourFault = 'Habaye ikibazo ku ruhande rwacu.';
