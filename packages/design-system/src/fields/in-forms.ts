// What the script of a form without React has in common with the fields: how they are tidied, counted and found. Nothing here needs React.
export { countTexts, isOver, type CountTexts } from './count-texts.js';
export { focusField, problemText } from './focus-field.js';
export { separatorOf, tidyNumber } from './number-text.js';
export { fieldsTexts } from './texts.js';
export { tidyEmail, tidyPhone, tidyPostcode } from './tidy-text.js';
