import { startControls } from '../../frame/start-controls';
import { watchFormLinks } from './watch-form-links';
import { watchIslands } from './watch-islands';
import { watchLinksInSight } from './watch-links-in-sight';

/** Of the build: see build-pages.mjs. */
declare const isDeveloping: boolean;

startControls(document);

watchIslands(document);
watchFormLinks(document);
watchLinksInSight(document);

// Left out of what visitors get.
if (isDeveloping) void import('./follow-saves');
