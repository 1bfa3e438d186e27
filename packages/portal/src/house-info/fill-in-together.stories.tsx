import { exampleAnswer, success } from '@pomp/api-client/testing';
import type { House } from '@pomp/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { answering, inAccount, signedIn, wholeScreen } from '../provider/in-portal.stories.setup.js';
import { FillInTogether } from './fill-in-together.js';

const [house] = exampleAnswer('getHouses') as [House];
const [sam] = exampleAnswer('getHouseGuests');

/** De bewoner laat iemand de vragen over één woning mee invullen, en trekt dat weer in. */
const meta = {
  title: 'Portal/Iemand laten meedoen',
  component: FillInTogether,
  decorators: [inAccount],
  beforeEach: signedIn,
  args: { house },
  parameters: { ...wholeScreen, portal: { pathname: '/account/woning/' } },
} satisfies Meta<typeof FillInTogether>;

export default meta;
type Story = StoryObj<typeof meta>;

async function open(canvasElement: HTMLElement) {
  await userEvent.click(within(canvasElement).getByRole('button', { name: 'Samen invullen' }));
  return within(await screen.findByRole('dialog', { name: 'Samen invullen' }));
}

const asked: unknown[] = [];
const making = { guests: [] as unknown[] };

export const MakesALink: Story = {
  beforeEach: () => {
    asked.length = 0;
    making.guests = [];
  },
  parameters: answering({
    getHouseGuests: () => success(making.guests as [typeof sam & object]),
    postHouseGuest: async (request) => {
      asked.push(await request.json());
      making.guests = [sam];
      return success(exampleAnswer('postHouseGuest'));
    },
  }),
  play: async ({ canvasElement, step }) => {
    const dialog = await open(canvasElement);

    await step('a name and a period are asked', async () => {
      await userEvent.click(await dialog.findByRole('button', { name: 'Link maken' }));
      await expect(asked).toEqual([]);
      await expect(dialog.getByRole('textbox', { name: /Wie vult er met je mee/ })).toBeInvalid();
    });

    await step('and give a link that is shown once', async () => {
      await userEvent.type(dialog.getByRole('textbox', { name: /Wie vult er met je mee/ }), 'Sam');
      await userEvent.click(await dialog.findByRole('radio', { name: 'Twee weken' }));
      await userEvent.click(dialog.getByRole('button', { name: 'Link maken' }));
      await expect(await dialog.findByText(/^De link voor Sam is klaar\./)).toBeVisible();
      await expect(asked).toEqual([{ guestName: 'Sam', period: 'twoWeeks' }]);
      await expect(dialog.getByText(/\/samen-invullen\/\?token=/)).toBeVisible();
      await expect(await dialog.findByText('Sam, tot en met 5 december 2026')).toBeVisible();
    });
  },
};

/** A browser that refuses it, and one that has no clipboard, as without https. */
export const CannotCopy: Story = {
  parameters: answering({ getHouseGuests: success([]), postHouseGuest: success(exampleAnswer('postHouseGuest')) }),
  play: async ({ canvasElement }) => {
    const dialog = await open(canvasElement);
    await userEvent.type(await dialog.findByRole('textbox', { name: /Wie vult er met je mee/ }), 'Sam');
    await userEvent.click(await dialog.findByRole('radio', { name: 'Twee weken' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Link maken' }));
    Object.defineProperty(navigator, 'clipboard', { configurable: true, value: undefined });
    try {
      await userEvent.click(await dialog.findByRole('button', { name: 'Link kopiëren' }));
      await expect(await dialog.findByRole('alert')).toHaveTextContent(/Kopiëren lukt niet\./);
    } finally {
      Reflect.deleteProperty(navigator, 'clipboard');
    }
  },
};

const withdrawing = { guests: [sam] as unknown[] };

export const Withdraws: Story = {
  beforeEach: () => {
    withdrawing.guests = [sam];
  },
  parameters: answering({
    getHouseGuests: () => success(withdrawing.guests as [typeof sam & object]),
    deleteHouseGuest: () => {
      withdrawing.guests = [];
      return success({});
    },
  }),
  play: async ({ canvasElement }) => {
    const dialog = await open(canvasElement);
    await userEvent.click(await dialog.findByRole('button', { name: 'Link van Sam intrekken' }));
    await waitFor(() => expect(dialog.queryByText(/^Sam, tot en met/)).not.toBeInTheDocument());
  },
};
