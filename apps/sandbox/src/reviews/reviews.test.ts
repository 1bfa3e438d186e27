import { expect, test } from 'vitest';
import { reviewsRoutes } from './reviews.routes.js';

test('the script of the review service comes as a script, and fills what a page marks for it', async () => {
  const answer = await reviewsRoutes().request('/widget.js');
  expect(answer.headers.get('content-type')).toContain('text/javascript');
  expect(await answer.text()).toContain('[data-reviews]');
});
