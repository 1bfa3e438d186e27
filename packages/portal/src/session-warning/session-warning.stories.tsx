import { exampleAnswer, failure, handlersFor, success } from '@pomp/api-client/testing';
import { Button } from '@pomp/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { clock, inPortal, marieke, signedIn } from '../provider/in-portal.stories.setup.js';
import { SessionWarning } from './session-warning.js';

const minutes = 60;
const session = exampleAnswer('session');
const lasting = (expiresInSeconds: number, canExtend = true) =>
  success({ ...session, expiry: { ...session.expiry, expiresInSeconds, canExtend } });

const meta = {
  title: 'Portal/Account/Sessie loopt af',
  component: SessionWarning,
  decorators: [inPortal],
  render: () => (
    <>
      <Button tone="secondary">Iets anders op de pagina</Button>
      <SessionWarning />
    </>
  ),
  beforeEach: signedIn,
  parameters: {
    docs: { story: { inline: false, height: '34rem' } },
    msw: { handlers: handlersFor({ session: lasting(4 * minutes) }) },
  },
} satisfies Meta<typeof SessionWarning>;

export default meta;
type Story = StoryObj<typeof meta>;

const warning = () => screen.findByRole('dialog', { name: 'Wil je ingelogd blijven?' });
const gone = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

export const SomeMinutes: Story = {
  play: async () => {
    const dialog = await warning();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Ingelogd blijven' })).toHaveFocus());
    await expect(dialog).toHaveAccessibleDescription(/Over 4 minuten word je uitgelogd/);
  },
};

/** The customer came from the server or from logging in, without the time left: that is asked for at once, not a minute later. */
export const CustomerKnownAlready: Story = {
  parameters: { portal: { customer: marieke } },
  play: async () => {
    await expect(await warning()).toHaveAccessibleDescription(/Over 4 minuten/);
  },
};

/** The clock of the device is what counts down. */
export const LastMinute: Story = {
  play: async () => {
    const dialog = await warning();
    clock.ahead = 200_000;
    await waitFor(() => expect(dialog).toHaveAccessibleDescription(/Binnen een minuut word je uitgelogd/));
  },
};

export const Stays: Story = {
  play: async () => {
    await warning();
    await userEvent.click(screen.getByRole('button', { name: 'Ingelogd blijven' }));
    await gone();
  },
};

export const StaysByKeyboard: Story = {
  play: async () => {
    await warning();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Ingelogd blijven' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await gone();
  },
};

export const PutAway: Story = {
  play: async () => {
    await warning();
    await userEvent.keyboard('{Escape}');
    await gone();
  },
};

export const StayingFails: Story = {
  parameters: {
    msw: {
      handlers: handlersFor({
        session: lasting(4 * minutes),
        extendSession: failure(503, { message: 'Even niet bereikbaar.', code: 'unavailable' }),
      }),
    },
  },
  play: async () => {
    await warning();
    await userEvent.click(screen.getByRole('button', { name: 'Ingelogd blijven' }));
    await expect(await screen.findByRole('alert')).toHaveTextContent('Even niet bereikbaar.');
    await expect(screen.getByRole('button', { name: 'Ingelogd blijven' })).toBeVisible();
  },
};

/** At its maximum a session can't be made longer. */
export const CannotStay: Story = {
  parameters: { msw: { handlers: handlersFor({ session: lasting(3 * minutes, false) }) } },
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: 'Je wordt zo uitgelogd' });
    await expect(dialog).toHaveAccessibleDescription(/Sla eerst op waar je mee bezig bent/);
    await userEvent.click(screen.getByRole('button', { name: 'Begrepen' }));
    await gone();
  },
};

const asked: number[] = [];

/** When the time is up the server is asked: it has the last word. */
export const TimeIsUp: Story = {
  parameters: {
    msw: {
      handlers: handlersFor({
        session: () => {
          asked.push(1);
          return lasting(asked.length === 1 ? 2 * minutes : 1209600);
        },
      }),
    },
  },
  beforeEach: () => void (asked.length = 0),
  play: async () => {
    await warning();
    clock.ahead = 121_000;
    await gone();
    await waitFor(() => expect(asked).toHaveLength(2));
  },
};

export const TimeEnough: Story = {
  parameters: { msw: { handlers: handlersFor() } },
  play: async () => {
    await expect(screen.getByRole('button', { name: 'Iets anders op de pagina' })).toBeVisible();
    await expect(screen.queryByRole('dialog')).toBeNull();
  },
};
