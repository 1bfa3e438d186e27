import { startControls as startContent } from '@pomp/cms/controls';
import { startControls as startDesignSystem } from '@pomp/design-system/controls';
import { startControls as startPortal } from '@pomp/portal/controls';
import { startControls as startStorefront } from '@pomp/storefront/controls';
import { logInBrowser } from '../browser-log';
import { now } from '../clock';

/** What the markup of every page can't do by itself. Gives what stops it. */
export function startControls(document: Document): () => void {
  const stops = [
    startDesignSystem(document),
    startContent(document),
    startStorefront(document, { now, log: logInBrowser }),
    startPortal(document),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}
