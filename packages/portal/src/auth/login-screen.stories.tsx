import { hasSessionEnded, noteSessionEnd } from '@pomp/api-client';
import { failure, handlersFor, never, offline, success } from '@pomp/api-client/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import {
  askedFor,
  inPortal,
  marieke,
  twoLanguages,
  visited,
  visitor,
  wholeScreen,
  withoutReception,
} from '../provider/in-portal.stories.setup.js';
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

/** A password manager finds both, and knows which is which. */
export const Empty: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByLabelText(/E-mailadres/)).toHaveAttribute('autocomplete', 'username');
    await expect(canvas.getByLabelText(/^Wachtwoord/)).toHaveAttribute('autocomplete', 'current-password');
  },
};

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

const inEnglish = { login: success({ user: { ...marieke, locale: 'en-GB' } }) };

/** The bare address names no language: the one kept in the account is what is known. */
export const GoesToTheOverviewInTheLanguageKept: Story = {
  parameters: { msw: { handlers: handlersFor(inEnglish) }, portal: { customer: null, edition: twoLanguages } },
  play: async ({ canvasElement }) => {
    await logIn(canvasElement);
    await waitFor(() => expect(visited.replace.mock.calls).toEqual([['/en/account/']]));
  },
};

/** The page that was asked for stands in the language that its address says. */
export const GoesBackInTheLanguageAskedFor: Story = {
  beforeEach: askedFor('/account/documenten/'),
  parameters: { msw: { handlers: handlersFor(inEnglish) }, portal: { customer: null, edition: twoLanguages } },
  play: async ({ canvasElement }) => {
    await logIn(canvasElement);
    await waitFor(() => expect(visited.replace.mock.calls).toEqual([['/account/documenten/']]));
  },
};

/** A page of a seller whose own language is English stands here for one below a language's code. */
export const GoesOnInTheLanguageOfThisPage: Story = {
  parameters: {
    msw: { handlers: handlersFor(inEnglish) },
    portal: { customer: null, edition: { locale: 'en-GB', locales: ['en-GB', 'nl-NL'] } },
  },
  play: async ({ canvasElement }) => {
    await logIn(canvasElement);
    await waitFor(() => expect(visited.replace.mock.calls).toEqual([['/nl/account/']]));
  },
};

/** Whoever was sent here from a page, and then chose another language in the header. */
export const GoesBackInTheLanguageChosenOnTheWay: Story = {
  ...GoesOnInTheLanguageOfThisPage,
  beforeEach: askedFor('/account/documenten/'),
  play: async ({ canvasElement }) => {
    await logIn(canvasElement);
    await waitFor(() => expect(visited.replace.mock.calls).toEqual([['/nl/account/documenten/']]));
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

/** The browser knows that there is no reception: that is said as well, and pressing again is possible. */
export const NoReception: Story = {
  ...NoConnection,
  beforeEach: withoutReception(visitor),
  play: async ({ canvasElement }) => {
    const canvas = await logIn(canvasElement);
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Er is geen verbinding.');
    await expect(canvas.getByRole('button', { name: 'Inloggen' })).not.toHaveAttribute('aria-disabled', 'true');
  },
};

export const SessionEnded: Story = {
  beforeEach: () => {
    visitor();
    noteSessionEnd();
    return visitor;
  },
  play: async ({ canvasElement }) => {
    await expect(
      within(canvasElement).getByText('Je was een tijd weg, dus we hebben je uitgelogd. Je antwoorden zijn bewaard.'),
    ).toBeVisible();
    await logIn(canvasElement);
    await waitFor(() => expect(visited.replace).toHaveBeenCalled());
    await expect(hasSessionEnded()).toBe(false);
  },
};
