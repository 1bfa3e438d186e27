import type { Language } from '@pomp/language';
import type { StandardSchemaV1 } from '@standard-schema/spec';
import type { Answers, Fields, Section } from './define-section.js';
import type { SectionContext } from './field.js';
import { resolveSection, type RawAnswers } from './resolve-section.js';

/**
 * A section, resolved for a final save, as a Standard Schema: what forms libraries and routers accept as a validator.
 *
 * @param language in which it says what is wrong; without one its messages are the codes of issues.
 */
export function sectionSchema<F extends Fields, After, Context extends SectionContext>(
  section: Section<string, F, After, Context>,
  scope: { readonly after: After; readonly context: Context },
  language?: Language,
): StandardSchemaV1<RawAnswers, Answers<F>> {
  return {
    '~standard': {
      version: 1,
      vendor: 'pomp',
      validate: (raw) => {
        const { answers, issues } = resolveSection(section, isRecord(raw) ? raw : {}, scope);
        if (issues.length === 0) return { value: answers };
        return {
          issues: issues.map(({ field, code, message }) => ({ message: language?.say(message) ?? code, path: [field] })),
        };
      },
    },
  };
}

const isRecord = (value: unknown): value is RawAnswers => typeof value === 'object' && value !== null && !Array.isArray(value);
