import { edition } from '@pomp/edition/editions/pomp';
import { expect, test } from 'vitest';
import robots from '../app/robots';
import { setSiteEdition } from '../edition';

test('search engines are kept from the account, the way to it, calls and drafts, and from nothing that is content', () => {
  setSiteEdition(edition);
  expect(robots().rules).toEqual({
    userAgent: '*',
    disallow: ['/auth/', '/account/', '/en/auth/', '/en/account/', '/api/', '/voorvertoning/'],
  });
});
