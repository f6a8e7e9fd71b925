// web/site/newsletter/FooterForm.island.tsx
export const newsletter = 'Newsletter';

// web/site/newsletter/NewsletterForm.tsx
export const yourEMailAddress = 'Your e-mail address';
export const subscribe = 'Subscribe';

// web/site/newsletter/Subscribe.island.tsx
export const stayUpdated = 'Stay Updated';

// web/site/newsletter/pages.tsx
export const nowAndThenWeWrite =
  'Now and then we write about the savings groups, training and upcoming events. You confirm your address once, and can unsubscribe at any time.';
export const newsAboutTheSavingsGroups = (name: string) =>
  `News about the savings groups, training and events of ${name}, by e-mail.`;
export const confirmYourSubscription = 'Confirm your subscription';
export const confirmThatYouWant = 'Confirm that you want to receive our newsletter.';
export const oneStepLeftConfirm = 'One step left: confirm, and we’ll send our news to your address.';
export const confirmMySubscription = 'Confirm my subscription';
export const subscribeAgain = 'Subscribe again';
export const unsubscribeFromTheNewsletter = 'Unsubscribe from the newsletter';
export const stopReceivingOurNewsletter = 'Stop receiving our newsletter.';
export const confirmAndWellStopSending = 'Confirm, and we’ll stop sending the newsletter to this address.';
export const unsubscribe = 'Unsubscribe';
export const writeToUs = 'Write to us';

// web/site/newsletter/token-page.tsx
export const readOurBlog = 'Read our blog';
export const sending = 'Sending...';
