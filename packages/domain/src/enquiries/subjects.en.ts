import type { Translation } from '@pomp/language';
import type { nl } from './subjects.nl.js';

export const en: Translation<typeof nl> = {
  contact: 'Question from {firstName} {lastName}: {about}',
  businessContact: 'Business question from {name}, {companyName}',
  vacancy: 'Application from {name}: {job}',
  feedback: 'Feedback on filling in: {type}',
  form: 'Form: {title}',
};
