import {
  choice,
  defineSection,
  resolveSection,
  houseInfo,
  houseSection,
  installationInfo,
  messages,
  summariseSection,
  wholeNumber,
  yesNo,
  type AnySection,
} from '@pomp/domain';
import { words } from '@pomp/domain/words/nl';
import { createLanguage } from '@pomp/language';
import { compileDictionary } from '@pomp/language/compile';
import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { savedPart, savedSection, sectionToSave } from './section-values.js';

const saunaWords = { sauna: { label: 'Heb je een sauna?' }, saunaSize: { label: 'Hoe groot?' } };
const dutch = createLanguage({
  locale: 'nl-NL',
  dictionary: compileDictionary({ ...words, 'domain/house': { ...words['domain/house'], ...saunaWords } }),
});
const everySection = Object.entries<AnySection>({ ...houseInfo.sections, ...installationInfo.sections });

test.each(everySection)('%s has every question of its definition on the wire, and nothing else', (_name, section) => {
  const wire = z.toJSONSchema(savedSection(section as never), { io: 'input' });
  expect(Object.keys(wire.properties ?? {}).sort()).toEqual(
    [...Object.keys(section.fields), 'completed', 'pompaoCompleted', 'pomptCompleted'].sort(),
  );
});

describe('a question that is added to a definition', () => {
  const house = defineSection({
    name: 'house',
    fields: {
      ...houseSection.fields,
      sauna: choice({ options: yesNo }),
      saunaSize: wholeNumber({ unit: 'm²' }),
    },
    presence: { saunaSize: ({ answers }) => (answers.sauna === 'ja' ? 'required' : 'hidden') },
  });
  const questionnaire = { part: 'houseInfo', sections: { ...houseInfo.sections, house } } as const;
  const answers = { sauna: 'ja', saunaSize: '6' };

  test('is asked, judged and shown', () => {
    const resolution = resolveSection(house, { sauna: 'ja' }, { after: {}, context: { today: '2026-11-21' } });
    expect(resolution.fields.saunaSize).toMatchObject({ presence: 'required', issue: { message: messages.missing } });
    const answered = resolveSection(house, answers, { after: {}, context: { today: '2026-11-21' } });
    expect(summariseSection(house, answered, dutch)).toContainEqual({ field: 'saunaSize', label: 'Hoe groot?', answer: '6 m²' });
  });

  test('travels, stored and to be saved', () => {
    expect(z.parse(savedPart(questionnaire), { completed: false, house: answers }).house?.saunaSize).toBe('6');
    const save = { houseInfo: { completed: false, house: answers } };
    expect(z.safeParse(sectionToSave(questionnaire), save).success).toBe(true);
    expect(z.safeParse(sectionToSave(houseInfo), save).success).toBe(false);
  });
});
