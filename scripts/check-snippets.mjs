import { refuseOldNode } from './node-version.mjs';

refuseOldNode();
import('./snippets/check-snippets.mjs').then(({ checkSnippetsOfAll }) => checkSnippetsOfAll());
