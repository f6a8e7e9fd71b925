// web/site/forms/Form.tsx
export const optional = '(facultatif)';
export const thisFieldIsRequired = 'Ce champ est obligatoire.';
export const leaveThisEmpty = 'Laissez ce champ vide';

// web/site/forms/toast.ts
export const closeNotification = 'Fermer la notification';

// web/site/forms/useForm.ts
export const youAreOfflineYourMessage =
  'Vous êtes hors ligne. Votre message est enregistré sur cet appareil et sera envoyé dès que vous serez de nouveau en ligne.';
export const notifications = 'Notifications, Alt+T';

// web/site/fields/AskedForm.island.tsx
export const send = 'Envoyer';
export const sending = 'Envoi...';
export const isSent = 'C’est envoyé';
export const sendAnother = 'Envoyer un autre';
