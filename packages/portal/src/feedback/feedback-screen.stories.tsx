import { exampleAnswer, failure, handlersFor, never, success } from '@pomp/api-client/testing';
import type { House as AnyHouse } from '@pomp/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { answering, inAccount, signedIn, wholeScreen } from '../portal/in-portal.stories.setup.js';
import { FeedbackScreen } from './feedback-screen.js';

const [house] = exampleAnswer('getHouses') as [AnyHouse];

const meta = {
  title: 'Portal/Bedankt',
  component: FeedbackScreen,
  decorators: [inAccount],
  beforeEach: signedIn,
  args: { type: 'woning' },
  parameters: { ...wholeScreen, msw: { handlers: handlersFor({ getOrders: success([]) }) }, portal: { pathname: '/account/feedback/' } },
} satisfies Meta<typeof FeedbackScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const overview = (canvasElement: HTMLElement) => within(canvasElement).findByRole('link', { name: 'Naar je overzicht' });

export const House: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Je woninggegevens zijn binnen.' })).toBeVisible();
    await expect(canvas.getByText('Bedankt!')).toBeVisible();
    await expect(await overview(canvasElement)).toHaveAttribute('href', '/account/');
  },
};

export const Installation: Story = {
  args: { type: 'installatie' },
  parameters: answering({ getHouses: success([{ ...house, houseInfoCompleted: true, installationInfoPompAoCompleted: true }]) }),
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('heading', { level: 1, name: 'Je installatiegegevens zijn binnen.' })).toBeVisible();
    await expect(await overview(canvasElement)).toBeVisible();
  },
};

/** The way on doesn't wait for what it would depend on. */
export const Loading: Story = {
  parameters: answering({ getOrders: never, getHouses: never }),
  play: async ({ canvasElement }) => {
    await expect(await overview(canvasElement)).toBeVisible();
  },
};

export const Failing: Story = {
  parameters: answering({ getOrders: failure(503, { message: 'We kunnen je gegevens nu even niet ophalen.', code: 'unavailable' }) }),
  play: async ({ canvasElement }) => {
    await expect(await overview(canvasElement)).toBeVisible();
  },
};

export const Narrow: Story = { globals: { viewport: { value: 'reflow' } } };
