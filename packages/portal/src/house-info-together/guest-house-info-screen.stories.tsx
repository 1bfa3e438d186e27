import { exampleAnswer, failure, success } from '@pomp/api-client/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { partlyStored } from '../house-info/stored-examples.stories.setup.js';
import { answering, inPortal, visitor, wholeScreen } from '../provider/in-portal.stories.setup.js';
import { GuestHouseInfoScreen } from './guest-house-info-screen.js';

type GuestBody = ReturnType<typeof exampleAnswer<'getGuestHouseInfo'>>;

/** A server that keeps what a guest saves, and refuses a save of what was saved since. */
function guestServer() {
  let version = 1;
  let kept = partlyStored.houseInfo;
  const saves: unknown[] = [];
  const body = (): GuestBody => ({
    ...exampleAnswer('getGuestHouseInfo'),
    houseInfo: kept,
    revision: `v${version}`,
  });
  const store = (houseInfo: GuestBody['houseInfo']) => {
    kept = { ...kept, ...houseInfo };
    version += 1;
  };
  return {
    saves,
    saveElsewhere: store,
    parameters: answering({
      getGuestHouseInfo: () => success(body()),
      postGuestHouseInfo: async (request) => {
        const { section, revision } = (await request.json()) as {
          section: { houseInfo: GuestBody['houseInfo'] };
          revision: string;
        };
        saves.push(section.houseInfo);
        if (revision !== `v${version}`) return failure(409, { message: 'Intussen veranderd.', code: 'conflict' });
        store(section.houseInfo);
        return success(body());
      },
    }),
  };
}

/** Wie een link kreeg van de bewoner, vult zonder account de vragen over één woning in. */
const meta = {
  title: 'Portal/Samen invullen',
  component: GuestHouseInfoScreen,
  decorators: [inPortal],
  beforeEach: visitor,
  args: { token: 'a-token' },
  parameters: { ...wholeScreen, portal: { pathname: '/samen-invullen/', keepAfter: 50 } },
} satisfies Meta<typeof GuestHouseInfoScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

async function editUsage(canvasElement: HTMLElement) {
  const canvas = within(canvasElement);
  await userEvent.click(await canvas.findByRole('heading', { name: /^Verbruik / }));
  await userEvent.click(canvas.getByRole('button', { name: /^Verbruik aanpassen$/ }));
  return canvas.findByRole('textbox', { name: /stroom/ });
}

const byItself = guestServer();

export const SavesByItself: Story = {
  parameters: byItself.parameters,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Samen invullen' })).toBeVisible();
    await expect(canvas.getByText(/^Hoi Sam! .*Lindelaan 12.*tot en met 5 december 2026\.$/)).toBeVisible();
    const field = await editUsage(canvasElement);
    await userEvent.clear(field);
    await userEvent.type(field, '3100');
    await waitFor(() => expect(byItself.saves.at(-1)).toMatchObject({ consumption: { electricityConsumption: '3100' } }));
    await waitFor(() => expect(canvas.getByText(/^Bewaard om \d\d\.\d\d$/)).toBeVisible());
  },
};

const merging = guestServer();

/** De bewoner veranderde intussen iets anders: beide antwoorden blijven. */
export const Merges: Story = {
  parameters: merging.parameters,
  play: async ({ canvasElement }) => {
    const field = await editUsage(canvasElement);
    const { consumption } = partlyStored.houseInfo;
    merging.saveElsewhere({ completed: false, consumption: { ...consumption, waterConsumption: '77' } });
    await userEvent.clear(field);
    await userEvent.type(field, '3100');
    await waitFor(() =>
      expect(merging.saves.at(-1)).toMatchObject({ consumption: { electricityConsumption: '3100', waterConsumption: '77' } }),
    );
    await waitFor(() => expect(within(canvasElement).getByDisplayValue('77')).toBeVisible());
  },
};

export const Ended: Story = {
  parameters: answering({ getGuestHouseInfo: failure(404, { message: 'Niet gevonden.', code: 'notFound' }) }),
  play: async ({ canvasElement }) => {
    const title = await within(canvasElement).findByRole('heading', { level: 1, name: 'Deze link werkt niet meer' });
    await expect(title).toBeVisible();
  },
};

let reached = false;

/** De verbinding viel weg bij het openen: de gast kan het opnieuw proberen. */
export const TriedAgain: Story = {
  beforeEach: () => {
    reached = false;
    visitor();
  },
  parameters: answering({
    getGuestHouseInfo: () =>
      reached
        ? success({ ...exampleAnswer('getGuestHouseInfo'), houseInfo: partlyStored.houseInfo })
        : failure(503, { message: 'We zijn even niet bereikbaar.', code: 'unavailable' }),
  }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText('We zijn even niet bereikbaar.')).toBeVisible();
    reached = true;
    await userEvent.click(canvas.getByRole('button', { name: 'Probeer opnieuw' }));
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Samen invullen' })).toBeVisible();
  },
};
