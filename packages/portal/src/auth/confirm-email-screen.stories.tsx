import { failure, handlersFor, never, offline } from '@pomp/api-client/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { inPortal, wholeScreen } from '../provider/in-portal.stories.setup.js';
import { ConfirmEmailScreen } from './confirm-email-screen.js';

const meta = {
  title: 'Portal/Inloggen/E-mailadres bevestigen',
  component: ConfirmEmailScreen,
  decorators: [inPortal],
  args: { token: 'c2VjcmV0' },
  parameters: { ...wholeScreen, msw: { handlers: handlersFor() } },
} satisfies Meta<typeof ConfirmEmailScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

async function confirm(canvasElement: HTMLElement) {
  const canvas = within(canvasElement);
  await userEvent.click(canvas.getByRole('button', { name: 'E-mailadres bevestigen' }));
  return canvas;
}

export const Asks: Story = {};

export const Confirmed: Story = {
  play: async ({ canvasElement }) => {
    const canvas = await confirm(canvasElement);
    const heading = await canvas.findByRole('heading', { name: 'Je e-mailadres is veranderd' });
    await waitFor(() => expect(heading).toHaveFocus());
    await expect(canvas.getByText('Vanaf nu log je in met marieke@pomp.example.')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Naar mijn gegevens' })).toHaveAttribute('href', '/account/gegevens/');
  },
};

export const Confirming: Story = {
  parameters: { msw: { handlers: handlersFor({ confirmEmail: never }) } },
  play: async ({ canvasElement }) => {
    const canvas = await confirm(canvasElement);
    await expect(await canvas.findByRole('button', { name: 'Bevestigen…' })).toHaveAttribute('aria-disabled', 'true');
  },
};

export const ExpiredLink: Story = {
  parameters: {
    msw: { handlers: handlersFor({ confirmEmail: failure(422, { message: 'Deze link is verlopen.', code: 'expiredLink' }) }) },
  },
  play: async ({ canvasElement }) => {
    const canvas = await confirm(canvasElement);
    const heading = await canvas.findByRole('heading', { name: 'Deze link werkt niet' });
    await waitFor(() => expect(heading).toHaveFocus());
    await expect(canvas.getByText(/De link is te oud, of je hebt hem al gebruikt\./)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Naar mijn gegevens' })).toHaveAttribute('href', '/account/gegevens/');
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
};

export const NoConnection: Story = {
  parameters: { msw: { handlers: handlersFor({ confirmEmail: offline }) } },
  play: async ({ canvasElement }) => {
    const canvas = await confirm(canvasElement);
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Er is geen verbinding.');
    await expect(canvas.getByRole('button', { name: 'E-mailadres bevestigen' })).toBeVisible();
  },
};

export const WithoutToken: Story = { args: { token: undefined } };
