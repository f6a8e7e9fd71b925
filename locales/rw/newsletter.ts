// web/site/newsletter/FooterForm.island.tsx
export const newsletter = 'Akanyamakuru kacu kuri imeyili';

// web/site/newsletter/NewsletterForm.tsx
export const yourEMailAddress = 'Imeyili yanyu';
export const subscribe = 'Mwiyandikishe';

// web/site/newsletter/Subscribe.island.tsx
export const stayUpdated = 'Mumenye amakuru mashya';

// web/site/newsletter/pages.tsx
export const nowAndThenWeWrite =
  'Rimwe na rimwe twandika ku matsinda yo kwizigamira, amahugurwa n’ibikorwa biri imbere. Mwemeza imeyili yanyu rimwe, kandi mushobora kuvamo igihe icyo ari cyo cyose.';
export const newsAboutTheSavingsGroups = (name: string) =>
  `Amakuru y’amatsinda yo kwizigamira, amahugurwa n’ibikorwa bya ${name}, kuri imeyili.`;
export const confirmYourSubscription = 'Mwemeze ko mwiyandikishije';
export const confirmThatYouWant = 'Mwemeze ko mushaka kubona akanyamakuru kacu.';
export const oneStepLeftConfirm = 'Hasigaye intambwe imwe: mwemeze, natwe tuzajya tuboherereza akanyamakuru kacu.';
export const confirmMySubscription = 'Mwemeze ko mwiyandikishije';
export const subscribeAgain = 'Mwongere mwiyandikishe';
export const unsubscribeFromTheNewsletter = 'Kuva ku rutonde rw’abahabwa akanyamakuru';
export const stopReceivingOurNewsletter = 'Kureka kubona akanyamakuru kacu.';
export const confirmAndWellStopSending = 'Mwemeze, natwe turekere aho kohereza akanyamakuru kuri iyi imeyili.';
export const unsubscribe = 'Muve ku rutonde';
export const writeToUs = 'Twandikire';

// web/site/newsletter/token-page.tsx
export const readOurBlog = 'Soma inkuru zacu';
export const sending = 'Birimo koherezwa...';
