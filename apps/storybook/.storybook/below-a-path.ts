import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

/** The folders of the site's own pictures and films, which stories name as a site at the root of its host does. */
const folders = readdirSync(join(import.meta.dirname, '../../site/public')).join('|');
const named = new RegExp(`(['"\`])/(?=(?:${folders})/)`, 'g');

/**
 * Has stories name the site's files where this Storybook keeps them.
 * @param servedFrom as the preview of a pull request is: '/pomp/pull-7/'
 */
export const belowAPath = (servedFrom = '/'): Plugin => ({
  name: 'below-a-path',
  enforce: 'pre',
  transform: {
    filter: { id: /\/packages\/[^/]+\/src\/.*\.tsx?$/ },
    handler: (code) => (servedFrom === '/' ? undefined : { code: code.replace(named, `$1${servedFrom}`), map: null }),
  },
});
