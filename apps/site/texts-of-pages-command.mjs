import { writeFileSync } from 'node:fs';
import { textsOfPages } from './texts-of-pages.mjs';

// For the build: where the site reads it (src/language/words.tsx).
writeFileSync('dist/texts-of-pages.json', JSON.stringify(await textsOfPages()));
