import { savesPath } from '../saves-path';

// Shows what was saved: the server says when another program makes the pages.
new EventSource(savesPath).addEventListener('message', () => window.location.reload());
