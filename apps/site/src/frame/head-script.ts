import { eventReplayScript } from '@pomp/design-system/before-hydration';
import { languageChoiceScript } from '@pomp/portal/controls';

/** The inline script in the head of every page: what can't wait for the scripts that come. Its hash is in every page's policy. */
export const headScript = `${eventReplayScript};${languageChoiceScript}`;
