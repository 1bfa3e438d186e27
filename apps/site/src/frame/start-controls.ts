import { startControls as startContent } from '@pomp/cms/controls';
import { startControls as startDesignSystem } from '@pomp/design-system/controls';
import { startControls as startPortal } from '@pomp/portal/controls';
import { startControls as startStorefront } from '@pomp/storefront/controls';

/** What the markup of every page can't do by itself. Gives what stops it. */
export function startControls(document: Document): () => void {
  const stops = [startDesignSystem, startContent, startStorefront, startPortal].map((start) => start(document));
  return () => {
    for (const stop of stops) stop();
  };
}
