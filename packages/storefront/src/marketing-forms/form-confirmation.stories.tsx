import { failure, never, offline } from '@pomp/api-client/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { answering, clearVisits, inStorefront } from '../storefront/in-storefront.stories.setup.js';
import { FormConfirmation } from './form-confirmation.js';

/** Opens the page as the link in the mail does. */
const withSearch = (search: string) => () => {
  clearVisits();
  const before = window.location.href;
  const address = new URL(before);
  address.searchParams.delete('token');
  for (const [name, value] of new URLSearchParams(search)) address.searchParams.set(name, value);
  window.history.replaceState(null, '', address);
  return () => window.history.replaceState(null, '', before);
};

const meta = {
  title: 'Winkel/Formulieren/Aanmelding bevestigen',
  component: FormConfirmation,
  parameters: answering(),
  decorators: [inStorefront],
  beforeEach: withSearch('token=c2VjcmV0'),
} satisfies Meta<typeof FormConfirmation>;
export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const confirm = (canvas: Canvas) => userEvent.click(canvas.getByRole('button', { name: 'Ja, meld mij aan' }));

export const Asks: Story = {};
export const OnAPhone: Story = { globals: { viewport: { value: 'reflow' } } };

export const Confirmed: Story = {
  play: async ({ canvas }) => {
    await confirm(canvas);
    await expect(await canvas.findByText(/Je bent aangemeld/)).toBeVisible();
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
};

export const Confirming: Story = {
  parameters: answering({ postFormConfirmation: never }),
  play: async ({ canvas }) => {
    await confirm(canvas);
    await expect(await canvas.findByRole('button', { name: 'Aanmelden…' })).toHaveAttribute('aria-disabled', 'true');
  },
};

export const ExpiredLink: Story = {
  parameters: answering({ postFormConfirmation: failure(422, { message: 'Deze link is verlopen.', code: 'expiredLink' }) }),
  play: async ({ canvas }) => {
    await confirm(canvas);
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Deze link is verlopen.');
  },
};

/** Zonder verbinding kan het zo nog een keer. */
export const Offline: Story = {
  parameters: answering({ postFormConfirmation: offline }),
  play: async ({ canvas }) => {
    await confirm(canvas);
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Er is geen verbinding.');
    await expect(canvas.getByRole('button', { name: 'Ja, meld mij aan' })).not.toHaveAttribute('aria-disabled', 'true');
  },
};

export const WithoutToken: Story = {
  beforeEach: withSearch(''),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText(/niet compleet/)).toBeVisible());
    await expect(canvas.getByRole('link', { name: 'Opnieuw aanmelden' })).toHaveAttribute('href', '/nieuwsbrief/');
  },
};
