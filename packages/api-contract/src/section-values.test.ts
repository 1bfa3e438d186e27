import {
  choice,
  defineSection,
  resolveSection,
  houseInfo,
  houseSection,
  installationInfo,
  summariseSection,
  wholeNumber,
  yesNo,
  type AnySection,
} from '@pomp/domain';
import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { savedPart, savedSection, sectionToSave } from './section-values.js';

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
    title: 'Woning',
    fields: {
      ...houseSection.fields,
      sauna: choice({ label: 'Heb je een sauna?', options: yesNo }),
      saunaSize: wholeNumber({ label: 'Hoe groot?', unit: 'm²' }),
    },
    presence: { saunaSize: ({ answers }) => (answers.sauna === 'ja' ? 'required' : 'hidden') },
  });
  const questionnaire = { part: 'houseInfo', sections: { ...houseInfo.sections, house } } as const;
  const answers = { sauna: 'ja', saunaSize: '6' };

  test('is asked, judged and shown', () => {
    const resolution = resolveSection(house, { sauna: 'ja' }, { after: {}, context: { today: '2026-11-21' } });
    expect(resolution.fields.saunaSize).toMatchObject({ presence: 'required', issue: { message: 'Vereist' } });
    const answered = resolveSection(house, answers, { after: {}, context: { today: '2026-11-21' } });
    expect(summariseSection(house, answered)).toContainEqual({ field: 'saunaSize', label: 'Hoe groot?', answer: '6 m²' });
  });

  test('travels, stored and to be saved', () => {
    expect(z.parse(savedPart(questionnaire), { completed: false, house: answers }).house?.saunaSize).toBe('6');
    const save = { houseInfo: { completed: false, house: answers } };
    expect(z.safeParse(sectionToSave(questionnaire), save).success).toBe(true);
    expect(z.safeParse(sectionToSave(houseInfo), save).success).toBe(false);
  });
});
