import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Alert } from '../alert/alert.js';
import { Button } from '../button/button.js';
import { TextField } from '../fields/text-field.js';
import { Inline } from '../layout/inline.js';
import { Stack } from '../layout/stack.js';
import { Modal } from '../modal/modal.js';
import { notificationGuide } from './notification.guide.js';
import { NotificationProvider } from './notification-provider.js';
import { type Notification, useNotify } from './use-notify.js';

const success: Notification = { tone: 'success', text: 'Het hoofdadres is gewijzigd.' };
const error: Notification = { tone: 'error', text: 'Downloaden is niet gelukt. Probeer het nog eens.' };
const info: Notification = { tone: 'info', text: 'Er is een nieuwe versie van je offerte.' };
const undo = fn();
const removed: Notification = {
  tone: 'success',
  text: 'Foto van de meterkast verwijderd.',
  action: { label: 'Ongedaan maken', onSelect: undo },
};

function Notifier() {
  const notify = useNotify();
  const buttons: [string, Notification][] = [
    ['Gelukt', success],
    ['Mislukt', error],
    ['Nieuws', info],
    ['Verwijder', removed],
  ];
  return (
    <Inline>
      {buttons.map(([label, notification]) => (
        <Button key={label} tone="secondary" onClick={() => notify(notification)}>
          {label}
        </Button>
      ))}
    </Inline>
  );
}

const meta = {
  title: 'Acties en terugkoppeling/Melding in de hoek',
  component: NotificationProvider,
  args: { children: <Notifier /> },
  parameters: { guide: notificationGuide, docs: { story: { inline: false, height: '20rem' } } },
  beforeEach: () => {
    undo.mockClear();
  },
} satisfies Meta<typeof NotificationProvider>;
export default meta;
type Story = StoryObj<typeof meta>;

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const closers = () => screen.queryAllByRole('button', { name: 'Sluiten' });

/**
 * Ze staan onder elkaar, de nieuwste onderaan. Een fout blijft staan tot hij wordt gesloten.
 * @english They stand below each other, the newest at the foot. An error stays until it is closed.
 */
export const Stacked: Story = {
  name: 'Onder elkaar',
  tags: ['visual'],
  play: async () => {
    await press('Mislukt');
    await press('Nieuws');
    await press('Verwijder');
    await expect(await screen.findByRole('button', { name: 'Ongedaan maken' })).toBeVisible();
    await expect(closers()).toHaveLength(3);
    // So that a finger scrolls many of them.
    const one = screen.getByText(error.text).closest('li');
    await expect(one).toHaveStyle({ touchAction: 'pan-y' });
    await expect(one?.parentElement).toHaveStyle({ pointerEvents: 'auto' });
  },
};

/**
 * Te sluiten met de muis en met het toetsenbord.
 * @english To be closed with the mouse and with the keyboard.
 */
export const Closed: Story = {
  name: 'Sluiten',
  play: async () => {
    await press('Gelukt');
    await press('Mislukt');
    await waitFor(() => expect(closers()).toHaveLength(2));
    closers()[0]?.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(closers()).toHaveLength(1));
    await expect(screen.getByText(error.text)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Sluiten' }));
    await waitFor(() => expect(closers()).toHaveLength(0));
  },
};

/**
 * F8 brengt de focus naar de meldingen, Escape sluit er een; daarna is de focus terug waar hij was.
 * @english F8 takes the focus to the notifications, Escape closes one; after that the focus is back where it was.
 */
