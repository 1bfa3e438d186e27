import type { Translation } from '@pomp/language';
import type { nl } from './texts.nl.js';

export const en: Translation<typeof nl> = {
  hello: 'Hello {firstName},',
  helloAll: 'Hello,',
  regards: 'Kind regards,',
  house: 'A drawing of such a home, with the heat pump in it.',
  buttonFails: 'Doesn’t the button work?',
  copyLink: 'Copy this address to your browser:',
  choice: 'Would you rather not have such mail? Turn it off in your details:',
  lasting: {
    hours: '{count, plural, one {# hour} other {# hours}}',
    days: '{count, plural, one {# day} other {# days}}',
  },
  customer: {
    name: 'Customer: {name}',
    email: 'Email address: <breakable>{email}</breakable>',
    id: 'Customer number: <breakable>{id}</breakable>',
  },
};
