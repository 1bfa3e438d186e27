import { hasSessionEnded, takeRedirect } from '@pomp/api-client';
import { failure, handlersFor, never, offline } from '@pomp/api-client/testing';
import { Text } from '@pomp/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { inPortal, marieke, signedIn, visited, visitor } from '../provider/in-portal.stories.setup.js';
import { LoginGuard } from './login-guard.js';

const meta = {
  title: 'Portal/Account/Toegang',
  component: LoginGuard,
  decorators: [inPortal],
  args: { children: <Text>Alleen voor klanten</Text> },
  beforeEach: signedIn,
  parameters: { msw: { handlers: handlersFor() } },
} satisfies Meta<typeof LoginGuard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Loading: Story = {
  parameters: { msw: { handlers: handlersFor({ session: never }) } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('Laden voor een duurzamere toekomst...')).toBeVisible();
    await expect(canvas.queryByText('Alleen voor klanten')).not.toBeInTheDocument();
  },
};

export const SignedIn: Story = {
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('Alleen voor klanten')).toBeVisible();
  },
};

/** The server knew who it is: there is nothing to wait for. */
export const KnownToTheServer: Story = {
  args: { customer: marieke },
  parameters: { msw: { handlers: handlersFor({ session: never }) } },
  play: ({ canvasElement }) => {
    expect(within(canvasElement).getByText('Alleen voor klanten')).toBeVisible();
  },
};

export const SignedOut: Story = {
  parameters: {
    msw: { handlers: handlersFor({ session: failure(401, { message: 'Je bent niet ingelogd.', code: 'notSignedIn' }) }) },
  },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(visited.replace.mock.calls).toEqual([['/auth/login/']]));
    await expect(within(canvasElement).queryByText('Alleen voor klanten')).not.toBeInTheDocument();
    // The page asked for is remembered for after logging in.
    await expect(takeRedirect('nothing')).toBe(window.location.pathname + window.location.search);
    await expect(hasSessionEnded()).toBe(true);
  },
};

/** A page that was opened again after the session ended, as by a phone that closed the tab: the server knows, and the browser not yet. */
export const EndedMeanwhile: Story = {
  args: { customer: null },
  play: async () => {
    await waitFor(() => expect(visited.replace.mock.calls).toEqual([['/auth/login/']]));
    await expect(hasSessionEnded()).toBe(true);
  },
};

/** Whoever never logged in here wasn't away. */
export const NeverSignedIn: Story = {
  beforeEach: visitor,
  args: { customer: null },
  play: async () => {
    await waitFor(() => expect(visited.replace.mock.calls).toEqual([['/auth/login/']]));
    await expect(hasSessionEnded()).toBe(false);
  },
};

export const NoConnection: Story = {
  parameters: { msw: { handlers: handlersFor({ session: offline }) } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Er is geen verbinding.');
    await expect(canvas.getByRole('button', { name: 'We proberen het opnieuw…' })).toBeVisible();
    await expect(visited.replace).not.toHaveBeenCalled();
  },
};
