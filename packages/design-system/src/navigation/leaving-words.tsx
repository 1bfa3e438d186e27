'use client';

import { usePlainTexts } from '@pomp/language/react';
import { VisuallyHidden } from '../text/visually-hidden.js';
import type { Leaving } from './leaving.js';
import { navigationTexts } from './texts.js';

/** What a link that leads away adds to its words, for screen readers. In the browser, as links are: so a page of content needn't tell each its language. */
export function LeavingWords({ to }: { to: Leaving }) {
  const texts = usePlainTexts(navigationTexts);
  return <VisuallyHidden> {texts[to]}</VisuallyHidden>;
}
