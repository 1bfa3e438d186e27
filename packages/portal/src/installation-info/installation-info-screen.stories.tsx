import { exampleAnswer, failure, never, success } from '@pomp/api-client/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { answering, inAccount, marieke, signedIn, visited, wholeScreen } from '../provider/in-portal.stories.setup.js';
import { InstallationInfoScreen } from './installation-info-screen.js';
import {
  allElectricOrder,
  aoOrder,
  everythingStored,
  heatcycleOrder,
  house,
  installationServer,
  nothingStored,
  partlyStored,
  photo,
  secondHouse,
  storedUploads,
} from './installation-server.stories.setup.js';

const meta = {
  title: 'Portal/Installatiegegevens',
  component: InstallationInfoScreen,
  decorators: [inAccount],
  beforeEach: signedIn,
  parameters: { ...wholeScreen, ...installationServer(nothingStored).parameters, portal: { pathname: '/account/installatie/' } },
} satisfies Meta<typeof InstallationInfoScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const note = /hoeft daarvoor niet uitgesteld of geannuleerd te worden/;

export const NothingYet: Story = {
  // Of a phone's menu nothing is seen until it is opened.
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('link', { name: 'Installatiegegevens toevoegen' })).toHaveAttribute(
      'href',
      `/account/installatie/fotos/?houseId=${house.id}&flow=pomp+ao`,
    );
    await expect(canvas.getByText(note)).toBeVisible();
    await expect(canvas.getByText('Gegevens missen')).toBeVisible();
    const sections = canvas.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
    await expect(
      sections
        .filter((title) => /Plaatsings|Foto|Koppeling/.test(title ?? ''))
        .map((title) => /^(Plaatsingslocatie|Foto's|Koppeling)/.exec(title ?? '')?.[1]),
    ).toEqual(['Plaatsingslocatie', "Foto's", 'Koppeling']);
    await expect(await canvas.findByRole('link', { name: /Installatiegegevens.*Er missen gegevens/s })).toBeInTheDocument();
  },
};

export const Partial: Story = {
  parameters: installationServer(partlyStored, { uploads: storedUploads.slice(0, 0) }).parameters,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText('Nog 2 van 3 onderdelen')).toBeVisible();
    await expect(canvas.getByRole('link', { name: /^Verder met Foto's/ })).toHaveAttribute(
      'href',
      `/account/installatie/fotos/?houseId=${house.id}&flow=pomp+ao`,
    );
  },
};

const done = { ...house, installationInfoPompAoCompleted: true };

export const Complete: Story = {
  parameters: installationServer(everythingStored, { uploads: storedUploads, houses: [done, secondHouse] }).parameters,
  play: async ({ canvasElement, step }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText(/Je installatiegegevens zijn compleet/)).toBeVisible();
    await expect(canvas.queryByText('Gegevens missen')).not.toBeInTheDocument();
    await expect(canvas.getByRole('link', { name: 'Download als pdf' })).toHaveAttribute(
      'href',
      `/api/account/getInstallationInfoPdf?houseId=${house.id}&flow=pomp+ao`,
    );

    await step('photos are shown as photos', async () => {
      await userEvent.click(canvas.getByRole('heading', { name: /^Foto's gasketel/ }));
      const gallery = within(await canvas.findByRole('list', { name: /gasketel en de leidingen/ }));
      await expect(gallery.getByRole('link', { name: 'ketel.jpg (opent in een nieuw tabblad)' })).toHaveAttribute(
        'href',
        '/api/account/getUpload?id=upload-1&size=preview',
      );
      await expect(gallery.getByRole('link', { name: /^leidingen\.mov/ })).toBeVisible();
    });
  },
};

const editing = installationServer(everythingStored, { uploads: storedUploads, houses: [done, secondHouse] });

export const AddsAPhoto: Story = {
  parameters: editing.parameters,
  play: async ({ canvasElement, step }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('heading', { name: /^Foto's gasketel/ }));
    await userEvent.click(await canvas.findByRole('button', { name: /^Foto's gasketel.* aanpassen$/ }));
    const input = await waitFor(() => {
      const found = canvasElement.querySelector<HTMLInputElement>('input[name=photoCurrentGasBoilerAndPipes]');
      if (!found) throw new Error('The picker is still on its way.');
      return found;
    });

    await step('a photo that arrived is stored by itself, and the section stays finished', async () => {
      await userEvent.upload(input, [photo('typeplaatje.jpg')]);
      await waitFor(() => expect(editing.saves).toHaveLength(1));
      await expect(editing.saves[0]).toEqual({
        flow: 'pomp ao',
        installationInfo: {
          completed: true,
          photos: {
            photoCurrentGasBoilerAndPipes: ['upload-1', 'upload-2', 'upload-typeplaatje.jpg'],
            photoPompAoPlacementLocation: ['upload-3'],
            completed: true,
            pompaoCompleted: true,
          },
        },
      });
    });

    await step('and so is one that was deleted', async () => {
      await userEvent.click(await canvas.findByRole('button', { name: 'Verwijder ketel.jpg' }));
      await waitFor(() => expect(editing.saves).toHaveLength(2));
      await expect(editing.saves[1]).toMatchObject({
        installationInfo: { photos: { photoCurrentGasBoilerAndPipes: ['upload-2', 'upload-typeplaatje.jpg'] } },
      });
    });
  },
};

/** Wat een vorig bezoek op het toestel liet, staat meteen open. */
export const GoesOnWithWhatTheDeviceKept: Story = {
  beforeEach: () => {
    const cleanUp = signedIn();
    const keptAt = new Date(performance.timeOrigin).toISOString();
    const startedFrom = everythingStored.installationInfo.connection;
    const values = { ...startedFrom, pipeDistanceFromPompAo: '4' };
    const key = `pomp.kept:${marieke.id}:installationInfo/${house.id}/pomp ao/connection`;
    localStorage.setItem(key, JSON.stringify({ keptAt, values, startedFrom }));
    return cleanUp;
  },
  parameters: installationServer(everythingStored, { houses: [done, secondHouse] }).parameters,
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('button', { name: 'Opslaan' })).toBeVisible();
  },
};

export const ChoosesAnOrder: Story = {
  parameters: installationServer(nothingStored, { orders: [aoOrder, allElectricOrder, heatcycleOrder] }).parameters,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const choice = await canvas.findByRole('combobox', { name: 'Kies een bestelling' });
    await userEvent.click(choice);
    await expect(
      (await canvas.findAllByRole('option')).map(
        ({ textContent }) => /^(Pomp AO|All-electric|Heatcycle)/.exec(textContent ?? '')?.[0],
      ),
    ).toEqual(['Pomp AO', 'All-electric']);
    await userEvent.click(canvas.getByRole('option', { name: /^All-electric/ }));
    await expect(visited.push.mock.calls).toEqual([[`/account/installatie/?orderId=${allElectricOrder.id}`]]);
    await expect(await canvas.findByRole('link', { name: 'Installatiegegevens toevoegen' })).toHaveAttribute(
      'href',
      `/account/installatie/fotos/?houseId=${secondHouse.id}&flow=all-electric`,
    );
    await expect(choice).toHaveFocus();
  },
};

/** All-electric shows the warning only when both pumps are missing (spec 1 §4). */
export const AllElectricHalfDone: Story = {
  parameters: installationServer(nothingStored, {
    orders: [allElectricOrder],
    houses: [house, { ...secondHouse, installationInfoPompAoCompleted: true }],
  }).parameters,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('link', { name: 'Installatiegegevens toevoegen' })).toBeVisible();
    await expect(canvas.queryByText('Gegevens missen')).not.toBeInTheDocument();
  },
};

export const NoOrders: Story = {
  parameters: installationServer(nothingStored, { orders: [] }).parameters,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText(/Je hebt nog geen bestellingen geplaatst\./)).toBeVisible();
    await expect(canvas.getByText('Geen bestellingen beschikbaar')).toBeVisible();
    await expect(await canvas.findByRole('link', { name: 'Bekijk je offertes' })).toHaveAttribute('href', '/account/offertes/');
  },
};

