import { exampleAnswer, failure, never, success } from '@pomp/api-client/testing';
import type { House } from '@pomp/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { answering, inAccount, signedIn, visited, wholeScreen } from '../provider/in-portal.stories.setup.js';
import { HouseInfoScreen } from './house-info-screen.js';
import { everythingStored, nothingStored, partlyStored } from './stored-examples.stories.setup.js';

const [house, secondHouse] = exampleAnswer('getHouses') as [House, House];
const complete = { ...house, houseInfoCompleted: true };

const meta = {
  title: 'Portal/Woninggegevens',
  component: HouseInfoScreen,
  decorators: [inAccount],
  beforeEach: signedIn,
  parameters: { ...wholeScreen, ...answering({}), portal: { pathname: '/account/woning/' } },
} satisfies Meta<typeof HouseInfoScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const section = (canvasElement: HTMLElement, name: string) => within(canvasElement).findByRole('heading', { name });

/** The sections are to be found at a glance, in the order of the screen, and none takes room until it is asked for. */
export const Complete: Story = {
  tags: ['print'],
  parameters: answering({ getHouses: success([complete, secondHouse]), getHouseInfo: success(everythingStored) }),
  play: async ({ canvasElement, step }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText(/Je woninggegevens zijn compleet\./)).toBeVisible();
    await expect(canvas.getAllByRole('heading', { name: / Ingevuld$/ }).map(({ textContent }) => textContent)).toEqual([
      'Woning Ingevuld',
      'Verbruik Ingevuld',
      'Verwarmingssysteem Ingevuld',
      'Isolatie & Ventilatie Ingevuld',
      'Energielabel Ingevuld',
    ]);
    await expect(canvas.getByText('1.450 m³')).not.toBeVisible();

    await step('unfolded, a section is there to read', async () => {
      await userEvent.click(await section(canvasElement, 'Verbruik Ingevuld'));
      await expect(canvas.getByText('1.450 m³')).toBeVisible();
      await expect(canvas.queryByRole('textbox', { name: /gas/ })).not.toBeInTheDocument();
    });

    await step('one at a time', async () => {
      await userEvent.click(await section(canvasElement, 'Verwarmingssysteem Ingevuld'));
      await expect(canvas.getByText('Radiatoren, Vloerverwarming')).toBeVisible();
      await expect(canvas.getByText('1.450 m³')).not.toBeVisible();
    });

    await step('and everything can be kept', async () => {
      const pdf = canvas.getByRole('link', { name: 'Download als pdf' });
      await expect(pdf).toHaveAttribute('href', `/api/account/getHouseInfoPdf?houseId=${house.id}`);
      await expect(pdf).toHaveAttribute('download');
    });
  },
};

export const PartlyFilledIn: Story = {
  parameters: answering({ getHouseInfo: success(partlyStored) }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('heading', { name: 'Nog 3 van 5 onderdelen' })).toBeVisible();
    await expect(canvas.getByText('Wat nog mist: Verwarmingssysteem, Isolatie & Ventilatie en Energielabel.')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Verder met Verwarmingssysteem' })).toHaveAttribute(
      'href',
      `/account/woning/verwarmingssysteem/?houseId=${house.id}`,
    );
    await userEvent.click(await section(canvasElement, 'Verwarmingssysteem Nog 2 vragen'));
    await expect(canvas.getByText('Radiatoren')).toBeVisible();
    await expect(canvas.getAllByText('Nog niet ingevuld').filter((text) => text.closest('details[open]'))).toHaveLength(2);
  },
};

export const NothingFilledIn: Story = {
  parameters: answering({ getHouseInfo: success(nothingStored), getHouses: success([house]) }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('link', { name: 'Woninggegevens toevoegen' })).toHaveAttribute(
      'href',
      `/account/woning/verbruik/?houseId=${house.id}`,
    );
    await expect(canvas.getAllByRole('heading', { name: / Nog niet ingevuld$/ })).toHaveLength(5);
    await expect(canvas.queryByRole('link', { name: 'Download als pdf' })).not.toBeInTheDocument();
  },
};

/** Every section is done, but the customer never said so: the house still has its mark. */
export const NotYetFinished: Story = {
  parameters: answering({ getHouseInfo: success(everythingStored) }),
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('link', { name: 'Nakijken en afronden' })).toHaveAttribute(
      'href',
      expect.stringContaining(`houseId=${house.id}`),
    );
  },
};

