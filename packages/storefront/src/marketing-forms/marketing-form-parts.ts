// What is fetched only where there is a form, from one place: each place more is a list of files that every page carries.
export { FormConfirmation } from './form-confirmation.js';
export { FormDialog } from './form-dialog.js';
export { MarketingForm } from './marketing-form.js';