/** The way to an order is a quote. */
export const NoQuotes: Story = {
  parameters: answering({ getOrders: success([]), getQuotes: success([]) }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText(/Geen offertes beschikbaar/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Offerte aanvragen' })).toHaveAttribute('href', '/account/offertes/aanvragen/');
  },
};

export const OnlyHeatcycle: Story = {
  parameters: installationServer(nothingStored, { orders: [heatcycleOrder] }).parameters,
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText(/een adviseur belt je/)).toBeVisible();
  },
};

const withdrawn = { ...aoOrder, withdrawnAt: '2026-11-18T10:00:00.000Z' };

/** After a withdrawal nothing is asked any more, here or in the menu. */
export const Withdrawn: Story = {
  parameters: installationServer(nothingStored, {
    orders: [withdrawn, { ...allElectricOrder, houseId: secondHouse.id }],
    houses: [house, { ...secondHouse, installationInfoPompAoCompleted: true }],
  }).parameters,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText(/^All-electric, /)).toBeVisible();
    await expect(await canvas.findByRole('link', { name: 'Installatiegegevens toevoegen' })).toBeVisible();
    await expect(canvas.queryByRole('combobox', { name: 'Kies een bestelling' })).not.toBeInTheDocument();
    await expect(canvas.queryByText('Er missen gegevens')).not.toBeInTheDocument();
  },
};

export const OnlyWithdrawn: Story = {
  parameters: installationServer(nothingStored, { orders: [withdrawn] }).parameters,
  play: async ({ canvasElement }) => {
    await expect(
      await within(canvasElement).findByText(/Je hebt je bestelling herroepen\. Je hoeft hier niets meer in te vullen\./),
    ).toBeVisible();
  },
};

export const NoSuchOrder: Story = {
  args: { orderId: 'elsewhere' },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText(/We kunnen deze bestelling niet vinden/)).toBeVisible();
  },
};

export const LongNames: Story = {
  globals: { viewport: { value: 'reflow' } },
  parameters: installationServer(partlyStored, {
    houses: [{ ...house, address: 'Burgemeester van Nispen tot Sevenaerstraat 1284,bis achterhuis' }, secondHouse],
  }).parameters,
};

export const Loading: Story = {
  parameters: answering({ getUploads: never, getOrders: success([aoOrder]) }),
  play: async ({ canvasElement }) => {
    // The orders are waited for first and the photos after, each in its own place.
    await waitFor(() => expect(within(canvasElement).getByText('Installatiegegevens laden')).toBeVisible());
  },
};

export const Failed: Story = {
  parameters: answering({
    getOrders: success(exampleAnswer('getOrders')),
    getUploads: failure(503, { message: 'We kunnen je foto’s nu even niet ophalen.', code: 'unavailable' }),
  }),
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('We kunnen je foto’s nu even niet ophalen.')).toBeVisible();
  },
};
