import { expect, test } from 'vitest';
import { showBlocks } from './show-blocks.test.setup.js';

const answer = { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text: 'Ja.' }] }] };

test.each([
  ['faq_section', 'items', { component: 'faq_item', question: 'Echt?', answer }, { component: 'faq_item', question: '', answer }],
  ['team_section', 'profiles', { component: 'profile', name: 'Echt' }, { component: 'profile', name: ' ' }],
  ['partner_ticker', 'partners', { component: 'partner', name: 'Echt' }, { component: 'partner', name: null }],
  ['tab_section', 'tabs', { component: 'tab', label: 'Echt' }, { component: 'tab', label: '' }],
])('%s has no place for what is filled in wrongly, and reports it', (component, field, good, bad) => {
  const whole = showBlocks([{ component, [field]: [good, good] }]);
  const { html, problems } = showBlocks([{ component, [field]: [bad, good, bad, good] }]);
  expect(html).toBe(whole.html);
  expect(problems).toMatchObject([bad, bad].map(({ component }) => ({ reason: 'invalid', component })));
  expect(showBlocks([{ component, [field]: [bad, good] }], 'preview').html).toContain('Dit blok is niet goed ingevuld.');
});
