import type { Translation } from '@pomp/language';
import type { nl } from './texts.nl.js';

export const en: Translation<typeof nl> = {
  steps: 'Steps',
  position: 'Step {step} of {count}',
  positionAbout: 'Step {step} of {count} · {about}',
  filledIn: '(filled in)',
  progress: 'Progress',
  states: {
    done: '(done)',
    ongoing: '(under way)',
    missing: '(details are missing)',
    waiting: '(details are missing)',
    ahead: '(still to come)',
  },
  more: {
    before: 'earlier: {count, plural, one {# step} other {# steps}}',
    after: '{count, plural, one {# step} other {# steps}} to go',
  },
};
