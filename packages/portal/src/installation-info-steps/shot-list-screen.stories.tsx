import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, spyOn, userEvent, waitFor, within } from 'storybook/test';
import {
  allElectricOrder,
  everythingStored,
  house,
  installationServer,
  nothingStored,
  orderOf,
  photo,
  storedUploads,
} from '../installation-info/installation-server.stories.setup.js';
import { inAccount, signedIn, wholeScreen } from '../provider/in-portal.stories.setup.js';
import { ShotListScreen } from './shot-list-screen.js';

const meta = {
  title: 'Portal/Fotolijst',
  component: ShotListScreen,
  decorators: [inAccount],
  beforeEach: signedIn,
  args: { houseId: house.id, flow: 'pomp ao' },
  globals: { viewport: { value: 'phone' } },
  parameters: {
    ...wholeScreen,
    ...installationServer(nothingStored).parameters,
    portal: { pathname: '/account/installatie/fotolijst/' },
  },
} satisfies Meta<typeof ShotListScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const make = async (canvasElement: HTMLElement, name: RegExp) => {
  const list = within(canvasElement);
  const [button] = await list.findAllByRole('button', { name });
  if (!button) throw new Error(`There is no button ${String(name)}.`);
  await userEvent.click(button);
  const camera = canvasElement.querySelector<HTMLInputElement>('input[capture]');
  if (!camera) throw new Error('There is no camera.');
  await userEvent.upload(camera, photo('image.svg'));
};

const visit = installationServer(nothingStored);

/** Alle foto’s van alle vragen, de camera voorop; elke foto is bewaard zodra hij er is. */
export const OneVisit: Story = {
  parameters: visit.parameters,
  play: async ({ canvasElement, step }) => {
    const canvas = within(canvasElement);

    await step('says how many are left', async () => {
      await expect(await canvas.findByRole('heading', { level: 1, name: 'Nog 9 foto’s.' })).toBeVisible();
      await expect(canvas.getByText('0 van 9 binnen')).toBeVisible();
    });

    await step('a photo is an answer at once, under the name of what it shows', async () => {
      await make(canvasElement, /^Maak foto: Het typeplaatje/);
      await waitFor(() =>
        expect(visit.saves.at(-1)).toMatchObject({
          installationInfo: { photos: { photoCurrentGasBoilerAndPipes: ['upload-typeplaatje.svg'] } },
        }),
      );
      await expect(await canvas.findByText('1 van 9 binnen')).toBeVisible();
    });

    await step('what nobody can get at is an answer, too', async () => {
      await make(canvasElement, /^Maak foto: De hele ketel/);
      await make(canvasElement, /^Maak foto: De ruimte om de ketel/);
      await expect(await canvas.findByText('3 van 9 binnen')).toBeVisible();
      await userEvent.click(canvas.getByRole('button', { name: /^Ik kan er niet bij: De hele plek/ }));
      await expect(await canvas.findByText('6 van 9 binnen')).toBeVisible();
      await expect(visit.saves.at(-1)).toMatchObject({
        installationInfo: { photos: { photoPompAoPlacementLocation: ['o.b.'] } },
      });
    });
  },
};

const cellar = installationServer(nothingStored, { hasReception: () => false });

export const WithoutReception: Story = {
  parameters: cellar.parameters,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await make(canvasElement, /^Maak foto: De hele ketel/);
    await expect(await canvas.findByText('0 van 9 binnen, 1 wacht op bereik')).toBeVisible();
    await expect(canvas.getByText(/^Geen bereik\. Ga rustig door/)).toBeVisible();
  },
};

/** Een vol toestel bewaart niets: dan staat er dat de pagina open moet blijven, en niet dat het op dit toestel staat. */
export const FullDevice: Story = {
  parameters: cellar.parameters,
  beforeEach: () => {
    const put = spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw new DOMException('Full.', 'QuotaExceededError');
    });
    return () => put.mockRestore();
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await make(canvasElement, /^Maak foto: De hele ketel/);
    await expect(await canvas.findByText('Nog niet bewaard: houd deze pagina open.')).toBeVisible();
    await expect(canvas.getByText(/^Nog niet bewaard: dit toestel heeft geen ruimte/)).toBeVisible();
    await expect(canvas.queryByText(/staan op dit toestel/)).toBeNull();
  },
};

const [first, ...others] = storedUploads;
const again = installationServer(everythingStored, {
  uploads: first
    ? [
        ...others,
        {
          ...first,
          fileName: 'typeplaatje.jpg',
          again: { reason: 'Te donker: we kunnen het typenummer niet lezen.', at: '2026-11-20T09:00:00.000Z' },
        },
      ]
    : [],
});

/** Een foto die de adviseur graag opnieuw heeft, staat voorop met waarom. */
export const AskedAgain: Story = {
  parameters: again.parameters,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText(/^Nu: Het typeplaatje/)).toBeVisible();
    await expect(canvas.getByText('Graag opnieuw')).toBeVisible();
    await expect(canvas.getByText('Te donker: we kunnen het typenummer niet lezen.')).toBeVisible();
    await make(canvasElement, /^Maak foto: Het typeplaatje/);
    await waitFor(() => expect(canvas.queryByText('Graag opnieuw')).toBeNull());
  },
};

export const AllElectric: Story = {
  args: { houseId: house.id, flow: 'all-electric' },
  parameters: installationServer(nothingStored, { orders: [orderOf[allElectricOrder.flow ?? 'all-electric']] }).parameters,
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('heading', { level: 1, name: /^Nog \d+ foto’s\.$/ })).toBeVisible();
  },
};
