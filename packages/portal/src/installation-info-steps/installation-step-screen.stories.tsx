import { failure, offline, success } from '@pomp/api-client/testing';
import { deleteDeviceFiles, deviceFiles, placesWithFiles } from '@pomp/forms';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import {
  allElectricOrder,
  aoOrder,
  everythingStored,
  house,
  installationServer,
  nothingStored,
  orderOf,
  partlyStored,
  photo,
  storedUploads,
} from '../installation-info/installation-server.stories.setup.js';
import { answering, inAccount, marieke, signedIn, visited, wholeScreen } from '../provider/in-portal.stories.setup.js';
import { InstallationStepScreen } from './installation-step-screen.js';

const meta = {
  title: 'Portal/Installatiegegevens in stappen',
  component: InstallationStepScreen,
  decorators: [inAccount],
  beforeEach: signedIn,
  args: { step: 'photos', houseId: house.id, flow: 'pomp ao' },
  // On a phone it asks one question at a time: stories of that say so.
  globals: { viewport: { value: 'desktop' } },
  parameters: {
    ...wholeScreen,
    ...installationServer(nothingStored).parameters,
    portal: { pathname: '/account/installatie/fotos/' },
  },
} satisfies Meta<typeof InstallationStepScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const press = async (canvasElement: HTMLElement, name: string | RegExp) =>
  userEvent.click(await within(canvasElement).findByRole('button', { name }));
const choose = async (canvasElement: HTMLElement, question: RegExp, answer: string) =>
  userEvent.click(
    within(await within(canvasElement).findByRole('radiogroup', { name: question })).getByRole('radio', { name: answer }),
  );
const upload = async (canvasElement: HTMLElement, field: string, ...names: string[]) => {
  const input = await waitFor(() => {
    const found = canvasElement.querySelector<HTMLInputElement>(`input[name=${field}]`);
    if (!found) throw new Error('The picker is still on its way.');
    return found;
  });
  await userEvent.upload(input, names.map(photo));
};
const stepPath = (slug: string, flow = 'pomp+ao') => `/account/installatie/${slug}/?houseId=${house.id}&flow=${flow}`;
const wentTo = (href: string) => waitFor(() => expect(visited.push.mock.calls).toEqual([[href, { scroll: 'keep' }]]));

const starting = installationServer(nothingStored);

export const Photos: Story = {
  parameters: starting.parameters,
  play: async ({ canvasElement, step }) => {
    const canvas = within(canvasElement);

    await step('where you are, and what a good photo shows', async () => {
      await expect(await canvas.findByText('Stap 1 van 3 · Pomp AO · Lindelaan 12')).toBeVisible();
      await expect(canvas.getByRole('heading', { level: 1, name: "Foto's gasketel en plaatsingslocatie" })).toBeVisible();
      await expect(await canvas.findByRole('img', { name: /cv-ketel, met alle leidingen/ })).toBeVisible();
      await expect(canvas.getByText('De hele ketel, met alle leidingen eronder')).toBeVisible();
      await expect(canvas.queryByText(/Komt de Pomp T/)).not.toBeInTheDocument();
    });

    await step('a required question without photos is not left', async () => {
      await press(canvasElement, 'Opslaan en volgende');
      await expect(await canvas.findAllByText("Kies minstens één bestand of 'ik weet het niet'.")).not.toHaveLength(0);
    });

    await step('each photo is stored as it arrives', async () => {
      await upload(canvasElement, 'photoCurrentGasBoilerAndPipes', 'ketel.jpg', 'typeplaatje.jpg');
      await waitFor(() =>
        expect(starting.saves.at(-1)).toMatchObject({
          installationInfo: {
            completed: false,
            photos: { photoCurrentGasBoilerAndPipes: ['upload-ketel.jpg', 'upload-typeplaatje.jpg'], completed: false },
          },
        }),
      );
    });

    await step('‘Ik weet het niet’ is an answer too', async () => {
      await press(canvasElement, /^Ik weet het niet: .*Pomp AO komt/);
      await press(canvasElement, 'Opslaan en volgende');
      await wentTo(stepPath('plaatsingslocatie'));
      await expect(starting.saves.at(-1)).toEqual({
        flow: 'pomp ao',
        installationInfo: {
          completed: true,
          photos: {
            photoCurrentGasBoilerAndPipes: ['upload-ketel.jpg', 'upload-typeplaatje.jpg'],
            photoPompAoPlacementLocation: ['o.b.'],
            completed: true,
            pompaoCompleted: true,
          },
        },
      });
    });
  },
};

const reception = { here: false };
const cellar = installationServer(nothingStored, { hasReception: () => reception.here });

