import { exampleAnswer, handlersFor } from '@pomp/api-client/testing';
import { Button } from '@pomp/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, spyOn, userEvent, within } from 'storybook/test';
import { LoginGuard } from '../account/login-guard.js';
import { OrderQuoteScreen } from '../quotes/order-quote-screen.js';
import { inAccount, signedIn, wholeScreen } from './in-portal.stories.setup.js';
import { PortalProvider } from './portal-provider.js';

const { id: quoteId } = exampleAnswer('postQuote');

const meta = {
  title: 'Portal/Om een scherm heen',
  component: PortalProvider,
  decorators: [inAccount],
  beforeEach: signedIn,
  args: {
    today: () => '2026-11-21',
    now: () => new Date(),
    children: <LoginGuard children={<OrderQuoteScreen quoteId={quoteId} />} />,
  },
  parameters: { ...wholeScreen, msw: { handlers: handlersFor() } },
} satisfies Meta<typeof PortalProvider>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A host that renders anew, and wrote the clock inline: it is another function each time. What was typed stays, and nobody used the page by that. */
export const ClockWrittenInline: Story = {
  render: function Host({ today, now, children }) {
    const [times, setTimes] = useState(0);
    return (
      <>
        <Button tone="secondary" onClick={() => setTimes(times + 1)}>{`Opnieuw (${times})`}</Button>
        <PortalProvider today={today} now={() => now()}>
          {children}
        </PortalProvider>
      </>
    );
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const terms = await canvas.findByRole('checkbox', { name: /^Ik ga akkoord met de voorwaarden/ });
    await userEvent.click(terms);
    const listening = spyOn(window, 'addEventListener');
    await userEvent.click(canvas.getByRole('button', { name: 'Opnieuw (0)' }));
    await expect(await canvas.findByRole('button', { name: 'Opnieuw (1)' })).toBeVisible();
    await expect(terms).toBeChecked();
    await expect(listening.mock.calls.filter(([name]) => name === 'pointermove')).toEqual([]);
    listening.mockRestore();
  },
};
