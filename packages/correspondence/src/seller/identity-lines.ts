import { sellerTexts } from './texts.js';
import type { Voice } from './voice.js';

/** The seller as the law wants it named (BW 3:15d and 6:230m), as lines in small print; without a legal identity who it is and how it is reached. */
export function identityLines({ edition, language }: Voice): readonly string[] {
  const { legal, phone, email } = edition.seller;
  const reached = [phone, email].filter((part) => part !== undefined).join(' · ');
  if (!legal) return [edition.brand.name, reached];
  const texts = language.texts(sellerTexts);
  const { name, kvkNumber, vatNumber, address, isExample } = legal;
  return [
    [name, `${address.street}, ${address.postCode} ${address.city}`, ...(isExample ? [texts.example] : [])],
    [texts.registered({ number: kvkNumber }), texts.vat({ number: vatNumber })],
    [reached],
  ].map((parts) => parts.join(' · '));
}
