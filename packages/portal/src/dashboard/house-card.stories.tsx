import { exampleAnswer, failure, never, success } from '@pomp/api-client/testing';
import type { House } from '@pomp/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { everythingStored, nothingStored, partlyStored } from '../house-info/stored-examples.stories.setup.js';
import { answering, inPortal, signedIn } from '../provider/in-portal.stories.setup.js';
import { HouseCard } from './house-card.js';

const [house] = exampleAnswer('getHouses') as [House];
const street = 'woninggegevens van Lindelaan 12';

const meta = {
  title: 'Portal/Woning op het overzicht',
  component: HouseCard,
  decorators: [inPortal],
  beforeEach: signedIn,
  args: { house },
  parameters: answering({ getHouseInfo: success(partlyStored) }),
} satisfies Meta<typeof HouseCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Partly: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText('Hoofdadres · 2 van 5 onderdelen ingevuld')).toBeVisible();
    await expect(canvas.getByText('Nog niet compleet')).toBeInTheDocument();
    await expect(canvas.getByRole('link', { name: `Invullen: ${street}` })).toHaveAttribute(
      'href',
      `/account/woning/verwarmingssysteem/?houseId=${house.id}`,
    );
  },
};

export const Nothing: Story = { parameters: answering({ getHouseInfo: success(nothingStored) }) };

/** Everything is filled in, and the customer hasn't said so: what is left is to finish. */
export const ToFinish: Story = {
  parameters: answering({ getHouseInfo: success(everythingStored) }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('link', { name: `Afronden: ${street}` })).toHaveAttribute(
      'href',
      expect.stringContaining(`houseId=${house.id}`),
    );
    await expect(canvas.getByText('Nog niet compleet')).toBeInTheDocument();
  },
};

export const Complete: Story = {
  args: { house: { ...house, houseInfoCompleted: true } },
  parameters: answering({ getHouseInfo: success(everythingStored) }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('link', { name: `Bekijken: ${street}` })).toBeVisible();
    await expect(canvas.queryByText('Nog niet compleet')).not.toBeInTheDocument();
  },
};

/** In half a screen the longest section still has its mark beside it. */
export const BesideAnother: Story = {
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: '25rem' }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvasElement }) => {
    const [section] = await within(canvasElement).findAllByText(/^Verwarmingssysteem/);
    const mark = section!.parentElement!.querySelector('svg')!;
    await expect(mark.getBoundingClientRect().width).toBe(20);
    await expect(section!.getClientRects()).toHaveLength(1);
  },
};

export const LongNames: Story = {
  globals: { viewport: { value: 'reflow' } },
  args: {
    house: {
      ...house,
      address: 'Westerhaar-Vriezenveensewijkse Binnenkanaalweg 1284,bis achterhuis',
      city: 'Gasselterboerveenschemond',
    },
  },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText(/2 van 5/);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

export const Loading: Story = { parameters: answering({ getHouseInfo: never }) };

/** Which house it is stays said. */
export const Failed: Story = {
  parameters: answering({
    getHouseInfo: failure(503, { message: 'We kunnen je gegevens nu even niet ophalen.', code: 'unavailable' }),
  }),
  play: async ({ canvasElement }) => {
    const card = within(await within(canvasElement).findByRole('region', { name: 'Lindelaan 12' }));
    await expect(await card.findByText('We kunnen je gegevens nu even niet ophalen.')).toBeVisible();
    await expect(card.getByText(`${house.zipcode} ${house.city}`)).toBeVisible();
  },
};
