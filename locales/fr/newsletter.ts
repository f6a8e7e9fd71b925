import { de } from './elision.ts';

// web/site/newsletter/FooterForm.island.tsx
export const newsletter = 'Lettre d’information';

// web/site/newsletter/NewsletterForm.tsx
export const yourEMailAddress = 'Votre adresse e-mail';
export const subscribe = 'S’abonner';

// web/site/newsletter/Subscribe.island.tsx
export const stayUpdated = 'Restez au courant';

// web/site/newsletter/pages.tsx
export const nowAndThenWeWrite =
  'De temps en temps, nous écrivons sur les groupes d’épargne, les formations et les événements à venir. Vous confirmez votre adresse une fois, et pouvez vous désabonner quand vous voulez.';
export const newsAboutTheSavingsGroups = (name: string) =>
  `Des nouvelles des groupes d’épargne, formations et événements ${de(name)}, par e-mail.`;
export const confirmYourSubscription = 'Confirmez votre abonnement';
export const confirmThatYouWant = 'Confirmez que vous voulez recevoir notre lettre d’information.';
export const oneStepLeftConfirm =
  'Plus qu’une étape\u00a0: confirmez, et nous enverrons nos nouvelles à votre adresse.';
export const confirmMySubscription = 'Confirmer mon abonnement';
export const subscribeAgain = 'S’abonner de nouveau';
export const unsubscribeFromTheNewsletter = 'Se désabonner de la lettre d’information';
export const stopReceivingOurNewsletter = 'Ne plus recevoir notre lettre d’information.';
export const confirmAndWellStopSending = 'Confirmez, et nous n’enverrons plus la lettre d’information à cette adresse.';
export const unsubscribe = 'Se désabonner';
export const writeToUs = 'Écrivez-nous';

// web/site/newsletter/token-page.tsx
export const readOurBlog = 'Lire nos articles';
export const sending = 'Envoi...';
