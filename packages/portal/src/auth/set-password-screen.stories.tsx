import { failure, handlersFor, success } from '@pomp/api-client/testing';
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
    const canvas = await choose(canvasElement, 'Koude123lucht', 'Koude123luchten');
    await expect(await canvas.findByText('Niet valide')).toBeVisible();
  },
};

export const Saved: Story = {
  play: async ({ canvasElement }) => {
    const canvas = await choose(canvasElement, 'Koude123lucht');
    const heading = await canvas.findByRole('heading', { name: 'Je wachtwoord is opgeslagen' });
    await waitFor(() => expect(heading).toHaveFocus());
    await expect(canvas.getByText(/Passkeys blijven werken/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Inloggen' })).toHaveAttribute('href', '/auth/login/');
  },
};

const guessable =
  'Dit wachtwoord is te makkelijk te raden. Kies iets langers, zoals een paar woorden die niets met elkaar te maken hebben.';

/** It keeps the rules, and is what many choose: the meter says so before it is refused. */
export const EasyToGuess: Story = {
  parameters: {
    msw: {
      handlers: handlersFor({
        postPasswordStrength: success({ strength: 'weak' }),
        resetPassword: failure(422, {
          message: `Nog niet alles is goed ingevuld: Nieuw wachtwoord: ${guessable}`,
          code: 'invalidAnswers',
          reason: 'guessablePassword',
          issues: [{ field: 'newPassword', code: 'malformed', message: guessable }],
        }),
      }),
    },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByLabelText(/^Nieuw wachtwoord/), 'Warmte1234');
    await expect(await canvas.findByText('Zwak')).toBeVisible();
    await userEvent.type(canvas.getByLabelText(/^Herhaal/), 'Warmte1234');
    await userEvent.click(canvas.getByRole('button', { name: 'Wachtwoord opslaan' }));
    await waitFor(() => expect(canvas.getByLabelText(/^Nieuw wachtwoord/)).toHaveAccessibleDescription(new RegExp(guessable)));
  },
};

/** What the server says of one that nobody guesses soon. */
export const HardToGuess: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByLabelText(/^Nieuw wachtwoord/), 'Koude123lucht');
    await expect(await canvas.findByText('Sterk')).toBeVisible();
  },
};

export const ExpiredLink: Story = {
  parameters: {
    msw: { handlers: handlersFor({ resetPassword: failure(422, { message: 'Deze link is verlopen.', code: 'expiredLink' }) }) },
  },
  play: async ({ canvasElement }) => {
    const canvas = await choose(canvasElement, 'Koude123lucht');
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Deze link is verlopen.');
    await expect(canvas.getByRole('link', { name: 'Vraag een nieuwe link aan' })).toHaveAttribute(
      'href',
      '/auth/wachtwoord-vergeten/',
    );
  },
};

export const WithoutToken: Story = { args: { token: undefined } };
