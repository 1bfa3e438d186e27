import { failure, handlersFor } from '@pomp/api-client/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { inPortal, wholeScreen } from '../provider/in-portal.stories.setup.js';
import { SetPasswordScreen } from './set-password-screen.js';

const meta = {
  title: 'Portal/Inloggen/Wachtwoord instellen',
  component: SetPasswordScreen,
  decorators: [inPortal],
  args: { token: 'c2VjcmV0' },
  parameters: { ...wholeScreen, msw: { handlers: handlersFor() } },
} satisfies Meta<typeof SetPasswordScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

async function choose(canvasElement: HTMLElement, password: string, again = password) {
  const canvas = within(canvasElement);
  await userEvent.type(canvas.getByLabelText(/^Nieuw wachtwoord/), password);
  await userEvent.type(canvas.getByLabelText(/^Herhaal/), again);
  await userEvent.click(canvas.getByRole('button', { name: 'Wachtwoord opslaan' }));
  return canvas;
}

export const Empty: Story = {};

export const TooWeak: Story = {
  play: async ({ canvasElement }) => {
    const canvas = await choose(canvasElement, 'warmte');
    await expect((await canvas.findAllByText(/Het wachtwoord moet minimaal 8 tekens lang zijn/)).length).toBeGreaterThan(0);
  },
};

export const NotTheSame: Story = {
  play: async ({ canvasElement }) => {
    const canvas = await choose(canvasElement, 'Warmte1234', 'Warmte12345');
    await expect(await canvas.findByText('Niet valide')).toBeVisible();
  },
};

export const Saved: Story = {
  play: async ({ canvasElement }) => {
    const canvas = await choose(canvasElement, 'Warmte1234');
    const heading = await canvas.findByRole('heading', { name: 'Je wachtwoord is opgeslagen' });
    await waitFor(() => expect(heading).toHaveFocus());
    await expect(canvas.getByRole('link', { name: 'Inloggen' })).toHaveAttribute('href', '/auth/login/');
  },
};

export const ExpiredLink: Story = {
  parameters: {
    msw: { handlers: handlersFor({ resetPassword: failure(422, { message: 'Deze link is verlopen.', code: 'expiredLink' }) }) },
  },
  play: async ({ canvasElement }) => {
    const canvas = await choose(canvasElement, 'Warmte1234');
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Deze link is verlopen.');
    await expect(canvas.getByRole('link', { name: 'Vraag een nieuwe link aan' })).toHaveAttribute(
      'href',
      '/auth/wachtwoord-vergeten/',
    );
  },
};

export const WithoutToken: Story = { args: { token: undefined } };