/** In een kelder zonder bereik: de foto’s wachten op de telefoon, en gaan vanzelf zodra het kan. Niemand hoeft te drukken. */
export const WithoutReception: Story = {
  parameters: cellar.parameters,
  beforeEach: () => void (reception.here = false),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await upload(canvasElement, 'photoCurrentGasBoilerAndPipes', 'ketel.jpg', 'typeplaatje.jpg');
    await expect(await canvas.findByText('0 van 2 binnen, 2 wachten op bereik')).toBeVisible();
    await expect(canvas.queryByText('Uploaden mislukt. Probeer het opnieuw.')).toBeNull();
    await waitFor(async () => expect(await placesWithFiles(marieke.id)).toEqual([`${house.id}/pomp ao`]));
    reception.here = true;
    window.dispatchEvent(new Event('online'));
    await waitFor(() =>
      expect(cellar.saves.at(-1)).toMatchObject({
        installationInfo: { photos: { photoCurrentGasBoilerAndPipes: ['upload-ketel.jpg', 'upload-typeplaatje.jpg'] } },
      }),
    );
    await waitFor(async () => expect(await placesWithFiles(marieke.id)).toEqual([]));
  },
};

const nextVisit = installationServer(nothingStored);

/** Wat een vorig bezoek niet kon versturen, gaat bij het volgende door. */
export const KeptFromAnEarlierVisit: Story = {
  parameters: nextVisit.parameters,
  beforeEach: async () => {
    const cleanUp = signedIn();
    await deleteDeviceFiles(marieke.id);
    const files = deviceFiles(marieke.id, `${house.id}/pomp ao`);
    await files.keep({ key: 'left', field: 'photoPompAoPlacementLocation', file: photo('tuin.jpg') });
    return cleanUp;
  },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('tuin.jpg')).toBeVisible();
    await waitFor(() =>
      expect(nextVisit.saves.at(-1)).toMatchObject({
        installationInfo: { photos: { photoPompAoPlacementLocation: ['upload-tuin.jpg'] } },
      }),
    );
    await waitFor(async () => expect(await placesWithFiles(marieke.id)).toEqual([]));
  },
};

const withPhone = installationServer(nothingStored);
const boilerPhotos = { houseId: house.id, section: 'photos', field: 'photoCurrentGasBoilerAndPipes' };

export const FromYourPhone: Story = {
  parameters: withPhone.parameters,
  play: async ({ canvasElement, step }) => {
    const body = within(document.body);
    await userEvent.click(await within(canvasElement).findByRole('button', { name: /^Met je telefoon: .*gasketel/ }));
    const modal = within(await body.findByRole('dialog', { name: 'Maak de foto’s met je telefoon' }));
    await waitFor(() => expect(modal.getByRole('img', { name: /QR-code/ })).toBeVisible());
    await expect(modal.getByText('Nog geen foto’s of video’s bij deze vraag.')).toBeVisible();

    await step('what the phone adds appears, and is stored', async () => {
      withPhone.add(boilerPhotos, 'telefoon.jpg');
      await waitFor(() => expect(modal.getByText('Er staat nu 1 bestand bij deze vraag.')).toBeVisible());
      await waitFor(() =>
        expect(withPhone.saves.at(-1)).toMatchObject({
          installationInfo: { photos: { photoCurrentGasBoilerAndPipes: ['upload-telefoon.jpg'] } },
        }),
      );
      await userEvent.click(modal.getByRole('button', { name: 'Klaar' }));
      await waitFor(() => expect(within(canvasElement).getByRole('button', { name: 'Verwijder telefoon.jpg' })).toBeVisible());
    });
  },
};

const ofElement = installationServer(nothingStored, { orders: [orderOf['all-electric']] });

export const AllElectricPlacing: Story = {
  args: { step: 'placing', flow: 'all-electric' },
  parameters: ofElement.parameters,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('radiogroup', { name: /Waar komt de Pomp AO/ })).toBeVisible();
    await expect(canvas.getByRole('radiogroup', { name: /Komt er een Element bij/ })).toBeVisible();
    await expect(canvas.getAllByText(/190 × 63 × 63 cm/)).not.toHaveLength(0);
  },
};

const finishing = installationServer(
  { ...everythingStored, installationInfo: { ...everythingStored.installationInfo, completed: false, connection: undefined } },
  { uploads: storedUploads },
);

