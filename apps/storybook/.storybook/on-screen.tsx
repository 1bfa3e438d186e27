import type { Decorator } from '@storybook/react-vite';
import { Screen } from '../guides/screen.js';

const isPhone = ({ viewport }: Record<string, { value?: string } | undefined>): boolean =>
  viewport?.value === 'phone' || viewport?.value === 'reflow';

/** A whole screen among the words of a page is shown as on a desktop, or on the phone that the story asks for, made smaller; what changes with the window would else break in the column. */
export const onScreen: Decorator = (Story, { viewMode, parameters, globals }) =>
  viewMode === 'docs' && parameters.layout === 'fullscreen' && parameters.docs?.story?.inline !== false ? (
    <Screen kind={isPhone(globals) ? 'phone' : 'desktop'}>
      <Story />
    </Screen>
  ) : (
    <Story />
  );
