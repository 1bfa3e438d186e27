import { sessionHintCookie } from '@pomp/api-client';
import { exampleAnswer, failure, handlersFor, success } from '@pomp/api-client/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { marieke, signedIn, visitor } from '../provider/in-portal.stories.setup.js';
import { AccountLink } from './account-link.js';
import { tellCustomerChanged } from '../portal/customer-changed.js';

/**
 * For `beforeEach`: a visitor, whose story goes once everything it asked is answered. Said in another language a link is another one, for which the page asks who is
 * logged in once more; else the next story would answer that, and show it.
 */
function untilAnswered() {
  visitor();
  const { fetch } = window;
  const answers: Promise<unknown>[] = [];
  window.fetch = (...request) => {
    const answer = fetch(...request);
    // To its end. What becomes of a call that fails is for whoever made it.
    answers.push(answer.then((whole) => whole.clone().text()).catch(() => undefined));
    return answer;
  };
  return async () => {
    await Promise.all(answers);
    window.fetch = fetch;
  };
}

const meta = {
  title: 'Portal/Account/Link in de kop',
  component: AccountLink,
  beforeEach: untilAnswered,
  parameters: { msw: { handlers: handlersFor() } },
} satisfies Meta<typeof AccountLink>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Visitor: Story = {
  parameters: {
    msw: { handlers: handlersFor({ session: () => Promise.reject(new Error('A visitor’s page asked who is logged in.')) }) },
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('link', { name: 'Inloggen' })).toHaveAttribute('href', '/auth/login/');
  },
};

export const Customer: Story = {
  beforeEach: signedIn,
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('link', { name: /Marieke/ })).toHaveAttribute('href', '/account/');
  },
};

/** A page that was made for this customer asks nothing again. */
export const KnownByTheServer: Story = {
  beforeEach: signedIn,
  args: { customer: marieke },
  parameters: {
    msw: {
      handlers: handlersFor({
        session: success({ ...exampleAnswer('session'), user: { ...marieke, firstName: 'Opnieuw gevraagd' } }),
      }),
    },
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('link', { name: /Marieke/ })).toHaveAttribute('href', '/account/');
    await expect(
      waitFor(() => expect(within(canvasElement).getByText('Opnieuw gevraagd')).toBeVisible(), { timeout: 500 }),
    ).rejects.toThrow();
  },
};

let comesBackAt = 0;

/** Each time long after the last, as nobody asks again at once. */
function comeBack() {
  comesBackAt += 60_000;
  const event = new Event('visibilitychange');
  Object.defineProperty(event, 'timeStamp', { value: performance.now() + comesBackAt });
  document.dispatchEvent(event);
}

/** Logging in or out in another tab shows here too, on coming back. */
export const LogsInElsewhere: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('link', { name: 'Inloggen' })).toBeVisible();
    document.cookie = `${sessionHintCookie}=1; Path=/`;
    comeBack();
    await expect(await canvas.findByRole('link', { name: /Marieke/ })).toHaveAttribute('href', '/account/');
  },
};

export const LogsOutElsewhere: Story = {
  beforeEach: signedIn,
  args: { customer: marieke },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('link', { name: /Marieke/ })).toBeVisible();
    visitor();
    comeBack();
    await expect(await canvas.findByRole('link', { name: 'Inloggen' })).toHaveAttribute('href', '/auth/login/');
  },
};

/** The name that was saved on this very page. */
export const TakesAnotherName: Story = {
  beforeEach: signedIn,
  args: { customer: marieke },
  parameters: {
    msw: {
      handlers: handlersFor({ session: success({ ...exampleAnswer('session'), user: { ...marieke, firstName: 'Marijke' } }) }),
    },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('link', { name: /Marieke/ })).toBeVisible();
    tellCustomerChanged();
    await expect(await canvas.findByRole('link', { name: /Marijke/ })).toBeVisible();
  },
};

export const LongName: Story = {
  beforeEach: signedIn,
  parameters: {
    msw: {
      handlers: handlersFor({
        session: success({ ...exampleAnswer('session'), user: { ...marieke, firstName: 'Wilhelmina-Hendrika Antoinette' } }),
      }),
    },
  },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('Wilhelmina-Hendrika Antoinette')).toBeVisible();
  },
};

export const SessionEnded: Story = {
  beforeEach: signedIn,
  parameters: {
    msw: { handlers: handlersFor({ session: failure(401, { message: 'Je bent niet ingelogd.', code: 'notSignedIn' }) }) },
  },
  play: async ({ canvasElement }) => {
    // The hint goes, so that the next page asks nothing.
    await waitFor(() => expect(document.cookie).not.toContain('pomp_signed_in'));
    await expect(within(canvasElement).getByRole('link', { name: 'Inloggen' })).toBeVisible();
  },
};
