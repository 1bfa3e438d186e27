/** Happens to the window when what the header says of the customer was changed on this page. */
export const customerChanged = 'pomp:customer';

export const tellCustomerChanged = (): void => void window.dispatchEvent(new Event(customerChanged));
