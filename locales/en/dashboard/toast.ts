export const notifications = 'Notifications';
export const closeToast = 'Close toast';
export const undo = 'Undo';
