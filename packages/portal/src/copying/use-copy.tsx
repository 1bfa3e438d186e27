'use client';

import { Alert } from '@pomp/design-system';
import { useTexts } from '@pomp/language/react';
import { useState, type ReactNode } from 'react';
import { copyingTexts } from './texts.js';

interface Copying {
  readonly copy: () => void;
  readonly copied: boolean;
  /** Says that it failed, once it did. Belongs beside the button. */
  readonly failure: ReactNode;
}

/** Puts a text on the clipboard. A browser may refuse that, and one that is visited without https has no clipboard. */
export function useCopy(text: string): Copying {
  const texts = useTexts(copyingTexts);
  const [outcome, setOutcome] = useState<'copied' | 'failed'>();
  const write = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setOutcome('copied');
    } catch {
      setOutcome('failed');
    }
  };
  return {
    copy: () => void write(),
    copied: outcome === 'copied',
    failure: outcome === 'failed' && <Alert tone="error">{texts.failed}</Alert>,
  };
}
