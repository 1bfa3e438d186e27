import { failure, handlersFor } from '@pomp/api-client/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { inPortal, wholeScreen } from '../provider/in-portal.stories.setup.js';
import { ForgotPasswordScreen } from './forgot-password-screen.js';

const meta = {
  title: 'Portal/Inloggen/Wachtwoord vergeten',
  component: ForgotPasswordScreen,
  decorators: [inPortal],
  parameters: { ...wholeScreen, msw: { handlers: handlersFor() } },
} satisfies Meta<typeof ForgotPasswordScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

async function ask(canvasElement: HTMLElement) {
  const canvas = within(canvasElement);
  await userEvent.type(canvas.getByLabelText(/E-mailadres/), 'demo@pomp.example');
  await userEvent.click(canvas.getByRole('button', { name: 'Stuur mij een link' }));
  return canvas;
}

export const Empty: Story = {};

/** From a login that knew the address. */
export const KnownEmail: Story = {
  args: { email: 'demo@pomp.example' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByLabelText(/E-mailadres/)).toHaveValue('demo@pomp.example');
  },
};

export const Sent: Story = {
  play: async ({ canvasElement }) => {
    const canvas = await ask(canvasElement);
    const heading = await canvas.findByRole('heading', { name: 'Kijk in je mail' });
    await waitFor(() => expect(heading).toHaveFocus());
    await expect(canvas.getByText(/demo@pomp\.example/)).toBeVisible();
  },
};

export const Failed: Story = {
  parameters: {
    msw: {
      handlers: handlersFor({
        recoverPassword: failure(429, { message: 'Je hebt dit te vaak geprobeerd. Wacht een minuut.', code: 'tooManyRequests' }),
      }),
    },
  },
  play: async ({ canvasElement }) => {
    const canvas = await ask(canvasElement);
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Wacht een minuut.');
  },
};
