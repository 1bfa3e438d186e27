'use client';

import { useLanguage } from '@pomp/language/react';
import { useState } from 'react';
import type { Choice } from './choice-card.js';
import { fieldsTexts } from './texts.js';

interface ClearedOptions {
  /** For a live region; empty while there is nothing to say. */
  announcement: string;
  /** To be called with the option that is pressed, before the form is. */
  pressing: (option: string) => void;
}

/**
 * Says which answers went because another one came: who doesn't see the cards would never know. What goes with what is the form's to
 * decide; this only compares the answers before and after a press.
 */
export function useClearedOptions(options: readonly Pick<Choice, 'value' | 'label'>[], chosen: readonly string[]): ClearedOptions {
  const language = useLanguage();
  const [pressed, setPressed] = useState<string>();
  const [seen, setSeen] = useState(chosen);
  const [announcement, setAnnouncement] = useState('');

  // During the render, not after it: the region then speaks in the same breath as the answer changes.
  const changed = seen.length !== chosen.length || seen.some((value, index) => value !== chosen[index]);
  if (changed) {
    const labelOf = (value: string) => options.find((option) => option.value === value)?.label ?? value;
    const cleared = seen.filter((value) => !chosen.includes(value) && value !== pressed).map(labelOf);
    setSeen(chosen);
    setPressed(undefined);
    setAnnouncement(
      pressed === undefined || cleared.length === 0
        ? ''
        : language.texts(fieldsTexts).cleared({ options: new Intl.ListFormat(language.locale).format(cleared) }),
    );
  }

  return { announcement, pressing: setPressed };
}
