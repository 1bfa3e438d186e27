import type { CorrespondenceEdition } from './correspondence-edition.js';

/** The seller as the law wants it named (BW 3:15d and 6:230m), as lines in small print; none where it has no legal identity. */
export function identityLines({ seller: { legal, phone, email } }: Pick<CorrespondenceEdition, 'seller'>): readonly string[] {
  if (!legal) return [];
  const { name, kvkNumber, vatNumber, address } = legal;
  return [
    [name, `${address.street}, ${address.postCode} ${address.city}`],
    [`KvK ${kvkNumber}`, `btw ${vatNumber}`],
    [phone, email],
  ].map((parts) => parts.filter((part) => part !== undefined).join(' · '));
}