/** With one address there is nothing to choose. */
export const OneHouse: Story = {
  parameters: answering({ getHouses: success([complete]), getHouseInfo: success(everythingStored) }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText('Lindelaan 12, 3581 KJ Utrecht')).toBeVisible();
    await expect(canvas.queryByRole('combobox', { name: 'Kies een adres' })).not.toBeInTheDocument();
    await expect(canvas.getByText('Hoofdadres')).toBeVisible();
  },
};

export const ChoosesAnotherAddress: Story = {
  parameters: answering({ getHouses: success([complete, secondHouse]) }),
  play: async ({ canvasElement, step }) => {
    const canvas = within(canvasElement);
    const choice = await canvas.findByRole('combobox', { name: 'Kies een adres' });

    await step('the main address is chosen already, and the list says which one it is and which misses something', async () => {
      await expect(canvas.getByText('Lindelaan 12, 3581 KJ Utrecht')).toBeVisible();
      await userEvent.click(choice);
      await expect(await canvas.findByRole('option', { name: 'Lindelaan 12, 3581 KJ Utrecht Hoofdadres' })).toBeVisible();
      await expect(canvas.getByRole('option', { name: /^Havenstraat 3 A, 1271 AD Huizen.*Nog niet compleet$/ })).toBeVisible();
    });

    await userEvent.click(canvas.getByRole('option', { name: /Havenstraat/ }));
    await expect(visited.push.mock.calls).toEqual([[`/account/woning/?houseId=${secondHouse.id}`]]);
    await expect(await canvas.findByText('Havenstraat 3 A, 1271 AD Huizen')).toBeVisible();
    await step('and the next one can be chosen from there', async () => {
      await expect(choice).toHaveFocus();
    });
  },
};

export const AddressFromTheUrl: Story = {
  args: { houseId: secondHouse.id },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('Havenstraat 3 A, 1271 AD Huizen')).toBeVisible();
  },
};

export const AddsAHouse: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('link', { name: 'Woning toevoegen' }));
    await expect(visited.push.mock.calls).toEqual([['/account/woning/nieuw/']]);
  },
};

export const NoSuchHouse: Story = {
  args: { houseId: 'elsewhere' },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('Geen huis gevonden')).toBeVisible();
  },
};

export const NoHouses: Story = {
  parameters: answering({ getHouses: success([]) }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(
      await canvas.findByText(/Je hebt nog geen woningen toegevoegd\. Klik op de knop hierboven om een woning toe te voegen\./),
    ).toBeVisible();
    await expect(canvas.getByText('Geen huizen beschikbaar')).toBeVisible();
  },
};

const longHouse = {
  ...house,
  address: 'Burgemeester van Nispen tot Sevenaerstraat 1284,bis achterhuis',
  city: 'Gasselterboerveenschemond',
};

export const LongNames: Story = {
  globals: { viewport: { value: 'reflow' } },
  parameters: answering({ getHouses: success([longHouse, secondHouse]), getHouseInfo: success(partlyStored) }),
  play: async ({ canvasElement }) => {
    await expect(
      await within(canvasElement).findByText(/Burgemeester van Nispen tot Sevenaerstraat 1284 bis achterhuis, 3581 KJ/),
    ).toBeVisible();
    await section(canvasElement, 'Verwarmingssysteem Nog 2 vragen');
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

export const LoadingHouses: Story = {
  parameters: answering({ getHouses: never }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('Woningen ophalen')).toBeVisible();
    await expect(canvas.getByText('Adres laden')).toBeVisible();
  },
};

export const LoadingHouseInfo: Story = {
  parameters: answering({ getHouseInfo: never }),
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(within(canvasElement).getByText('Woninggegevens laden')).toBeVisible());
  },
};

const unavailable = failure(503, { message: 'We kunnen je gegevens nu even niet ophalen.', code: 'unavailable' });

export const Failed: Story = {
  parameters: answering({ getHouses: unavailable }),
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('We kunnen je gegevens nu even niet ophalen.')).toBeVisible();
  },
};

/** The address can still be settled when what is known of it isn't there. */
export const HouseInfoFailed: Story = {
  parameters: answering({ getHouseInfo: unavailable }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText('We kunnen je gegevens nu even niet ophalen.')).toBeVisible();
    await expect(canvas.getByRole('heading', { name: 'Adresinstellingen' })).toBeVisible();
  },
};
