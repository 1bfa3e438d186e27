// Answers forms that browsers without script send. For the server: it needs everything that a form's script needs.
export { PostedFormPage, postedFormTitle } from './posted-forms/posted-form-page.js';
export { postedForm, type Posted, type PostedForm, type Posting } from './posted-forms/posted-forms.js';
