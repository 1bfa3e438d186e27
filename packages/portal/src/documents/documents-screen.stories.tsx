import { exampleAnswer, failure, handlersFor, never, success } from '@pomp/api-client/testing';
import type { Order } from '@pomp/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { answering, elsewhere, inAccount, signedIn, wholeScreen } from '../provider/in-portal.stories.setup.js';
import { DocumentsScreen } from './documents-screen.js';

const [order] = exampleAnswer('getOrders') as [Order];
type OrderDocument = ReturnType<typeof exampleAnswer<'getDocuments'>>[number];
const [invoice, plan] = exampleAnswer('getDocuments') as [OrderDocument, OrderDocument];

const meta = {
  title: 'Portal/Documenten',
  component: DocumentsScreen,
  decorators: [inAccount],
  beforeEach: signedIn,
  parameters: { ...wholeScreen, msw: { handlers: handlersFor() }, portal: { pathname: '/account/documenten/' } },
} satisfies Meta<typeof DocumentsScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Documents: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const table = within(await canvas.findByRole('table', { name: `Documenten van bestelling ${order.orderNumber}` }));
    const row = within(table.getByRole('row', { name: /Factuur aanbetaling/ }));
    await expect(row.getByText('20-11-2026')).toBeVisible();
    await expect(row.getByRole('link', { name: 'Bekijken: Factuur aanbetaling (opent in een nieuw tabblad)' })).toHaveAttribute(
      'href',
      invoice.url,
    );
    await expect(row.getByRole('link', { name: 'Bekijken: Factuur aanbetaling (opent in een nieuw tabblad)' })).toHaveAttribute(
      'target',
      '_blank',
    );
    await expect(row.getByRole('link', { name: 'Downloaden: Factuur aanbetaling' })).toHaveAttribute(
      'href',
      `/api/download?url=${encodeURIComponent(invoice.url)}`,
    );
    await expect(row.getByRole('link', { name: 'Betalen: Factuur aanbetaling' })).toHaveAttribute('href', invoice.paymentLink);
    await expect(table.getAllByRole('link', { name: /^Betalen/ })).toHaveLength(1);
  },
};

/** What the API has leads to the API; where an invoice is paid stays in the portal. */
export const ApiElsewhere: Story = {
  parameters: { portal: { pathname: '/account/documenten/', client: elsewhere } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const view = await canvas.findByRole('link', { name: /^Bekijken: Factuur aanbetaling/ });
    await expect(view).toHaveAttribute('href', `https://api.seller.example${invoice.url}`);
    await expect(canvas.getByRole('link', { name: /^Downloaden: Factuur aanbetaling/ })).toHaveAttribute(
      'href',
      `https://api.seller.example/api/download?url=${encodeURIComponent(invoice.url)}`,
    );
    await expect(canvas.getByRole('link', { name: 'Betalen: Factuur aanbetaling' })).toHaveAttribute('href', invoice.paymentLink);
  },
};

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };

export const OtherOrder: Story = {
  args: { orderId: '2' },
  parameters: answering({
    getOrders: success([order, { ...order, id: '2', orderNumber: '2026-02000', orderDate: '2026-01-02' }]),
    getDocuments: (request) => success(new URL(request.url).searchParams.get('orderId') === '2' ? [plan] : []),
  }),
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('table', { name: 'Documenten van bestelling 2026-02000' })).toBeVisible();
  },
};

export const UnknownOrder: Story = {
  args: { orderId: 'van-iemand-anders' },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText(/^Deze bestelling hebben we niet gevonden\./)).toBeVisible();
  },
};

export const NoDocuments: Story = {
  parameters: answering({ getDocuments: success([]) }),
  play: async ({ canvasElement }) => {
    await expect(
      await within(canvasElement).findByText('Er zijn nog geen documenten aangemaakt voor deze bestelling.'),
    ).toBeVisible();
  },
};

export const NoOrders: Story = {
  parameters: answering({ getOrders: success([]) }),
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('Je hebt nog geen bestellingen geplaatst.')).toBeVisible();
  },
};

export const LongNames: Story = {
  parameters: answering({
    getDocuments: success([
      { ...invoice, documentName: 'Aansprakelijkheidswaardevaststellingsveranderingen en installatieplan voor de burgemeester' },
    ]),
  }),
};

export const Loading: Story = {
  parameters: answering({ getDocuments: never }),
  play: async ({ canvasElement }) => {
    // Once there is an order to choose, it stands elsewhere: another element.
    await waitFor(() => expect(within(canvasElement).getByText('Documenten laden')).toBeVisible());
  },
};

export const LoadingOrders: Story = {
  parameters: answering({ getOrders: never }),
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(within(canvasElement).getByText('Documenten laden')).toBeVisible());
  },
};

export const Failed: Story = {
  parameters: answering({
    getDocuments: failure(503, { message: 'We kunnen je gegevens nu even niet ophalen.', code: 'unavailable' }),
  }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText('We kunnen je gegevens nu even niet ophalen.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'We proberen het opnieuw…' })).toBeVisible();
  },
};
