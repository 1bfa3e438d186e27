import { expect, test } from 'vitest';
import { staleTags } from './publish-event';

test('a published story makes its own pages and the overviews stale', () => {
  expect(staleTags({ action: 'published', space_id: 1, story_id: 2, full_slug: 'kennisbank/wat-is-warmte/' })).toEqual([
    'story:kennisbank/wat-is-warmte',
    'stories',
  ]);
});

test.each([{ action: 'entries_updated', datasource_slug: 'labels' }, { action: 'replaced', asset_id: 3 }, null, 'tekst'])(
  'any other event makes everything stale: %o',
  (event) => {
    expect(staleTags(event)).toEqual(['content']);
  },
);
