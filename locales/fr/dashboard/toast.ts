export const notifications = 'Notifications';
export const closeToast = 'Fermer la notification';
export const undo = 'Annuler';
