import { defineSection } from '../sections/define-section.js';
import { text } from '../sections/kinds/text.js';
import { readVerificationCode } from './verification-code.js';

/** Asking what was signed under the code on a confirmation. */
export const verificationForm = defineSection({
  name: 'verification',
  title: 'Ondertekening controleren',
  fields: {
    code: text({
      label: 'Controlecode',
      help: 'De code van vier keer vier tekens op de bevestiging, bijvoorbeeld K7QM-2F9D-X4TB-8HZR.',
      maxLength: 64,
      autoComplete: 'off',
      example: 'K7QM-2F9D-X4TB-8HZR',
      messages: { malformed: 'Deze code klopt niet. Kijk nog eens op de bevestiging.' },
    }),
  },
  checks: { code: (code) => readVerificationCode(code) !== undefined },
});
