// web/site/newsletter/FooterForm.island.tsx
export const newsletter = 'Amakuru yacu kuri imeyili';

// web/site/newsletter/NewsletterForm.tsx
export const yourEMailAddress = 'Imeyili yanyu';
export const subscribe = 'Iyandikishe';

// web/site/newsletter/Subscribe.island.tsx
export const stayUpdated = 'Mumenye amakuru mashya';

// web/site/newsletter/pages.tsx
export const nowAndThenWeWrite =
  'Rimwe na rimwe twandika ku matsinda yo kwizigamira, amahugurwa n’ibikorwa biri imbere. Mwemeza imeyili yanyu rimwe, kandi mushobora kuvamo igihe icyo ari cyo cyose.';
export const newsAboutTheSavingsGroups = (name: string) =>
  `Amakuru y’amatsinda yo kwizigamira, amahugurwa n’ibikorwa bya ${name}, kuri imeyili.`;
export const confirmYourSubscription = 'Mwemeze ko mwiyandikishije';
export const confirmThatYouWant = 'Mwemeze ko mushaka kubona amakuru yacu.';
export const oneStepLeftConfirm = 'Hasigaye intambwe imwe: mwemeze, natwe tuzaboherereza amakuru yacu.';
export const confirmMySubscription = 'Emeza ko niyandikishije';
export const subscribeAgain = 'Ongera wiyandikishe';
export const unsubscribeFromTheNewsletter = 'Kuva ku rutonde rw’abahabwa amakuru';
export const stopReceivingOurNewsletter = 'Kureka kubona amakuru yacu.';
export const confirmAndWellStopSending = 'Mwemeze, natwe turekere aho kohereza amakuru kuri iyi imeyili.';
export const unsubscribe = 'Va ku rutonde';
export const writeToUs = 'Twandikire';

// web/site/newsletter/token-page.tsx
export const readOurBlog = 'Soma inkuru zacu';
export const sending = 'Birimo koherezwa...';
