import { ContentUnavailable } from '@pomp/cms';
import { expect, test } from 'vitest';
import { showableStory } from './showable-story';

const story = (content: { component: string } & Record<string, unknown>) => ({
  id: 1,
  uuid: '',
  name: 'Naam',
  slug: 'x',
  full_slug: 'kennisbank/x',
  tag_list: [],
  content,
});
const article = { component: 'article', title: 'Titel', teaser: 'Kort.', category: 'kosten' };

test('a story that can be shown is the page', () => {
  const filledIn = story(article);
  expect(showableStory(filledIn)).toBe(filledIn);
});

test.each([
  ['an article without a teaser', { ...article, teaser: '' }, 'teaser'],
  ['a kind of page that the site doesn’t know', { component: 'toekomst' }, 'toekomst'],
])('%s takes no page’s place', (_what, content, reason) => {
  expect(() => showableStory(story(content))).toThrow(ContentUnavailable);
  expect(() => showableStory(story(content))).toThrow(reason);
});
