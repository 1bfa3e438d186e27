import { exampleAnswer, failure, handlersFor, never, success } from '@pomp/api-client/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { answering, inAccount, signedIn, wholeScreen } from '../provider/in-portal.stories.setup.js';
import { QuoteScreen } from './quote-screen.js';

const quote = exampleAnswer('postQuote');

const meta = {
  title: 'Portal/Offerte',
  component: QuoteScreen,
  decorators: [inAccount],
  beforeEach: signedIn,
  args: { quoteId: quote.id },
  parameters: { ...wholeScreen, msw: { handlers: handlersFor() }, portal: { pathname: '/account/offertes/' } },
} satisfies Meta<typeof QuoteScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {
  tags: ['print'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const line = (await canvas.findByText('Pomp T met boiler van 200 liter')).closest('li');
    await expect(line).toHaveTextContent(/4\.950/);
    await expect(canvas.getByText(/^€\s9\.225$/)).toBeVisible();
    await expect(canvas.getByText(/^Daarvan is €\s1\.601,03 btw \(21%\)\.$/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Download als pdf' })).toHaveAttribute(
      'href',
      `/api/account/getQuotePdf?id=${quote.id}`,
    );
    await expect(canvas.getByRole('link', { name: 'Bestellen met deze offerte' })).toHaveAttribute(
      'href',
      `/account/offertes/bestellen/?quoteId=${quote.id}`,
    );
    await expect(canvas.getByRole('link', { name: 'Offerte aanpassen' })).toHaveAttribute(
      'href',
      `/account/offertes/aanvragen/?quoteId=${quote.id}`,
    );
  },
};

export const OnAPhone: Story = { ...Open, globals: { viewport: { value: 'phone' } } };

export const Ordered: Story = {
  parameters: answering({ getQuotes: success([{ ...quote, status: 'ordered', order: { id: '1', orderNumber: '2026-01482' } }]) }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText('Je hebt met deze offerte besteld. Je bestelling heeft nummer 2026-01482.')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Bekijk je bestelling' })).toHaveAttribute('href', '/account/bestellingen/');
    await expect(canvas.queryByRole('link', { name: 'Offerte aanpassen' })).not.toBeInTheDocument();
  },
};

export const Expired: Story = {
  parameters: answering({ getQuotes: success([{ ...quote, status: 'expired', validUntil: '2026-10-31' }]) }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText(/^Deze offerte was geldig tot en met 31-10-2026\./)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Offerte aanvragen' })).toHaveAttribute('href', '/account/offertes/aanvragen/');
    await expect(canvas.queryByRole('link', { name: 'Bestellen met deze offerte' })).not.toBeInTheDocument();
  },
};

export const LongNames: Story = {
  globals: { viewport: { value: 'reflow' } },
  parameters: answering({
    getQuotes: success([
      {
        ...quote,
        address: {
          ...quote.address,
          address: 'Burgemeester van Nispen tot Sevenaerstraat,1284 bis achterhuis',
          city: 'Gasselterboerveenschemond',
        },
        lines: [
          {
            description: 'Aansprakelijkheidswaardevaststellingsveranderingen',
            quantity: 10,
            unitPrice: 99_999_999,
            amount: 999_999_990,
          },
        ],
        total: 999_999_990,
      },
    ]),
  }),
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText(/1284 bis achterhuis/);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

export const NotFound: Story = {
  args: { quoteId: 'van-iemand-anders' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText('Deze offerte hebben we niet gevonden.')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Naar je offertes' })).toHaveAttribute('href', '/account/offertes/');
  },
};

export const Loading: Story = {
  parameters: answering({ getQuotes: never }),
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('Offertes laden')).toBeInTheDocument();
  },
};

export const Failed: Story = {
  parameters: answering({
    getQuotes: failure(503, { message: 'We kunnen je gegevens nu even niet ophalen.', code: 'unavailable' }),
  }),
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('button', { name: 'We proberen het opnieuw…' })).toBeVisible();
  },
};
