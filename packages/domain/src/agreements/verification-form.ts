import { defineSection } from '../sections/define-section.js';
import { text } from '../sections/kinds/text.js';
import { readVerificationCode } from './verification-code.js';

/** Asking what was signed under the code on a confirmation. */
export const verificationForm = defineSection({
  name: 'verification',
  fields: {
    code: text({ maxLength: 64, autoComplete: 'off', example: 'K7QM-2F9D-X4TB-8HZR', messages: { malformed: 'own' } }),
  },
  checks: { code: (code) => readVerificationCode(code) !== undefined },
});
