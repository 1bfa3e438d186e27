import type { Translation } from '@pomp/language';
import type { nl } from './handover-form.nl.js';

export const en: Translation<typeof nl> = {
  title: 'Sign for the handover',
  name: { label: 'Your first and last name' },
  remark: { label: 'Is there anything left to do?', help: 'What you write here reaches us as a message. We’ll answer it.' },
  agreed: {
    label: 'The installation is finished, I have seen that it works and it was explained to me',
    missing: 'You only sign once the installation is finished and works.',
  },
};
