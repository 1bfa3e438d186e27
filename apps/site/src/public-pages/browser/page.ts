import { startControls } from '../../frame/start-controls';
import { watchFormLinks } from './watch-form-links';
import { watchIslands } from './watch-islands';
import { watchLinksInSight } from './watch-links-in-sight';

/** Of the build: see build-pages.mjs. */
declare const isDeveloping: boolean;

startControls(document);

watchIslands(document);
watchFormLinks(document);
// In a task of its own: nobody looks at a link as long as what is in its page takes.
setTimeout(watchLinksInSight, 0, document);

// Left out of what visitors get.
if (isDeveloping) void import('./follow-saves');
