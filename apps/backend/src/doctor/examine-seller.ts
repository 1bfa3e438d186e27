import type { Edition } from '@pomp/edition';
import { attention, good, type Finding } from './finding.js';

/** Whether mails and PDFs say who sells, as the law wants it (BW 3:15d and 6:230m). */
export function examineSeller({ seller: { legal } }: Pick<Edition, 'seller'>): Finding {
  if (legal && !legal.isExample) return good('seller', `Mails and PDFs name ${legal.name}, with its numbers.`);
  return attention(
    'seller',
    legal
      ? 'Mails and PDFs have an identity that is an example, and say so.'
      : 'Mails and PDFs don’t say who the seller is by law.',
    'Give the edition its name, address and numbers: seller.legal, without isExample.',
  );
}
