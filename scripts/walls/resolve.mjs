import { resolve } from 'node:path';

// The site's own paths start with `@/`.
export default { resolve: { alias: { '@/*': resolve('apps/site/src/*') } } };
