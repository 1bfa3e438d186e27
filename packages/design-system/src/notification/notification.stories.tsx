import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { Button } from '../button/button.js';
import { Inline } from '../layout/inline.js';
import { NotificationProvider } from './notification-provider.js';
import { useNotify } from './use-notify.js';

function Notifier() {
  const notify = useNotify();
  return (
    <Inline>
      <Button tone="secondary" onClick={() => notify({ tone: 'success', text: 'Het hoofdadres is gewijzigd.' })}>
        Gelukt
      </Button>
      <Button tone="secondary" onClick={() => notify({ tone: 'error', text: 'Downloaden is niet gelukt. Probeer het nog eens.' })}>
        Mislukt
      </Button>
    </Inline>
  );
}

const meta = {
  title: 'Acties en terugkoppeling/Melding in de hoek',
  render: () => (
    <NotificationProvider>
      <Notifier />
    </NotificationProvider>
  ),
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

/** Te sluiten met de muis en met het toetsenbord; een fout blijft staan. */
export const Shown: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Gelukt' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Mislukt' }));
    const [first, second] = await screen.findAllByRole('button', { name: 'Sluiten' });
    if (!first || !second) throw new Error('Both notifications have a close button');
    first.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getAllByRole('button', { name: 'Sluiten' })).toHaveLength(1));
    await expect(canvas.getByText('Downloaden is niet gelukt. Probeer het nog eens.')).toBeVisible();
  },
};
