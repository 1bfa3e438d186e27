import { exampleAnswer, failure, offline, success } from '@pomp/api-client/testing';
import type { House, Order } from '@pomp/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { HouseInfoScreen } from '../house-info/house-info-screen.js';
import { everythingStored } from '../house-info/stored-examples.stories.setup.js';
import {
  answering as answersOf,
  askToLeave,
  inAccount,
  signedIn,
  visited,
  wholeScreen,
} from '../provider/in-portal.stories.setup.js';
import { keepHouseNotice, takeHouseNotice } from './house-notice.js';

const [house, secondHouse] = exampleAnswer('getHouses') as [House, House];
const [order] = exampleAnswer('getOrders') as [Order];

/** Nothing was ordered for these houses, unless a story says so. */
const answering = (overrides: Parameters<typeof answersOf>[0]) =>
  answersOf({ getOrders: success([]), getHouseInfo: success(everythingStored), ...overrides });

const meta = {
  title: 'Portal/Adresinstellingen',
  component: HouseInfoScreen,
  decorators: [inAccount],
  beforeEach: signedIn,
  args: { houseId: secondHouse.id },
  parameters: { ...wholeScreen, ...answering({}), portal: { pathname: '/account/woning/' } },
} satisfies Meta<typeof HouseInfoScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const mainQuestion =
  'Weet je zeker dat je dit adres als hoofdadres wilt instellen? Deze actie zal het huidige hoofdadres vervangen.';
const deleteQuestion = 'Weet je zeker dat je dit adres wilt verwijderen? Dit kan niet ongedaan worden gemaakt.';

const press = async (canvasElement: HTMLElement, name: 'Instellen als hoofdadres' | 'Adres verwijderen') =>
  userEvent.click(await within(canvasElement).findByRole('button', { name }));

/** What the next page says; this one may be shown anew while it is on its way out, and must not say it. */
const noticeOnceLeft = () => {
  if (takeHouseNotice() !== undefined) throw new Error('It is said too early.');
  window.dispatchEvent(new Event('pagehide'));
  return takeHouseNotice();
};

export const SetsMainAddress: Story = {
  play: async ({ canvasElement }) => {
    await press(canvasElement, 'Instellen als hoofdadres');
    await expect(askToLeave.mock.calls).toEqual([[mainQuestion]]);
    await waitFor(() => expect(visited.reload.mock.calls).toEqual([[undefined]]));
    await expect(noticeOnceLeft()).toBe('mainAddressSet');
  },
};

export const SaysSoAfterTheReload: Story = {
  beforeEach: () => {
    const cleanUp = signedIn();
    keepHouseNotice('mainAddressSet');
    return cleanUp;
  },
  play: async () => {
    await expect(await within(document.body).findByText('Adres is succesvol ingesteld als hoofdadres.')).toBeVisible();
    await expect(takeHouseNotice()).toBeUndefined();
  },
};

/** The address of the page named the house that is gone, so it isn't loaded again. */
export const Deletes: Story = {
  play: async ({ canvasElement }) => {
    await press(canvasElement, 'Adres verwijderen');
    await expect(askToLeave.mock.calls).toEqual([[deleteQuestion]]);
    await waitFor(() => expect(visited.reload.mock.calls).toEqual([['/account/woning/']]));
    await expect(noticeOnceLeft()).toBe('houseDeleted');
  },
};

let letDelete = () => {};

/** A customer who moves on to another house before the answer is there hears it all the same. */
export const DeletesMeanwhile: Story = {
  parameters: answering({
    deleteHouse: async () => {
      await new Promise<void>((resolve) => (letDelete = resolve));
      return success(exampleAnswer('deleteHouse'));
    },
  }),
  play: async ({ canvas, canvasElement }) => {
    await press(canvasElement, 'Adres verwijderen');
    await canvas.findByText('Verwijderen…');
    await userEvent.click(canvas.getByRole('combobox', { name: 'Kies een adres' }));
    await userEvent.click(await canvas.findByRole('option', { name: new RegExp(`^${house.address}`) }));
    await waitFor(() => expect(canvas.queryByText('Verwijderen…')).not.toBeInTheDocument());
    letDelete();
    await waitFor(() => expect(visited.reload.mock.calls).toEqual([['/account/woning/']]));
    await expect(noticeOnceLeft()).toBe('houseDeleted');
  },
};

