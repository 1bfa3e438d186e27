import type { Translation } from '@pomp/language';
import type { nl } from './texts.nl.js';

export const en: Translation<typeof nl> = {
  title: 'Proof of handover',
  intro: '{seller} handed over the installation below. Whoever was at the address signed for it on {moment}.',
  order: 'Order',
  house: 'Address',
  signedBy: 'Signed by',
  signedAt: 'Signed on',
  agreed: 'Agreed to',
  remark: 'What is left to do',
  message: 'At the handover: {remark}',
};
