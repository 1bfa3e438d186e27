'use client';

import { useTexts } from '@pomp/language/react';
import * as Dialog from '@radix-ui/react-dialog';
import { type ReactNode, type RefObject, useLayoutEffect, useRef } from 'react';
import { Icon } from '../icon/icon.js';
import { closeIcon } from '../icon/icons.js';
import * as textStyles from '../text/text.css.js';
import { classNames } from '../theme/class-names.js';
import { useThemeContainer } from '../theme/use-theme-container.js';
import * as styles from './modal.css.js';
import { ModalBody } from './modal-body.js';
import { ModalFace } from './modal-face.js';
import { modalTexts } from './texts.js';

/** Props of `Modal`. */
export interface ModalProps {
  /** The parent decides; `onClose` only asks. A save that is under way can so keep the modal open. */
  open: boolean;
  /** Asked by the backdrop, the close button and Escape. */
  onClose: () => void;
  /** What it is about, as a question or a task: 'Adres verwijderen?'. A screen reader hears it on opening. */
  title: string;
  /** One or two sentences that a screen reader hears together with the title. Longer texts belong in the content. */
  description?: string;
  children?: ReactNode;
  /** Buttons that stay in sight under the content, the one that matters first. On a phone below each other. */
  actions?: ReactNode;
  /** From a tablet on: `small` for a question, `base` for a short form, `large` for what needs width. A phone always gives all it has. */
  size?: keyof typeof styles.size;
  /** Names the cross, for screen readers; 'Annuleren' where closing drops what was filled in. */
  closeLabel?: string;
  /** What takes the focus on opening, for a modal that is there for one field. Otherwise the panel itself, so that it is read from the top. */
  initialFocus?: RefObject<HTMLElement | null>;
  /** What takes the focus on closing when the opener is gone by then, such as the button of a row that was deleted. */
  returnFocus?: RefObject<HTMLElement | null>;
}

/** Asks for attention until it is answered or put away: the page behind it can't be used or scrolled meanwhile. */
export function Modal({
  open,
  onClose,
  title,
  description,
  children,
  actions,
  size = 'base',
  closeLabel,
  initialFocus,
  returnFocus,
}: ModalProps) {
  const texts = useTexts(modalTexts);
  const { container, marker } = useThemeContainer();
  const panel = useRef<HTMLDivElement>(null);
  const opener = useRef<Element>(null);

  // Not where the focus is taken: content that takes it by itself does so before, and nobody is asked then.
  useLayoutEffect(() => {
    if (open) opener.current = document.activeElement;
  }, [open]);

  const takeFocus = (event: Event) => {
    event.preventDefault();
    (initialFocus?.current ?? panel.current)?.focus();
  };
  const giveFocusBack = (event: Event) => {
    event.preventDefault();
    const target = opener.current?.isConnected ? opener.current : returnFocus?.current;
    if (target instanceof HTMLElement || target instanceof SVGElement) target.focus();
  };

  return (
    <>
      <span ref={marker} hidden />
      <Dialog.Root
        open={open}
        onOpenChange={(next) => {
          if (!next) onClose();
        }}
      >
        {container && (
          <Dialog.Portal container={container}>
            <Dialog.Overlay className={styles.backdrop} />
            <Dialog.Content
              ref={panel}
              className={classNames(styles.panel, styles.size[size])}
              aria-modal
              tabIndex={-1}
              onOpenAutoFocus={takeFocus}
              onCloseAutoFocus={giveFocusBack}
            >
              <ModalFace
                title={<Dialog.Title className={classNames(textStyles.heading, textStyles.headingSize.h3)}>{title}</Dialog.Title>}
                description={description && <Dialog.Description className={styles.description}>{description}</Dialog.Description>}
                close={
                  <Dialog.Close className={styles.close} aria-label={closeLabel ?? texts.close}>
                    <Icon of={closeIcon} />
                  </Dialog.Close>
                }
                body={children && <ModalBody title={title}>{children}</ModalBody>}
                actions={actions}
              />
            </Dialog.Content>
          </Dialog.Portal>
        )}
      </Dialog.Root>
    </>
  );
}
