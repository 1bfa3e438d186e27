'use client';

import { useTexts } from '@pomp/language/react';
import * as Popover from '@radix-ui/react-popover';
import { type KeyboardEvent, type ReactNode, useRef } from 'react';
import { Icon } from '../icon/icon.js';
import { closeIcon, infoIcon } from '../icon/icons.js';
import * as styles from './info-disclosure.css.js';
import { infoDisclosureTexts } from './texts.js';

/** Props of `InfoDisclosure`. */
export interface InfoDisclosureProps {
  /** What is explained, in the words that stand beside it: the button is called 'Uitleg: Gasverbruik'. */
  subject: string;
  /** The explanation: a few sentences, with a link if need be. What everyone must read doesn't hide behind a button. */
  children: ReactNode;
  /** Names the cross, for screen readers. */
  closeLabel?: string;
}

/** Radix sends Tab round and round; here it goes on to what follows on the page, and the explanation closes. */
const letTabLeave = (event: KeyboardEvent) => {
  if (event.key === 'Tab') event.stopPropagation();
};

/**
 * Opens an explanation beside a label or heading. Stands beside a `<label>`, never in one: a press would reach the field. The explanation
 * follows the button in the page too, so that Tab goes on where people expect it.
 */
export function InfoDisclosure({ subject, children, closeLabel }: InfoDisclosureProps) {
  const texts = useTexts(infoDisclosureTexts);
  const panel = useRef<HTMLDivElement>(null);
  const name = texts.of({ subject });
  return (
    <Popover.Root>
      <Popover.Trigger className={styles.opener} aria-label={name}>
        <Icon of={infoIcon} />
      </Popover.Trigger>
      <Popover.Content
        ref={panel}
        className={styles.floating}
        aria-label={name}
        tabIndex={-1}
        align="start"
        sideOffset={6}
        collisionPadding={16}
        onOpenAutoFocus={(event) => {
          // On the explanation, so that it is read, and not on the button that puts it away.
          event.preventDefault();
          panel.current?.focus({ preventScroll: true });
        }}
      >
        <div role="presentation" className={styles.panel} onKeyDown={letTabLeave}>
          <div className={styles.text}>{children}</div>
          <Popover.Close className={styles.close} aria-label={closeLabel ?? texts.close}>
            <Icon of={closeIcon} size="small" />
          </Popover.Close>
        </div>
      </Popover.Content>
    </Popover.Root>
  );
}
