export const notifications = 'Ubutumwa bugufi';
export const closeToast = 'Funga ubu butumwa';
export const undo = 'Subiza uko byari';
