import { exampleAnswer, failure, handlersFor, never, success } from '@pomp/api-client/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { answering, inAccount, signedIn, wholeScreen } from '../provider/in-portal.stories.setup.js';
import { QuotesScreen } from './quotes-screen.js';

const meta = {
  title: 'Portal/Offertes',
  component: QuotesScreen,
  decorators: [inAccount],
  beforeEach: signedIn,
  parameters: { ...wholeScreen, msw: { handlers: handlersFor() }, portal: { pathname: '/account/offertes/' } },
} satisfies Meta<typeof QuotesScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

type Quote = ReturnType<typeof exampleAnswer<'postQuote'>>;
const quote = exampleAnswer('postQuote');
const ordered: Quote = {
  ...quote,
  id: '2',
  product: 'Pomp AO',
  formValues: { product: 'Pomp AO', hasPompAo: null, quantity: 2, removeBoiler: null, quoteDate: '2026-10-02' },
  lines: [{ description: 'Pomp AO', quantity: 2, unitPrice: 340_000, amount: 680_000 }],
  total: 680_000,
  vat: 118_017,
  validUntil: '2026-11-01',
  order: { id: '1', orderNumber: '2026-01482' },
  status: 'ordered',
};
const expired: Quote = {
  ...quote,
  id: '3',
  formValues: { ...quote.formValues, quoteDate: '2026-08-01' },
  validUntil: '2026-08-31',
  status: 'expired',
};

export const OneQuote: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const own = within((await canvas.findByRole('heading', { level: 2, name: 'All-electric' })).closest('li') ?? canvasElement);
    await expect(own.getByText('Lindelaan 12, 3581 KJ Utrecht')).toBeVisible();
    await expect(own.getByText(/^€\s9\.225$/)).toBeVisible();
    await expect(own.getByText(/Geldig tot en met 18-12-2026/)).toBeVisible();
    await expect(own.getByRole('link', { name: 'Bekijken: offerte voor All-electric' })).toHaveAttribute(
      'href',
      `/account/offertes/bekijken/?quoteId=${quote.id}`,
    );
    await expect(canvas.getByRole('link', { name: 'Offerte aanvragen' })).toHaveAttribute('href', '/account/offertes/aanvragen/');
  },
};

export const EveryStatus: Story = {
  parameters: answering({ getQuotes: success([quote, ordered, expired]) }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('heading', { level: 2, name: '2 × Pomp AO' })).toBeVisible();
    for (const status of ['Open', 'Besteld', 'Verlopen']) await expect(canvas.getByText(status)).toBeVisible();
    await expect(canvas.getAllByText(/Geldig tot/)).toHaveLength(1);
  },
};

export const OnAPhone: Story = { ...EveryStatus, globals: { viewport: { value: 'phone' } } };

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
      },
    ]),
  }),
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText(/1284 bis achterhuis, 3581 KJ Gasselterboerveenschemond/);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

export const NoQuotes: Story = {
  parameters: answering({ getQuotes: success([]) }),
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('Geen offertes beschikbaar')).toBeVisible();
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
    const canvas = within(canvasElement);
    await expect(await canvas.findByText('We kunnen je gegevens nu even niet ophalen.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'We proberen het opnieuw…' })).toBeVisible();
  },
};
