import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { Alert } from '../alert/alert.js';
import { Stack } from '../layout/stack.js';
import { LoginBackground } from './login-background.js';
import { loginBackgroundGuide, loginForm } from './login-background.guide.js';

const meta = {
  title: 'Omlijsting/Inlogachtergrond',
  component: LoginBackground,
  parameters: { layout: 'fullscreen', guide: loginBackgroundGuide },
  args: { children: loginForm },
} satisfies Meta<typeof LoginBackground>;
export default meta;
type Story = StoryObj<typeof meta>;

/**
 * Het huis neemt de toetsen niet op: de eerste Tab is het eerste veld.
 * @english The house takes no part in the keys: the first Tab is the first field.
 */
export const OnADesktop: Story = {
  name: 'Op een bureau',
  globals: { viewport: { value: 'wide' } },
  tags: ['visual'],
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('textbox', { name: 'E-mailadres' })).toHaveFocus();
    (document.activeElement as HTMLElement).blur();
  },
};
export const OnATablet: Story = { name: 'Op een tablet', globals: { viewport: { value: 'tablet' } } };
export const OnAPhone: Story = { name: 'Op een telefoon', globals: { viewport: { value: 'phone' } }, tags: ['visual'] };
export const WithAnError: Story = {
  name: 'Met een fout',
  args: {
    children: (
      <Stack gap="l">
        <Alert tone="error">Deze combinatie van e-mailadres en wachtwoord kennen we niet.</Alert>
        {loginForm}
      </Stack>
    ),
  },
};
