import { exampleAnswer, failure, handlersFor, success } from '@pomp/api-client/testing';
import { PageHeader } from '@pomp/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
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
    await signOut(canvasElement);
    await waitFor(() => expect(visited.replace.mock.calls).toEqual([['/auth/login/']]));
    await expect(localStorage.getItem(key(marieke.id))).toBeNull();
    await expect(localStorage.getItem(key('someone-else'))).toBe('{}');
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
