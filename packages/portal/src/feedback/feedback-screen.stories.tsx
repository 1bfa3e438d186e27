import { exampleAnswer, failure, handlersFor, never, offline, success } from '@pomp/api-client/testing';
import { keptPlaces, localDraftStore } from '@pomp/forms';
import type { House as AnyHouse, Order } from '@pomp/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { answering, askToLeave, inAccount, marieke, signedIn, visited, wholeScreen } from '../provider/in-portal.stories.setup.js';
import { FeedbackScreen } from './feedback-screen.js';

const [house, another] = exampleAnswer('getHouses') as [AnyHouse, AnyHouse];
const [order] = exampleAnswer('getOrders') as [Order];

const finished = { ...house, houseInfoCompleted: true, installationInfoPompAoCompleted: true };

const meta = {
  title: 'Portal/Bedankt',
  component: FeedbackScreen,
  decorators: [inAccount],
  beforeEach: signedIn,
  args: { type: 'woning' },
  parameters: {
    ...wholeScreen,
    msw: { handlers: handlersFor({ getOrders: success([]), getHouses: success([finished]) }) },
    portal: { pathname: '/account/feedback/' },
  },
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
  parameters: answering({ getHouses: success([finished]) }),
  play: async ({ canvasElement }) => {
    await expect(
      await within(canvasElement).findByRole('heading', { level: 1, name: 'Je installatiegegevens zijn binnen.' }),
    ).toBeVisible();
    await expect(await overview(canvasElement)).toBeVisible();
  },
};

/** Na de installatie missen soms de woninggegevens nog: die zijn dan het volgende. */
export const HouseInfoMissing: Story = {
  args: { type: 'installatie' },
  parameters: answering({ getHouses: success([{ ...finished, houseInfoCompleted: false }]) }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('link', { name: 'Verder met woninggegevens' })).toHaveAttribute(
      'href',
      `/account/woning/?houseId=${house.id}`,
    );
    await expect(canvas.getByText('Voor je bestelling hebben we ook nog je woninggegevens nodig.')).toBeVisible();
  },
};

/** Van een bestelling waarvan het plan er is, is niets meer nodig; van een latere wel. */
export const LaterOrder: Story = {
  parameters: answering({
    getOrders: success([
      { ...order, step: 'FP', status: 'MI' },
      { ...order, id: 'later', orderNumber: '2026-09999', orderDate: '2026-11-20', houseId: another.id, step: 'SI', status: 'MI' },
    ]),
    getHouses: success([house, { ...another, houseInfoCompleted: true, installationInfoPompAoCompleted: false }]),
  }),
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('link', { name: 'Verder met installatiegegevens' })).toHaveAttribute(
      'href',
      expect.stringContaining(`houseId=${another.id}`),
    );
  },
};

/** Wie hier komt voordat alles is ingevuld, wordt niet bedankt. */
export const NotFinished: Story = {
  parameters: answering({ getOrders: success([]), getHouses: success([house]) }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Er missen nog woninggegevens.' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Verder invullen' })).toHaveAttribute('href', '/account/woning/');
    await expect(canvas.queryByText('Bedankt!')).not.toBeInTheDocument();
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
  parameters: answering({
    getHouses: success([finished]),
    getOrders: failure(503, { message: 'We kunnen je gegevens nu even niet ophalen.', code: 'unavailable' }),
  }),
  play: async ({ canvasElement }) => {
    await expect(await overview(canvasElement)).toBeVisible();
  },
};

export const Narrow: Story = { globals: { viewport: { value: 'reflow' } } };

const given = fn();
const say = async (canvas: ReturnType<typeof within>) => {
  await userEvent.click(await canvas.findByRole('radio', { name: 'Goed' }));
  await userEvent.type(canvas.getByRole('textbox', { name: /Wat kan er beter/ }), 'De meterkast was lastig.');
  await userEvent.click(canvas.getByRole('button', { name: 'Verstuur' }));
};

/** Wie wil, zegt hoe het ging. */
export const Told: Story = {
  parameters: answering({
    getOrders: success([]),
    getHouses: success([finished]),
    postFeedback: async (request) => {
      given(await request.json());
      return success({});
    },
  }),
  play: async ({ canvasElement }) => {
    given.mockClear();
    const canvas = within(canvasElement);
    await say(canvas);
    await expect(await canvas.findByText('Dank je wel. Hier worden we beter van.')).toBeVisible();
    await expect(document.activeElement).toContainElement(canvas.getByText('Dank je wel. Hier worden we beter van.'));
    await expect(given.mock.calls).toEqual([[{ type: 'woning', grade: '4', message: 'De meterkast was lastig.' }]]);
    await expect(canvas.queryByRole('button', { name: 'Verstuur' })).not.toBeInTheDocument();
    await expect(keptPlaces(marieke.id)).toEqual([]);
  },
};

/** Zoals na een sessie die eindigde terwijl iemand typte. */
export const WordsOfAnEarlierVisit: Story = {
  beforeEach: () => {
    const cleanUp = signedIn();
    const keptAt = new Date(performance.timeOrigin);
    localDraftStore(marieke.id, 'feedback/woning', () => keptAt).save(
      { values: { message: 'De meterkast was lastig.' }, startedFrom: undefined },
      keptAt,
    );
    return cleanUp;
  },
  play: async ({ canvasElement }) => {
    const message = await within(canvasElement).findByRole('textbox', { name: /Wat kan er beter/ });
    await waitFor(() => expect(message).toHaveValue('De meterkast was lastig.'));
  },
};

export const NothingChosen: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Verstuur' }));
    await waitFor(() => expect(canvas.getAllByText('Vereist').length).toBeGreaterThan(0));
  },
};

/** Wat er staat, gaat niet verloren door een druk op iets anders. */
export const AsksBeforeLeaving: Story = {
  beforeEach: () => {
    askToLeave.mockImplementation(() => false);
    return () => void askToLeave.mockImplementation(() => true);
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(await canvas.findByRole('textbox', { name: /Wat kan er beter/ }), 'De meterkast was lastig.');
    await userEvent.click(await overview(canvasElement));
    await expect(askToLeave).toHaveBeenCalledOnce();
    await expect(visited.push).not.toHaveBeenCalled();
  },
};

/** Lukt het versturen niet, dan blijft staan wat er stond. */
export const NotSent: Story = {
  parameters: answering({ getOrders: success([]), getHouses: success([finished]), postFeedback: offline }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await say(canvas);
    await expect(await canvas.findByRole('alert')).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: /Wat kan er beter/ })).toHaveValue('De meterkast was lastig.');
  },
};
