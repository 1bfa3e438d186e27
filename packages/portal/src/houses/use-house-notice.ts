'use client';

import { useNotify } from '@pomp/design-system';
import { useTexts } from '@pomp/language/react';
import { useEffect } from 'react';
import { takeHouseNotice } from './house-notice.js';
import { housesTexts } from './texts.js';

/** Says what was done just before the page was loaded anew. */
export function useHouseNotice(): void {
  const texts = useTexts(housesTexts);
  const notify = useNotify();
  useEffect(() => {
    const notice = takeHouseNotice();
    if (notice) notify({ tone: 'success', text: texts[notice] });
  }, [notify, texts]);
}
