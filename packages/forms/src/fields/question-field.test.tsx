import { words as design } from '@pomp/design-system/words/nl';
import { houseInfo, installationInfo, type AnySection, type Fields, type Section } from '@pomp/domain';
import { words as domain } from '@pomp/domain/words/nl';
import { compileDictionary } from '@pomp/language/compile';
import { LanguageProvider } from '@pomp/language/react';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { createSectionForm } from '../section-form/create-section-form.js';
import { SectionForm } from '../section-form/section-form.js';
import { words as forms } from '../words/nl.js';
import { QuestionField } from './question-field.js';
import { SectionField } from './section-field.js';

const dictionary = compileDictionary({ ...design, ...domain, ...forms });

const sections: readonly AnySection[] = [...Object.values(houseInfo.sections), ...Object.values(installationInfo.sections)];
const questions = sections.flatMap((section) => Object.keys(section.fields).map((name) => ({ section, name })));

function shown({ section, name }: (typeof questions)[number], Field: (props: { name: string }) => ReactElement): string {
  const asked: Section<string, Fields> = {
    ...section,
    after: [],
    presenceOf: () => 'required',
    fits: () => true,
    questionOf: () => undefined,
  };
  const form = createSectionForm({
    section: asked,
    values: {},
    scope: { after: {}, context: { today: '2026-11-26' } },
    save: () => Promise.resolve({ status: 'saved' }),
  });
  return renderToStaticMarkup(
    <LanguageProvider locale="nl-NL" dictionary={dictionary}>
      <SectionForm form={form}>
        <Field name={name} />
      </SectionForm>
    </LanguageProvider>,
  );
}

test.each(questions)('$name of the questionnaires looks as in any form', (question) => {
  expect(shown(question, QuestionField)).toBe(shown(question, SectionField));
});
