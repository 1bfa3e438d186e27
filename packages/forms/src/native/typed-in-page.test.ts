import { contactForm, resolveSection } from '@pomp/domain';
import { expect, test } from 'vitest';
import { answersIn } from './typed-in-page.js';

test('a message of several lines is as long as it was typed, however the browser sends it', () => {
  const { maxLength } = contactForm.fields.message;
  const typed = 'regel\n'.repeat(maxLength / 6).padEnd(maxLength, '.');
  const sent = new FormData();
  sent.set('message', typed.replaceAll('\n', '\r\n'));
  const answers = answersIn(sent, contactForm.fields);
  expect(answers['message']).toBe(typed);
  const { fields } = resolveSection(contactForm, answers, { after: {}, context: { today: '2026-11-21' } });
  expect(fields.message.issue).toBeUndefined();
});
