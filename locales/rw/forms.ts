// web/site/forms/Form.tsx
export const optional = '(si ngombwa)';
export const thisFieldIsRequired = 'Aha hagomba kuzuzwa.';
export const leaveThisEmpty = 'Aha ntimuhandike';

// web/site/forms/toast.ts
export const closeNotification = 'Funga ubu butumwa';

// web/site/forms/useForm.ts
export const youAreOfflineYourMessage =
  'Nta interineti mufite. Ubutumwa bwanyu bubitswe kuri iki gikoresho, buzoherezwa interineti nigaruka.';
export const notifications = 'Ubutumwa bugufi, Alt+T';

// web/site/fields/AskedForm.island.tsx
export const send = 'Ohereza';
export const sending = 'Birimo koherezwa...';
export const isSent = 'Byoherejwe';
export const sendAnother = 'Ohereza ubundi';
