import { sellerTexts } from './texts.js';
import type { Voice } from './voice.js';

/** The seller as the law wants it named (BW 3:15d and 6:230m), as lines in small print; none where it has no legal identity. */
export function identityLines({ edition, language }: Voice): readonly string[] {
  const { legal, phone, email } = edition.seller;
  if (!legal) return [];
  const texts = language.texts(sellerTexts);
  const { name, kvkNumber, vatNumber, address } = legal;
  return [
    [name, `${address.street}, ${address.postCode} ${address.city}`],
    [texts.registered({ number: kvkNumber }), texts.vat({ number: vatNumber })],
    [phone, email],
  ].map((parts) => parts.filter((part) => part !== undefined).join(' · '));
}
