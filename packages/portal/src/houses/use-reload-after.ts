'use client';

import { useLeaveGuardControl, useNavigation, useNotify } from '@pomp/design-system';
import { useTexts } from '@pomp/language/react';
import { useCallback } from 'react';
import { keepHouseNoticeWhenLeft, type HouseNotice } from './house-notice.js';
import { housesTexts } from './texts.js';

/** Loads the page anew after something was done (spec 1 §4), and says what it was then. A customer who stays for unsaved changes hears it at once. */
export function useReloadAfter(): (done: HouseNotice, href?: string) => void {
  const texts = useTexts(housesTexts);
  const notify = useNotify();
  const { mayLeave } = useLeaveGuardControl();
  const { reload } = useNavigation();
  return useCallback(
    (done, href) => {
      if (!mayLeave()) {
        notify({ tone: 'success', text: texts[done] });
        return;
      }
      keepHouseNoticeWhenLeft(done);
      reload(href);
    },
    [mayLeave, notify, reload, texts],
  );
}