export const FinishesThePompAo: Story = {
  args: { step: 'connection' },
  parameters: finishing.parameters,
  play: async ({ canvasElement }) => {
    await choose(canvasElement, /leidingen voor de Pomp AO in het zicht/, 'Ja');
    await userEvent.type(await within(canvasElement).findByRole('textbox', { name: /Pomp AO naar die leidingen/ }), '3,5');
    await press(canvasElement, /^Ik weet het niet: .*nieuwe leidingen/);
    await press(canvasElement, 'Opslaan en afronden');
    await wentTo('/account/feedback/?type=installatie');
    await expect(finishing.flags).toEqual([{ installationInfoPompAoCompleted: true }]);
  },
};

const upgrade = installationServer(
  {
    ...nothingStored,
    installationInfo: {
      completed: false,
      placing: {
        element: 'nee',
        floorPompt: 'begane grond',
        pomptFitStairs: 'ja',
        doesCvNeedToBeMoved: 'nee',
        completed: true,
        pomptCompleted: true,
      },
      photos: { pomptAtCurrentBoilerLocation: 'ja', completed: true, pomptCompleted: true },
    },
  },
  { orders: [orderOf['pomp t']] },
);

export const FinishesAnUpgrade: Story = {
  args: { step: 'connection', flow: 'pomp t' },
  parameters: upgrade.parameters,
  play: async ({ canvasElement }) => {
    await choose(canvasElement, /stopcontact van 12 ampère bij de plek van de Pomp T/, 'Ja');
    await press(canvasElement, 'Opslaan en afronden');
    await wentTo('/account/feedback/?type=installatie');
    await expect(upgrade.flags).toEqual([{ installationInfoPompTCompleted: true }]);
    await expect(upgrade.saves.at(-1)).toEqual({
      flow: 'pomp t',
      installationInfo: { completed: true, connection: { wallOutletPompt: 'ja', completed: true, pomptCompleted: true } },
    });
  },
};

const toReview = installationServer(partlyStored);

export const SomethingElseIsMissing: Story = {
  args: { step: 'connection' },
  parameters: toReview.parameters,
  play: async ({ canvasElement }) => {
    await choose(canvasElement, /leidingen voor de Pomp AO in het zicht/, 'Ja');
    await userEvent.type(await within(canvasElement).findByRole('textbox', { name: /Pomp AO naar die leidingen/ }), '3');
    await press(canvasElement, /^Ik weet het niet: .*nieuwe leidingen/);
    await press(canvasElement, 'Opslaan en afronden');
    await wentTo(stepPath('nakijken'));
    await expect(toReview.flags).toEqual([]);
  },
};

export const UploadFails: Story = {
  parameters: {
    ...installationServer(nothingStored).parameters,
    uploadClient: { send: () => Promise.reject(new Error('connection lost')), remove: () => Promise.resolve() },
  },
  play: async ({ canvasElement }) => {
    await upload(canvasElement, 'photoCurrentGasBoilerAndPipes', 'ketel.jpg');
    await expect(await within(canvasElement).findByText('Uploaden mislukt. Probeer het opnieuw.')).toBeVisible();
  },
};

/** Files are on their way while the next step is filled in. */
export const OnTheirWay: Story = {
  parameters: {
    ...installationServer(nothingStored).parameters,
    uploadClient: { send: () => new Promise(() => undefined), remove: () => Promise.resolve() },
  },
  play: async ({ canvasElement }) => {
    await upload(canvasElement, 'photoCurrentGasBoilerAndPipes', 'ketel.jpg', 'leidingen.jpg', 'ruimte.jpg');
    await expect(await within(canvasElement).findByText(/Je bestanden zijn nog onderweg/)).toBeVisible();
  },
};

export const NoCode: Story = {
  parameters: installationServer(nothingStored, { answers: { postUploadLink: offline } }).parameters,
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: /^Met je telefoon: .*gasketel/ }));
    await expect(await within(document.body).findByRole('alert')).toHaveTextContent(/Er is geen verbinding/);
  },
};

export const WhichOrder: Story = {
  args: { flow: undefined },
  parameters: installationServer(nothingStored, { orders: [aoOrder, { ...allElectricOrder, houseId: house.id }] }).parameters,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText(/Kies eerst de bestelling/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Kies een bestelling' })).toHaveAttribute('href', '/account/installatie/');
  },
};

export const NoSuchHouse: Story = {
  args: { houseId: 'elsewhere' },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('Geen huis gevonden')).toBeVisible();
  },
};

export const OnASmallPhone: Story = {
  globals: { viewport: { value: 'reflow' } },
  parameters: installationServer(partlyStored, { uploads: storedUploads }).parameters,
};

export const CannotBeLoaded: Story = {
  parameters: answering({
    getHouses: success([house]),
    getHouseInfo: failure(503, { message: 'We kunnen je gegevens nu even niet ophalen.', code: 'unavailable' }),
  }),
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('We kunnen je gegevens nu even niet ophalen.')).toBeVisible();
  },
};
