import { failure, handlersFor, never, offline } from '@pomp/api-client/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { askedFor, inPortal, visited, visitor, wholeScreen } from '../provider/in-portal.stories.setup.js';
import { LoginScreen } from './login-screen.js';

const meta = {
  title: 'Portal/Inloggen/Inloggen',
  component: LoginScreen,
  decorators: [inPortal],
  beforeEach: visitor,
  parameters: { ...wholeScreen, msw: { handlers: handlersFor() }, portal: { customer: null } },
} satisfies Meta<typeof LoginScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

async function logIn(canvasElement: HTMLElement) {
  const canvas = within(canvasElement);
  await userEvent.type(await canvas.findByLabelText(/E-mailadres/), 'demo@pomp.example');
  await userEvent.type(canvas.getByLabelText(/^Wachtwoord/), 'Warmte123');
  await userEvent.click(canvas.getByRole('button', { name: 'Inloggen' }));
  return canvas;
}

export const Empty: Story = {};

export const KnownEmail: Story = {
  args: { email: 'demo@pomp.example' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByLabelText(/E-mailadres/)).toHaveValue('demo@pomp.example');
  },
};

/** From the reservation, with an address that has an account. */
export const AccountExists: Story = {
  args: { email: 'demo@pomp.example', userExists: true },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText(/Er is al een account met dit e-mailadres/)).toBeVisible();
    await expect(canvas.getByLabelText(/E-mailadres/)).toHaveValue('demo@pomp.example');
    await expect(canvas.getByRole('link', { name: 'Wachtwoord vergeten?' })).toHaveAttribute(
      'href',
      '/auth/wachtwoord-vergeten/?email=demo%40pomp.example',
    );
  },
};

export const NothingFilledIn: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Inloggen' }));
    await waitFor(() => expect(canvas.getAllByText('Vereist')).toHaveLength(2));
  },
};

export const GoesToTheOverview: Story = {
  play: async ({ canvasElement }) => {
    await logIn(canvasElement);
    await waitFor(() => expect(visited.replace.mock.calls).toEqual([['/account/']]));
  },
};

export const GoesBackToThePageAskedFor: Story = {
  beforeEach: askedFor('/account/woning/?houseId=5c1f9b1e'),
  play: async ({ canvasElement }) => {
    await logIn(canvasElement);
    await waitFor(() => expect(visited.replace.mock.calls).toEqual([['/account/woning/?houseId=5c1f9b1e']]));
  },
};

/** A visitor who wanted to reserve, and turned out to have an account, continues with the same product. */
export const GoesOnWithTheProductChosen: Story = {
  beforeEach: askedFor('/account/offertes/aanvragen/?product=All-Electric'),
  args: { email: 'demo@pomp.example', userExists: true },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByLabelText(/^Wachtwoord/), 'Warmte123');
    await userEvent.click(canvas.getByRole('button', { name: 'Inloggen' }));
    await waitFor(() => expect(visited.replace.mock.calls).toEqual([['/account/offertes/aanvragen/?product=All-Electric']]));
  },
};

export const WrongPassword: Story = {
  parameters: {
    msw: {
      handlers: handlersFor({
        login: failure(401, { message: 'Het e-mailadres of het wachtwoord klopt niet.', code: 'wrongCredentials' }),
      }),
    },
  },
  play: async ({ canvasElement }) => {
    const canvas = await logIn(canvasElement);
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Het e-mailadres of het wachtwoord klopt niet.');
    await expect(canvas.getByLabelText(/E-mailadres/)).toHaveValue('demo@pomp.example');
    await expect(visited.replace).not.toHaveBeenCalled();
  },
};

export const LoggingIn: Story = {
  parameters: { msw: { handlers: handlersFor({ login: never }) } },
  play: async ({ canvasElement }) => {
    const canvas = await logIn(canvasElement);
    await expect(await canvas.findByRole('button', { name: 'Inloggen…' })).toHaveAttribute('aria-disabled', 'true');
  },
};

export const NoConnection: Story = {
  parameters: { msw: { handlers: handlersFor({ login: offline }) } },
  play: async ({ canvasElement }) => {
    const canvas = await logIn(canvasElement);
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Er is geen verbinding.');
  },
};
