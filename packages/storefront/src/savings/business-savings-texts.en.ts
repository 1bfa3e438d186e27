import type { Translation } from '@pomp/language';
import type { nl } from './business-savings-texts.nl.js';

export const en: Translation<typeof nl> = {
  hint: 'Is there something you don’t know? Then fill in ‘I don’t know’.',
  send: 'Email me the calculation',
  thanks: 'How nice that you’d like to work with us!',
  thanksText: 'We’ll email you a detailed calculation within a few minutes.',
  tooSmall:
    'One pump of {power, number} kW is too small for a home like this. Expect {pumps, number} pumps for each home{homes, plural, =1 {.} other {, so {all, number} for {homes, number} homes.}} Insulate first and fewer are needed.',
};
