import { text } from '../sections/kinds/text.js';

export const firstName = text({ label: 'Voornaam', maxLength: 100, autoComplete: 'given-name', example: 'Noor' });
export const lastName = text({ label: 'Achternaam', maxLength: 100, autoComplete: 'family-name', example: 'Visser' });
