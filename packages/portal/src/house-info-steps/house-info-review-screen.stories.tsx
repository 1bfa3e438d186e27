import { failure, success } from '@pomp/api-client/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { everythingStored, nothingStored, partlyStored } from '../house-info/stored-examples.stories.setup.js';
import { inAccount, signedIn, visited, wholeScreen } from '../provider/in-portal.stories.setup.js';
import { house, houseInfoServer } from './house-info-server.stories.setup.js';
import { HouseInfoReviewScreen } from './house-info-review-screen.js';

const meta = {
  title: 'Portal/Woninggegevens nakijken',
  component: HouseInfoReviewScreen,
  decorators: [inAccount],
  beforeEach: signedIn,
  args: { houseId: house.id },
  parameters: { ...wholeScreen, portal: { pathname: '/account/woning/nakijken/' } },
} satisfies Meta<typeof HouseInfoReviewScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const open = [{ ...house, houseInfoCompleted: false }];
const stepPath = (slug: string) => `/account/woning/${slug}/?houseId=${house.id}&terug=nakijken`;
const ready = houseInfoServer(everythingStored, { getHouses: success(open) });

export const Ready: Story = {
  tags: ['print'],
  // It is played once more to be printed.
  beforeEach: () => {
    ready.completions.length = 0;
  },
  parameters: ready.parameters,
  play: async ({ canvasElement, step }) => {
    const canvas = within(canvasElement);

    await step('every section in the order of the steps, with the way to change it', async () => {
      await expect(await canvas.findByRole('heading', { level: 1, name: 'Klopt alles?' })).toBeVisible();
      const sections = canvas.getAllByRole('link', { name: /aanpassen$/ });
      await expect(sections.map((link) => link.getAttribute('href'))).toEqual(
        ['verbruik', 'woning', 'isolatie-ventilatie', 'verwarmingssysteem', 'energielabel'].map(stepPath),
      );
      await expect(canvas.getByText('1.450 m³')).toBeVisible();
    });

    await step('to keep as a file', async () => {
      const pdf = canvas.getByRole('link', { name: 'Download als pdf' });
      await expect(pdf).toHaveAttribute('href', `/api/account/getHouseInfoPdf?houseId=${house.id}`);
      await expect(pdf).toHaveAttribute('download');
    });

    await step('finishing leads on', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Afronden' }));
      await waitFor(() => expect(visited.push.mock.calls).toEqual([['/account/feedback/?type=woning']]));
      await expect(ready.completions).toEqual([{ houseInfoCompleted: true }]);
    });
  },
};

export const SomethingIsMissing: Story = {
  parameters: houseInfoServer(partlyStored, { getHouses: success(open) }).parameters,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Nog 3 onderdelen, dan kun je afronden.' })).toBeVisible();
    const missing = canvas.getAllByRole('listitem').filter(({ textContent }) => textContent.includes('nog '));
    await expect(missing.map(({ textContent }) => textContent)).toEqual([
      'Isolatie & Ventilatie: nog 2 vragen',
      'Verwarmingssysteem: nog 2 vragen',
      'Energielabel: nog 2 vragen',
    ]);
    await expect(within(missing[0]!).getByRole('link')).toHaveAttribute('href', stepPath('isolatie-ventilatie'));
    await expect(canvas.queryByRole('button', { name: 'Afronden' })).not.toBeInTheDocument();
    await expect(canvas.getAllByText('Nog niet ingevuld').length).toBeGreaterThan(3);
  },
};

/** Everything is answered, but a step was left without finishing it. */
export const AnsweredButNotFinished: Story = {
  parameters: houseInfoServer(
    {
      ...everythingStored,
      houseInfo: { ...everythingStored.houseInfo, energylabel: { ...everythingStored.houseInfo.energylabel, completed: false } },
    },
    { getHouses: success(open) },
  ).parameters,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Nog één onderdeel, dan kun je afronden.' })).toBeVisible();
    await expect(canvas.getByText(/alles is beantwoord, kijk het na en sla het op/)).toBeVisible();
  },
};

export const Completed: Story = {
  parameters: houseInfoServer(everythingStored, { getHouses: success([{ ...house, houseInfoCompleted: true }]) }).parameters,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Alles is ingevuld.' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Afronden' })).not.toBeInTheDocument();
    await expect(canvas.getByRole('link', { name: 'Terug naar woninggegevens' })).toHaveAttribute(
      'href',
      `/account/woning/?houseId=${house.id}`,
    );
  },
};

export const NothingFilledIn: Story = { parameters: houseInfoServer(nothingStored, { getHouses: success(open) }).parameters };

export const FinishingFails: Story = {
  parameters: houseInfoServer(everythingStored, {
    getHouses: success(open),
    putHouse: failure(409, { message: 'Er mist nog iets bij Verwarmingssysteem.', code: 'conflict' }),
  }).parameters,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Afronden' }));
    await expect(await canvas.findByText('Er mist nog iets bij Verwarmingssysteem.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Afronden' })).toBeEnabled();
    await expect(visited.push).not.toHaveBeenCalled();
  },
};

export const LongWords: Story = {
  parameters: houseInfoServer(
    {
      ...everythingStored,
      houseInfo: {
        ...everythingStored.houseInfo,
        heating: {
          ...everythingStored.houseInfo.heating,
          typeGasBoiler: 'Hoogrendementscombinatieketelmetweersafhankelijkeregeling',
        },
      },
    },
    {
      getHouses: success([
        { ...house, address: 'Burgemeester van Nispen tot Sevenaerstraat 1284,bis achterhuis', city: 'Gasselterboerveenschemond' },
      ]),
    },
  ).parameters,
};

export const NoHouse: Story = {
  args: { houseId: undefined },
  parameters: houseInfoServer(everythingStored).parameters,
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('Geen huis gevonden')).toBeVisible();
  },
};
