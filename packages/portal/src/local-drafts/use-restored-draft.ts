'use client';

import { useNotify } from '@pomp/design-system';
import { formatMoment } from '@pomp/domain';
import { restoreDraft, type LocalDraft, type SectionFormController } from '@pomp/forms';
import { useLanguage, useTexts } from '@pomp/language/react';
import { useEffect, useRef } from 'react';
import { localDraftTexts } from './texts.js';

/**
 * Puts answers that the device kept back into their form, once, and says so.
 *
 * @param onConflict hears that some of them were changed elsewhere, too. Keep it the same between renders.
 * @param isStored whether someone gave the answer of a field that counts as saved; of each unless given.
 */
export function useRestoredDraft(
  form: SectionFormController,
  found: LocalDraft | undefined,
  onConflict?: () => void,
  isStored?: (field: string) => boolean,
): void {
  const texts = useTexts(localDraftTexts);
  const language = useLanguage();
  const notify = useNotify();
  const restored = useRef<LocalDraft>(undefined);
  useEffect(() => {
    if (!found || restored.current === found) return;
    restored.current = found;
    if (restoreDraft(form, found, isStored).length > 0 && onConflict) onConflict();
    else if (form.state().dirty) notify({ tone: 'info', text: texts.restored({ moment: formatMoment(found.keptAt, language) }) });
  }, [form, found, onConflict, isStored, notify, texts, language]);
}
