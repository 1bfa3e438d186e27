import { exampleAnswer, failure, handlersFor, success } from '@pomp/api-client/testing';
import { PageHeader } from '@pomp/design-system';
import { deviceFiles, placesWithFiles } from '@pomp/forms';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { house, houseInfoServer } from '../house-info-steps/house-info-server.stories.setup.js';
import { installationServer, nothingStored as installationStored } from '../installation-info/installation-server.stories.setup.js';
import { everythingStored } from '../house-info/stored-examples.stories.setup.js';
import { inPortal, marieke, signedIn, visited, wholeScreen } from '../provider/in-portal.stories.setup.js';
import { AccountFrame } from './account-frame.js';

const completeHouses = exampleAnswer('getHouses').map((house) => ({ ...house, houseInfoCompleted: true }));

const meta = {
  title: 'Portal/Account/Omlijsting',
  component: AccountFrame,
  decorators: [inPortal],
  args: { children: <PageHeader title="Een scherm van het account" /> },
  beforeEach: signedIn,
  parameters: { ...wholeScreen, msw: { handlers: handlersFor() }, portal: { customer: marieke, pathname: '/account/woning/' } },
} satisfies Meta<typeof AccountFrame>;

export default meta;
type Story = StoryObj<typeof meta>;

export const HouseIncomplete: Story = {
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('Nog niet compleet')).toBeInTheDocument();
  },
};

export const EverythingFilledIn: Story = {
  parameters: { msw: { handlers: handlersFor({ getHouses: success(completeHouses) }) } },
};

async function signOut(canvasElement: HTMLElement) {
  const canvas = within(canvasElement);
  const menu = canvas.queryByRole('button', { name: /Woninggegevens/ });
  if (menu) await userEvent.click(menu);
  await userEvent.click(await canvas.findByRole('button', { name: 'Uitloggen' }));
}

export const SignsOut: Story = {
  play: async ({ canvasElement }) => {
    const key = (customerId: string) => `pomp.kept:${customerId}:houseInfo/1/consumption`;
    for (const customerId of [marieke.id, 'someone-else']) localStorage.setItem(key(customerId), '{}');
    await deviceFiles(marieke.id, 'a/house').keep({ key: 'left', field: 'boiler', file: new File(['abc'], 'ketel.jpg') });
    await signOut(canvasElement);
    await waitFor(() => expect(visited.replace.mock.calls).toEqual([['/auth/login/']]));
    await expect(localStorage.getItem(key(marieke.id))).toBeNull();
    await expect(localStorage.getItem(key('someone-else'))).toBe('{}');
    await waitFor(async () => expect(await placesWithFiles(marieke.id)).toEqual([]));
  },
};

export const SigningOutFails: Story = {
  parameters: {
    msw: { handlers: handlersFor({ removeSession: failure(503, { message: 'Even niet bereikbaar.', code: 'unavailable' }) }) },
  },
  play: async ({ canvasElement }) => {
    await signOut(canvasElement);
    await waitFor(() => expect(within(document.body).getAllByText('Even niet bereikbaar.').length).toBeGreaterThan(0));
    await expect(visited.replace).not.toHaveBeenCalled();
  },
};

const left = houseInfoServer(everythingStored);
const placeOfLeft = `pomp.kept:${marieke.id}:houseInfo/${house.id}/consumption`;

/** What an earlier visit left on the device goes by itself, on whichever screen, on top of what was saved since. */
export const SendsWhatWasLeft: Story = {
  parameters: { ...left.parameters, portal: { customer: marieke, pathname: '/account/', keepAfter: 20 } },
  beforeEach: () => {
    const cleanUp = signedIn();
    const { consumption } = everythingStored.houseInfo;
    const startedFrom = { ...consumption, gasConsumption: '1300' };
    const values = { ...startedFrom, electricityConsumption: '3100' };
    localStorage.setItem(
      placeOfLeft,
      JSON.stringify({ keptAt: new Date(performance.timeOrigin).toISOString(), values, startedFrom }),
    );
    return cleanUp;
  },
  play: async () => {
    await expect(
      await within(document.body).findByText('De antwoorden die nog op dit toestel stonden, zijn bewaard.'),
    ).toBeVisible();
    await expect(left.saves).toHaveLength(1);
    await expect(left.saves[0]).toMatchObject({
      houseInfo: { completed: true, consumption: { gasConsumption: '1450', electricityConsumption: '3100' } },
    });
    await expect(localStorage.getItem(placeOfLeft)).toBeNull();
  },
};

const photographed = installationServer(installationStored);

/** Photos, too: from whichever screen. */
export const SendsPhotosThatWereLeft: Story = {
  parameters: { ...photographed.parameters, portal: { customer: marieke, pathname: '/account/' } },
  beforeEach: async () => {
    const cleanUp = signedIn();
    await deviceFiles(marieke.id, `${house.id}/pomp ao`).keep({
      key: 'left',
      field: 'photoCurrentGasBoilerAndPipes',
      file: new File(['abc'], 'ketel.jpg', { type: 'image/jpeg' }),
    });
    return cleanUp;
  },
  play: async () => {
    await waitFor(() =>
      expect(photographed.saves.at(-1)).toMatchObject({
        installationInfo: { photos: { photoCurrentGasBoilerAndPipes: ['upload-ketel.jpg'] } },
      }),
    );
    await waitFor(async () => expect(await placesWithFiles(marieke.id)).toEqual([]));
  },
};
