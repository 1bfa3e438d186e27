import type { Translation } from '@pomp/language';
import type { nl } from './password-texts.nl.js';

export const en: Translation<typeof nl> = {
  show: 'Show',
  showOf: 'Show {label}',
  capsLock: 'Caps Lock',
  capsLockOn: 'is on.',
  strength: 'Strength of the password:',
  strengths: { weak: 'Weak', fair: 'Fair', strong: 'Strong' },
  met: '(done).',
  unmet: '(not yet).',
};