export const SaysDeletedAfterTheReload: Story = {
  args: { houseId: undefined },
  parameters: answering({ getHouses: success([house]) }),
  beforeEach: () => {
    const cleanUp = signedIn();
    keepHouseNotice('houseDeleted');
    return cleanUp;
  },
  play: async () => {
    await expect(await within(document.body).findByText('Adres is succesvol verwijderd.')).toBeVisible();
  },
};

export const ThinksBetterOfIt: Story = {
  beforeEach: () => {
    askToLeave.mockImplementation(() => false);
    return () => void askToLeave.mockImplementation(() => true);
  },
  parameters: answering({ putHouse: offline, deleteHouse: offline }),
  play: async ({ canvasElement }) => {
    await press(canvasElement, 'Instellen als hoofdadres');
    await press(canvasElement, 'Adres verwijderen');
    await expect(askToLeave.mock.calls).toEqual([[mainQuestion], [deleteQuestion]]);
    await expect(within(canvasElement).queryByRole('alert')).not.toBeInTheDocument();
    await expect(visited.reload).not.toHaveBeenCalled();
  },
};

/** Something isn't saved: a customer who stays for that hears at once what was done. */
export const StaysForWhatIsNotSaved: Story = {
  beforeEach: () => {
    askToLeave.mockImplementation((question) => question === mainQuestion);
    return () => void askToLeave.mockImplementation(() => true);
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('heading', { name: 'Verbruik Ingevuld' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Verbruik aanpassen' }));
    await userEvent.type(await canvas.findByRole('textbox', { name: /stroom/ }), '1');
    await press(canvasElement, 'Instellen als hoofdadres');
    await expect(await within(document.body).findByText('Adres is succesvol ingesteld als hoofdadres.')).toBeVisible();
    await expect(visited.reload).not.toHaveBeenCalled();
    await expect(takeHouseNotice()).toBeUndefined();
  },
};

export const MainAddressStays: Story = {
  args: { houseId: house.id },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(
      await canvas.findByText('Je hoofdadres kun je niet verwijderen. Stel eerst een ander adres in als hoofdadres.'),
    ).toBeVisible();
    for (const name of ['Instellen als hoofdadres', 'Adres verwijderen']) {
      const button = canvas.getByRole('button', { name });
      await expect(button).toHaveAttribute('aria-disabled', 'true');
      await userEvent.click(button);
    }
    await expect(askToLeave).not.toHaveBeenCalled();
  },
};

export const OrderedForStays: Story = {
  parameters: answering({ getOrders: success([{ ...order, houseId: secondHouse.id }]) }),
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText(/Bij dit adres hoort bestelling 2026-01482\./)).toBeVisible();
  },
};

export const SettingMainFails: Story = {
  parameters: answering({
    putHouse: failure(503, { message: 'We kunnen nu even niets opslaan. Probeer het zo nog eens.', code: 'unavailable' }),
  }),
  play: async ({ canvasElement }) => {
    await press(canvasElement, 'Instellen als hoofdadres');
    await expect(await within(canvasElement).findByRole('alert')).toHaveTextContent(
      'We kunnen nu even niets opslaan. Probeer het zo nog eens.',
    );
    await expect(visited.reload).not.toHaveBeenCalled();
  },
};

export const DeletingIsRefused: Story = {
  parameters: answering({
    deleteHouse: failure(409, {
      message: 'Conflict',
      code: 'conflict',
      externalMessage: 'Bij dit adres hoort een bestelling. Daarom kun je het niet verwijderen.',
    }),
  }),
  play: async ({ canvasElement }) => {
    await press(canvasElement, 'Adres verwijderen');
    await expect(await within(canvasElement).findByRole('alert')).toHaveTextContent(
      'Bij dit adres hoort een bestelling. Daarom kun je het niet verwijderen.',
    );
  },
};

export const DeletingFails: Story = {
  parameters: answering({ deleteHouse: offline }),
  play: async ({ canvasElement }) => {
    await press(canvasElement, 'Adres verwijderen');
    await expect(await within(canvasElement).findByRole('alert')).toHaveTextContent(
      'Er is een fout opgetreden bij het verwijderen van het adres.',
    );
  },
};
