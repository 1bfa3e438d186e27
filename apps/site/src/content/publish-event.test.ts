import { expect, test } from 'vitest';
import { publishEvent } from './publish-event';

test.each(['published', 'unpublished', 'deleted'])('a story that is %s changes that story', (action) => {
  expect(publishEvent({ action, space_id: 1, story_id: 2, full_slug: 'kennisbank/warmte' })).toEqual({
    changed: 'story',
    fullSlug: 'kennisbank/warmte',
  });
});

test.each([
  { action: 'moved', space_id: 1, story_id: 2, full_slug: 'kennisbank/hier-nu' },
  { action: 'entries_updated', datasource_slug: 'labels' },
  { action: 'replaced', asset_id: 3 },
  null,
  'tekst',
])('any other event may change anything: %o', (body) => {
  expect(publishEvent(body)).toEqual({ changed: 'anything' });
});
