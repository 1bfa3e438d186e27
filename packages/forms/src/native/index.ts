// The script of forms without React. The markup is `NativeForm`'s, of this package's index.
export { enhanceForm, type EnhanceOptions } from './enhance-form.js';
export { tidied } from './tidy-field.js';
export { answersIn } from './typed-in-page.js';
export { formInPage, type FormInPage } from './handed-to-script.js';
