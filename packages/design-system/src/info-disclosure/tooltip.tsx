'use client';

import * as Slot from '@radix-ui/react-slot';
import * as RadixTooltip from '@radix-ui/react-tooltip';
import type { ComponentProps, ReactElement } from 'react';
import { classNames } from '../theme/class-names.js';
import { useThemeContainer } from '../theme/use-theme-container.js';
import * as styles from './info-disclosure.css.js';

/** Props of `Tooltip`. */
export interface TooltipProps {
  /** The name of the control: shown on hover and focus, and given to screen readers. */
  name: string;
  /** One control without words, such as a button with only an icon. Takes the name as its `aria-label`. */
  children: ReactElement;
}

/** Gives the control what radix hands on, but for the description: that is the name once more. */
function Named({ 'aria-describedby': _nameAgain, ...props }: ComponentProps<typeof Slot.Root>) {
  return <Slot.Root {...props} />;
}

/** Shows the name of a control that has only an icon. Never holds more: touch screens don't show it. `IconButton` has it built in. */
export function Tooltip({ name, children }: TooltipProps) {
  const { container, marker } = useThemeContainer();
  return (
    <RadixTooltip.Provider delayDuration={300}>
      <RadixTooltip.Root>
        <RadixTooltip.Trigger asChild>
          <Named aria-label={name}>{children}</Named>
        </RadixTooltip.Trigger>
        <span ref={marker} hidden />
        {container && (
          <RadixTooltip.Portal container={container}>
            <RadixTooltip.Content
              aria-hidden
              className={classNames(styles.tooltip, styles.tooltipFloating)}
              sideOffset={10}
              collisionPadding={8}
            >
              {name}
            </RadixTooltip.Content>
          </RadixTooltip.Portal>
        )}
      </RadixTooltip.Root>
    </RadixTooltip.Provider>
  );
}
