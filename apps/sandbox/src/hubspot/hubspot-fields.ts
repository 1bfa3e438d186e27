import { marketingFormOf, sayOption, type AnyField, type Fields, type MarketingForm } from '@pomp/domain';
import { words } from '@pomp/domain/words/nl';
import { createLanguage } from '@pomp/language';
import { compileDictionary } from '@pomp/language/compile';
import { z } from 'zod';

/** HubSpot has the forms in the seller's language. */
const language = createLanguage({ locale: 'nl-NL', dictionary: compileDictionary(words) });

/** A field of a form, as the embed script takes it. */
export interface HubSpotField {
  readonly name: string;
  readonly label: string;
  readonly type: 'text' | 'email' | 'tel' | 'textarea' | 'select' | 'hidden';
  readonly required: boolean;
  readonly options: readonly { readonly value: string; readonly label: string }[];
}

/** Fields that the seller's forms at HubSpot have besides: filled in by the page. */
const hiddenFields: Readonly<Record<string, readonly string[]>> = { application: ['jobId'] };

/** The seller has the same forms at HubSpot, under the same ids. */
export function hubSpotFieldsOf(formId: string): readonly HubSpotField[] | undefined {
  const form = marketingFormOf(formId);
  if (!form) return undefined;
  const shown = Object.entries(form.section.fields).map(([name, field]) => ({
    name,
    label: language.say(field.label),
    type: typeOf(field),
    required: isRequired(form, name),
    options: optionsOf(field),
  }));
  const hidden = (hiddenFields[formId] ?? []).map((name) => ({
    name,
    label: '',
    type: 'hidden' as const,
    required: false,
    options: [],
  }));
  return [...shown, ...hidden];
}

function typeOf(field: AnyField): HubSpotField['type'] {
  if (field.kind === 'choice' || field.kind === 'checkbox') return 'select';
  if (field.kind !== 'text') return 'text';
  if (field.multiline) return 'textarea';
  if (field.format === 'phone') return 'tel';
  return field.format === 'email' ? 'email' : 'text';
}

const optionsOf = (field: Fields[string]) =>
  field.kind === 'checkbox'
    ? [{ value: 'ja', label: 'Ja' }]
    : field.kind === 'choice'
      ? field.options.map((value) => ({ value, label: sayOption(field, value, language) }))
      : [];

/** As long as nothing is filled in. */
const isRequired = ({ section }: MarketingForm, name: string) =>
  section.presenceOf(name, { answers: {}, after: {}, context: { today: '2026-01-01' } }) === 'required';

/** Why a submission isn't kept, in HubSpot's words. */
export interface SubmissionError {
  readonly message: string;
  readonly errorType: 'FIELD_NOT_IN_FORM_DEFINITION' | 'REQUIRED_FIELD' | 'INVALID_EMAIL';
}

/** What HubSpot looks at: each value is a field's of the form, each that must be there is, and an address is one. */
export function submissionErrors(
  fields: readonly HubSpotField[],
  values: Readonly<Record<string, string>>,
): readonly SubmissionError[] {
  const wrong = (name: string, what: string, errorType: SubmissionError['errorType']) => ({
    message: `Error in 'fields.${name}'. ${what}`,
    errorType,
  });
  const unknown = Object.keys(values).filter((name) => !fields.some((field) => field.name === name));
  return [
    ...unknown.map((name) => wrong(name, 'Field is not in the form definition', 'FIELD_NOT_IN_FORM_DEFINITION')),
    ...fields.flatMap(({ name, type, required }) => {
      const value = values[name]?.trim() ?? '';
      if (value === '') return required ? [wrong(name, 'Required field is missing', 'REQUIRED_FIELD')] : [];
      return type === 'email' && !z.email().safeParse(value).success ? [wrong(name, 'Invalid email address', 'INVALID_EMAIL')] : [];
    }),
  ];
}