export const ByKeyboard: Story = {
  name: 'Met het toetsenbord',
  play: async () => {
    await press('Mislukt');
    const button = screen.getByRole('button', { name: 'Mislukt' });
    await waitFor(() => expect(closers()).toHaveLength(1));
    await expect(button).toHaveFocus();
    await userEvent.keyboard('[F8]');
    await expect(within(screen.getByRole('region', { name: 'Meldingen (F8)' })).getByRole('list')).toHaveFocus();
    await userEvent.tab();
    await userEvent.tab();
    await expect(screen.getByRole('button', { name: 'Sluiten' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(closers()).toHaveLength(0));
    await expect(button).toHaveFocus();
  },
};

export const WithAction: Story = {
  name: 'Met een handeling',
  play: async () => {
    await press('Verwijder');
    await userEvent.click(await screen.findByRole('button', { name: 'Ongedaan maken' }));
    await expect(undo).toHaveBeenCalledOnce();
    await waitFor(() => expect(closers()).toHaveLength(0));
    await expect(screen.getByRole('button', { name: 'Verwijder' })).toHaveFocus();
  },
};

/**
 * Twee keer hetzelfde staat er één keer.
 * @english The same thing twice stands there once.
 */
export const SameAgain: Story = {
  name: 'Nog eens hetzelfde',
  play: async () => {
    await press('Mislukt');
    await press('Mislukt');
    await press('Mislukt');
    await expect(await screen.findAllByRole('button', { name: 'Sluiten' })).toHaveLength(1);
  },
};

function FieldAtTheBottom() {
  const notify = useNotify();
  return (
    <div style={{ minHeight: '90vh', display: 'flex', flexDirection: 'column', justifyContent: 'flex-end' }}>
      <TextField
        label="Jaarverbruik"
        name="year"
        onBlur={() => notify({ tone: 'error', text: 'Opslaan van je verbruik is niet gelukt. We proberen het straks weer.' })}
      />
      <TextField label="Opmerking" name="remark" />
    </div>
  );
}

/**
 * Zou de melding het veld met de focus bedekken, dan staat hij boven.
 * @english If the notification would cover the field that has the focus, it stands at the top.
 */
export const ClearOfTheFocus: Story = {
  name: 'Naast het veld met de focus',
  tags: ['visual'],
  globals: { viewport: { value: 'phone' } },
  args: { children: <FieldAtTheBottom /> },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('textbox', { name: 'Jaarverbruik' }));
    await userEvent.tab();
    const field = canvas.getByRole('textbox', { name: 'Opmerking' });
    await expect(field).toHaveFocus();
    const notification = await screen.findByText(/Opslaan van je verbruik/);
    await waitFor(() => expect(notification.getBoundingClientRect().bottom).toBeLessThan(field.getBoundingClientRect().top));
  },
};

function AlertAtTheBottom() {
  const notify = useNotify();
  const [failed, setFailed] = useState(false);
  return (
    <div style={{ minHeight: '92vh', display: 'flex', flexDirection: 'column', justifyContent: 'space-between' }}>
      <TextField label="Opmerking" name="remark" />
      <Inline>
        <Button tone="secondary" onClick={() => notify(removed)}>
          Verwijder
        </Button>
        <Button onClick={() => setFailed(true)}>Opslaan</Button>
      </Inline>
      <div>{failed && <Alert tone="error">Opslaan is niet gelukt. Probeer het nog eens.</Alert>}</div>
    </div>
  );
}

/**
 * Ook wat er mis is blijft in zicht, als dat er later bij komt.
 * @english What is wrong stays in sight as well, when it comes later.
 */
export const ClearOfAnAlert: Story = {
  name: 'Naast wat er mis is',
  globals: { viewport: { value: 'phone' } },
  args: { children: <AlertAtTheBottom /> },
  play: async ({ canvas }) => {
    await press('Verwijder');
    const notification = (await screen.findByText(removed.text)).closest('li')!;
    await expect(notification.getBoundingClientRect().top).toBeGreaterThan(window.innerHeight / 2);
    await press('Opslaan');
    const alert = await canvas.findByRole('alert');
    await waitFor(() => expect(notification.getBoundingClientRect().bottom).toBeLessThan(alert.getBoundingClientRect().top));
  },
};

function Inside() {
  const [open, setOpen] = useState(true);
  const notify = useNotify();
  return (
    <Modal
      open={open}
      onClose={() => setOpen(false)}
      title="Offerte"
      size="small"
      actions={<Button onClick={() => notify(error)}>Download</Button>}
    />
  );
}

/**
 * Boven een venster, dat openblijft als de melding wordt gesloten.
 * @english Over a window, which stays open when the notification is closed.
 */
export const OverAModal: Story = {
  name: 'Boven een venster',
  args: { children: <Inside /> },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Download' }));
    const message = await screen.findByText(error.text);
    const close = message.closest('li')?.querySelector('button');
    if (!close) throw new Error('A notification has a close button');
    await userEvent.click(close);
    await waitFor(() => expect(screen.queryByText(error.text)).toBeNull());
    await expect(screen.getByRole('dialog', { name: 'Offerte' })).toBeVisible();
  },
};

function LongOne() {
  const notify = useNotify();
  return (
    <Stack align="start">
      <Button
        onClick={() =>
          notify({
            tone: 'error',
            text: 'Verwarmingsinstallatieonderhoudsabonnementsvoorwaarden-definitief-versie-12.pdf kon niet worden gedownload.',
          })
        }
      >
        Download
      </Button>
    </Stack>
  );
}

export const LongDutchWords: Story = {
  name: 'Lange woorden',
  globals: { viewport: { value: 'reflow' } },
  args: { children: <LongOne /> },
  play: async () => {
    await press('Download');
    await expect(await screen.findByText(/onderhoudsabonnementsvoorwaarden/)).toBeVisible();
  },
};
