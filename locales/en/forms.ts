// web/site/forms/Form.tsx
export const optional = '(optional)';
export const thisFieldIsRequired = 'This field is required.';
export const leaveThisEmpty = 'Leave this empty';

// web/site/forms/toast.ts
export const closeNotification = 'Close notification';

// web/site/forms/useForm.ts
export const youAreOfflineYourMessage =
  'You are offline. Your message is saved on this device and will be sent when you are back online.';
export const notifications = 'Notifications, Alt+T';

// web/site/fields/AskedForm.island.tsx
export const send = 'Send';
export const sending = 'Sending...';
export const isSent = 'It is sent';
export const sendAnother = 'Send another';
