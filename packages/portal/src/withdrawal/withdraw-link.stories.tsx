import { exampleAnswer, success } from '@pomp/api-client/testing';
import type { Order } from '@pomp/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { DocumentsScreen } from '../documents/documents-screen.js';
import { OrdersScreen } from '../orders/orders-screen.js';
import { answering, inAccount, signedIn, wholeScreen } from '../provider/in-portal.stories.setup.js';
import { WithdrawLink } from './withdraw-link.js';

const [exampleOrder] = exampleAnswer('getOrders') as [Order];
const order: Order = { ...exampleOrder, withdrawalUntil: '2026-12-07' };

const meta = {
  title: 'Portal/Herroepen/Link',
  component: WithdrawLink,
  decorators: [inAccount],
  beforeEach: signedIn,
  args: { order },
  parameters: {
    ...wholeScreen,
    ...answering({ getOrders: success([order, { ...order, id: '2', orderNumber: '2026-02000', withdrawalUntil: null }]) }),
  },
} satisfies Meta<typeof WithdrawLink>;

export default meta;
type Story = StoryObj<typeof meta>;

const leadsThere: Story['play'] = async ({ canvasElement }) => {
  const canvas = within(canvasElement);
  const link = await canvas.findByRole('link', { name: `Overeenkomst hier herroepen: bestelling ${order.orderNumber}` });
  await expect(link).toHaveAttribute('href', `/account/herroepen/?orderId=${order.id}`);
  await expect(canvas.getAllByRole('link', { name: /herroepen/ })).toHaveLength(1);
  await expect(canvas.getByText('Dat kan tot en met 7 december 2026.')).toBeVisible();
};

/** With the order that it can be done for, and with no other. */
export const AtOrders: Story = { render: () => <OrdersScreen />, play: leadsThere };
export const AtDocuments: Story = { render: () => <DocumentsScreen orderId={order.id} />, play: leadsThere };
