import { separatorOf, tidyEmail, tidyNumber, tidyPhone, tidyPostcode } from '@pomp/design-system/in-forms';
import type { AnyField, TextFormat } from '@pomp/domain';

const asTyped = (text: string) => text;
const ofFormat: Record<TextFormat, (text: string) => string> = {
  plain: asTyped,
  name: asTyped,
  email: tidyEmail,
  zipcode: tidyPostcode,
  phone: tidyPhone,
  date: asTyped,
};

/** The harmless tidying of a finished answer, as the field itself does it where React stands behind it. */
export function tidied(field: AnyField, text: string, locale: string): string {
  if (field.kind === 'text') return ofFormat[field.format](text);
  if (field.kind !== 'wholeNumber' || field.isName) return text;
  return tidyNumber(text, { kind: 'whole', separator: separatorOf({ locale }), unit: field.unit });
}
