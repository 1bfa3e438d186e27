'use client';

import { Button, Stack } from '@pomp/design-system';
import { useTexts } from '@pomp/language/react';
import { useRef } from 'react';
import { confirmHomeTexts } from './confirm-home-texts.js';
import { Choices } from './home-editors.js';
import type { OwnHomeInUse } from './use-own-home.js';

interface QuickQuestionProps {
  readonly name: 'supply' | 'residents';
  readonly home: OwnHomeInUse;
  /** Whether it is answered, and waits for its visitor to go on. */
  readonly waits: boolean;
  readonly onWait: () => void;
  readonly onGoOn: () => void;
}

/**
 * One of a few, and a press goes on at once. Arrow keys choose each answer that they pass on the way to another one: what they chose counts, but it goes on by Enter, the
 * space bar or a button.
 */
export function QuickQuestion({ name, home, waits, onWait, onGoOn }: QuickQuestionProps) {
  const texts = useTexts(confirmHomeTexts);
  const isArrowDown = useRef(false);
  return (
    <Stack gap="m" align="start">
      <div
        role="presentation"
        onKeyDown={(event) => {
          const { key } = event;
          isArrowDown.current = key.startsWith('Arrow');
          if (!waits || (key !== 'Enter' && key !== ' ')) return;
          // The space bar presses no radio that is chosen already, and would move the page once that is gone.
          event.preventDefault();
          onGoOn();
        }}
        onKeyUp={() => (isArrowDown.current = false)}
        onClick={({ target }) => {
          // A label's click comes again, at its input. An arrow's is like that of a press, or of what presses for a screen reader, but comes while its key is down.
          if (!(target instanceof HTMLInputElement)) return;
          if (isArrowDown.current) onWait();
          else onGoOn();
        }}
      >
        <Choices name={name} label={texts[name]} home={home} chosen="" fieldName={`ask-${name}`} />
      </div>
      {waits && <Button onClick={onGoOn}>{texts.goOn}</Button>}
    </Stack>
  );
}
