// Answers forms that browsers without script send. For the server: it needs everything that a form's script needs.
export { PostedFormPage, postedFormTitle } from './posted-forms/posted-form-page.js';
export { GivenHomeProvider } from './savings/given-home.js';
export type { GivenHome } from './savings/savings-result.js';
export { homeInOpening } from './posted-forms/home-in-opening.js';
export { homePart } from './savings/home-part.js';
export { readResultWithoutScript } from './savings/result-address.js';
export { postedForm, type Posted, type PostedForm, type Posting } from './posted-forms/posted-forms.js';
