import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { FilePicker, type FilePickerProps } from './file-picker.js';
import { failed, filePickerArgs, filePickerGuide, film, fresh, GoodPhoto, heic, photo, stored } from './file-picker.guide.js';
import type { PickedFile } from './picked-file.js';

const image = (name: string, type = 'image/jpeg') => new File([photo()], name, { type });

/** Who uploads, small: what is chosen waits, what is deleted goes. The product's own comes with the upload service. */
function Controlled({ files: first, onFilesChosen, onCancel, onRetry, onDelete, ...args }: FilePickerProps) {
  const [files, setFiles] = useState(first);
  const without = (id: string) => setFiles((now) => now?.filter((file) => file.id !== id));
  const change = (id: string, status: PickedFile['status']) =>
    setFiles((now) => now?.map((file) => (file.id === id ? { ...file, status } : file)));
  return (
    <>
      <FilePicker
        {...args}
        files={files}
        onFilesChosen={(chosen) => {
          onFilesChosen(chosen);
          setFiles((now = []) => [
            ...now,
            ...chosen.map((file): PickedFile => ({
              id: file.name,
              name: file.name,
              kind: file.type.startsWith('video') ? 'video' : 'image',
              size: file.size,
              picture: { local: file },
              status: { state: 'waiting' },
            })),
          ]);
        }}
        onCancel={(id) => {
          onCancel(id);
          without(id);
        }}
        onRetry={(id) => {
          onRetry(id);
          change(id, { state: 'uploading', sent: 0, total: 100 });
        }}
        onDelete={(id) => {
          onDelete(id);
          without(id);
        }}
      />
      <button
        type="button"
        hidden
        data-testid="stored"
        onClick={() => setFiles((now) => now?.map((file) => ({ ...file, status: { state: 'done' } })))}
      />
      <button
        type="button"
        hidden
        data-testid="failed"
        onClick={() =>
          setFiles((now) =>
            now?.map((file) => ({
              ...file,
              status: { state: 'failed', message: 'Uploaden mislukt. Probeer het opnieuw.', retry: true },
            })),
          )
        }
      />
    </>
  );
}

const meta = {
  title: 'Velden/Foto’s en video’s',
  component: FilePicker,
  parameters: { guide: filePickerGuide },
  args: {
    ...filePickerArgs,
    labelSize: 'question',
    required: true,
    files: [],
    onFilesChosen: fn(),
    onCancel: fn(),
    onRetry: fn(),
    onDelete: fn(),
  },
  render: (args) => <Controlled {...args} />,
  decorators: [(Story) => <div style={{ maxWidth: 760 }}>{Story()}</div>],
} satisfies Meta<typeof FilePicker>;
export default meta;
type Story = StoryObj<typeof meta>;

const inputOf = (canvasElement: HTMLElement) =>
  canvasElement.querySelector<HTMLInputElement>('input[name=photoCurrentGasBoilerAndPipes]')!;
const transferOf = (...files: File[]) => {
  const transfer = new DataTransfer();
  for (const file of files) transfer.items.add(file);
  return transfer;
};
/** Real events: testing-library's own lose what the transfer carries. */
function drag(target: Element, type: 'dragover' | 'drop', dataTransfer: DataTransfer): DragEvent {
  const event = new DragEvent(type, { bubbles: true, cancelable: true, dataTransfer });
  target.dispatchEvent(event);
  return event;
}

export const Empty: Story = { name: 'Leeg', args: { example: <GoodPhoto /> }, tags: ['visual'] };
export const OnAPhone: Story = {
  name: 'Op een telefoon',
  args: { example: <GoodPhoto />, files: [stored, film, failed] },
  globals: { viewport: { value: 'phone' } },
  tags: ['visual'],
};

/**
 * Alle toestanden bij elkaar, met de voortgang van wat samen onderweg is.
 * @english All states together, with the progress of what is on its way.
 */
export const EveryState: Story = {
  name: 'Alle toestanden',
  args: {
    files: [
      stored,
      heic,
      film,
      { ...fresh, id: 'waiting', name: 'meterkast.jpg', status: { state: 'waiting' } },
      failed,
      { ...fresh, id: 'deleting', name: 'wazig.jpg', status: { state: 'deleting' } },
    ],
  },
  tags: ['visual'],
  play: async ({ canvas }) => {
    await expect(canvas.getByText('3,4 MB')).toBeVisible();
    await expect(canvas.getByText('0 van 2 klaar')).toBeVisible();
    await expect(canvas.getByRole('progressbar', { name: 'leidingen.mp4: Uploaden' })).toBeVisible();
    await expect(canvas.getByRole('progressbar', { name: 'Alle bestanden uploaden' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Verwijder ketel.jpg' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Annuleren: leidingen.mp4' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Opnieuw proberen: aansluiting.jpg' })).toBeVisible();
    // What the browser can't draw says what it is.
    await waitFor(() => expect(canvas.getByText('HEIC')).toBeVisible());
  },
};

/**
 * Meteen in beeld, uit het toestel zelf; dezelfde foto kan na verwijderen opnieuw gekozen worden.
 * @english In sight at once, from the device itself; the same photo can be chosen again after it was removed.
 */
export const Choosing: Story = {
  name: 'Kiezen',
  play: async ({ args, canvas, canvasElement }) => {
    const input = inputOf(canvasElement);
    await expect(input).toHaveAttribute('accept', 'image/*,video/*');
    await expect(input).toHaveAttribute('multiple');
    await userEvent.upload(input, [image('ketel.jpg'), image('leidingen.jpg')]);
    await expect(args.onFilesChosen).toHaveBeenCalledOnce();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2);
    await expect(canvasElement.querySelector('img')?.src).toMatch(/^blob:/);
    await expect(canvas.getByText('2 bestanden toegevoegd.', { selector: '[role=status]' })).toBeInTheDocument();
    await expect(input.value).toBe('');
  },
};

/**
 * Op een telefoon opent dit meteen de camera aan de achterkant.
 * @english On a phone this opens the camera at the back at once.
 */
export const Camera: Story = {
  name: 'Foto maken',
  globals: { viewport: { value: 'phone' } },
  play: async ({ args, canvas, canvasElement }) => {
    const camera = canvasElement.querySelector<HTMLInputElement>('input[capture=environment]')!;
    const opened = fn();
    camera.addEventListener('click', opened);
    await userEvent.click(canvas.getByText('Foto maken'));
    await expect(opened).toHaveBeenCalledOnce();
    await userEvent.upload(camera, image('image.jpg'));
    await expect(args.onFilesChosen).toHaveBeenCalledWith([expect.objectContaining({ name: 'foto-1.jpg' })]);
  },
};

/**
 * Wat geen foto of video is, wordt genoemd; de rest gaat gewoon mee.
 * @english What is no photo or video is named; the rest simply goes along.
 */
export const Dropping: Story = {
  name: 'Slepen',
  // A phone has nothing to drag.
  globals: { viewport: { value: 'desktop' } },
  play: async ({ args, canvas }) => {
    const zone = canvas.getByText(/Sleep foto’s en video’s hierheen/);
    const dataTransfer = transferOf(image('ketel.jpg'), new File(['x'], 'offerte.pdf', { type: 'application/pdf' }));
    drag(zone, 'dragover', dataTransfer);
    await expect(await canvas.findByText('Laat los om toe te voegen.')).toBeVisible();
    drag(zone, 'drop', dataTransfer);
    await expect(args.onFilesChosen).toHaveBeenCalledWith([expect.objectContaining({ name: 'ketel.jpg' })]);
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Niet toegevoegd: offerte.pdf.');
    await expect(canvas.getByText(/Sleep foto’s en video’s hierheen/)).toBeVisible();
  },
};

/**
 * Naast het vak gevallen blijft de pagina staan, met alle antwoorden.
 * @english Dropped beside the box, the page stays, with all its answers.
 */
export const DroppedBeside: Story = {
  name: 'Ernaast gevallen',
  play: async ({ args }) => {
    await expect(drag(document.body, 'drop', transferOf(image('ketel.jpg'))).defaultPrevented).toBe(true);
    // What takes files itself goes on doing so.
    const field = Object.assign(document.createElement('input'), { type: 'file' });
    document.body.append(field);
    await expect(drag(field, 'drop', transferOf(image('ketel.jpg'))).defaultPrevented).toBe(false);
    field.remove();
    await expect(args.onFilesChosen).not.toHaveBeenCalled();
  },
};

export const Pasting: Story = {
  name: 'Plakken',
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole('button', { name: 'Foto’s of video’s kiezen' });
    button.focus();
    for (const name of ['geplakt-1.png', 'geplakt-2.png']) {
      button.dispatchEvent(
        new ClipboardEvent('paste', {
          bubbles: true,
          cancelable: true,
          clipboardData: transferOf(image('image.png', 'image/png')),
        }),
      );
      await canvas.findByText(name);
    }
    await expect(args.onFilesChosen).toHaveBeenLastCalledWith([expect.objectContaining({ name: 'geplakt-2.png' })]);
  },
};

/**
 * De focus raakt nooit kwijt: na verwijderen naar het volgende bestand, na het laatste terug naar kiezen.
 * @english The focus is never lost: after removing it goes to the next file, after the last one back to choosing.
 */
export const ByKeyboard: Story = {
  name: 'Met het toetsenbord',
  args: { files: [stored, failed, film] },
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Verwijder ketel.jpg' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onDelete).toHaveBeenCalledWith('stored');
    await expect(canvas.getByRole('button', { name: 'Verwijder aansluiting.jpg' })).toHaveFocus();
    await expect(canvas.getByText('ketel.jpg is verwijderd.', { selector: '[role=status]' })).toBeInTheDocument();

    await userEvent.tab({ shift: true });
    await expect(canvas.getByRole('button', { name: 'Opnieuw proberen: aansluiting.jpg' })).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(args.onRetry).toHaveBeenCalledWith('failed');
    await expect(canvas.getByRole('button', { name: 'Annuleren: aansluiting.jpg' })).toHaveFocus();
    await expect(canvas.getByText('aansluiting.jpg wordt opnieuw geprobeerd.', { selector: '[role=status]' })).toBeInTheDocument();

    await userEvent.keyboard('{Enter}');
    await expect(args.onCancel).toHaveBeenCalledWith('failed');
    await expect(canvas.getByRole('button', { name: 'Annuleren: leidingen.mp4' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('button', { name: 'Foto’s of video’s kiezen' })).toHaveFocus();
  },
};

/**
 * Klaar en mislukt worden gezegd, ook als je niet kijkt; voortgang niet, die zou blijven praten.
 * @english Done and failed are said, also when you don’t look; progress isn’t, as it would go on talking.
 */
export const Announced: Story = {
  name: 'Voorgelezen',
  args: { files: [film] },
  play: async ({ canvas }) => {
    canvas.getByTestId('failed').click();
    await waitFor(() =>
      expect(
        canvas.getByText('leidingen.mp4: Uploaden mislukt. Probeer het opnieuw.', { selector: '[role=status]' }),
      ).toBeInTheDocument(),
    );
    canvas.getByTestId('stored').click();
    await waitFor(() =>
      expect(canvas.getByText('leidingen.mp4 is opgeslagen.', { selector: '[role=status]' })).toBeInTheDocument(),
    );
  },
};

export const WithError: Story = {
  name: 'Met een fout',
  args: { error: "Kies minstens één bestand of 'ik weet het niet'.", unknown: { pressed: false, onPressedChange: fn() } },
  tags: ['visual'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: /Foto’s van je gasketel/ })).toHaveAccessibleDescription(
      /^Kies minstens één bestand/,
    );
    await expect(canvas.getByRole('button', { name: 'Foto’s of video’s kiezen' })).toHaveAccessibleDescription(
      /^Kies minstens één bestand/,
    );
  },
};

/**
 * Waarom het gekozene niet is aangenomen; de tekst komt van wie uploadt.
 * @english Why what was chosen wasn’t taken; the text comes from whoever uploads.
 */
export const Refused: Story = {
  name: 'Niet aangenomen',
  args: { files: [stored], refusal: 'Je kan geen bestanden groter dan 500 MB uploaden.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Je kan geen bestanden groter dan 500 MB uploaden.');
  },
};

export const Unknown: Story = {
  name: 'Ik weet het niet',
  args: { unknown: { pressed: true, onPressedChange: fn() } },
  play: async ({ args, canvas }) => {
    const toggle = canvas.getByRole('button', { name: /^Ik weet het niet/ });
    await expect(toggle).toHaveAttribute('aria-pressed', 'true');
    toggle.focus();
    await userEvent.keyboard(' ');
    await expect(args.unknown?.onPressedChange).toHaveBeenCalledWith(false);
  },
};

export const Loading: Story = {
  name: 'Wordt opgehaald',
  args: { files: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/laden$/)).toBeInTheDocument();
  },
};

/**
 * In de kelder: het staat op de telefoon, en gaat vanzelf.
 * @english In the cellar: it is on the phone, and goes by itself.
 */
export const WithoutReception: Story = {
  name: 'Geen bereik',
  args: {
    files: [
      stored,
      { ...fresh, id: 'first', name: 'leidingen.jpg', status: { state: 'waiting', for: 'reception' } },
      { ...fresh, id: 'second', name: 'meterkast.jpg', status: { state: 'waiting', for: 'reception' } },
    ],
  },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('1 van 3 binnen, 2 wachten op bereik')).toBeVisible();
    await expect(canvas.getAllByText('Wacht op bereik')).toHaveLength(2);
    await expect(canvas.queryByRole('progressbar')).toBeNull();
    await expect(canvas.queryByRole('button', { name: /^Opnieuw/ })).toBeNull();
  },
};

/**
 * Een vol toestel bewaart niets: dat staat erbij, zolang het nog niet verstuurd is.
 * @english A full device keeps nothing: it says so, as long as it hasn’t been sent.
 */
export const OnlyHere: Story = {
  name: 'Het toestel is vol',
  args: {
    files: [
      stored,
      { ...fresh, id: 'first', name: 'leidingen.jpg', status: { state: 'waiting', for: 'reception' }, onlyHere: true },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Nog niet bewaard: houd deze pagina open.')).toBeVisible();
  },
};

export const StandingStill: Story = {
  name: 'Het staat stil',
  args: {
    files: [{ ...fresh, id: 'still', name: 'ketel.jpg', status: { state: 'uploading', sent: 3, total: 10, stalled: true } }],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Even geen voortgang. We gaan vanzelf verder waar we waren.')).toBeVisible();
  },
};

/**
 * Mislukte er meer dan één, dan is één druk genoeg.
 * @english If more than one failed, one press is enough.
 */
export const AllAgain: Story = {
  name: 'Alles opnieuw',
  args: { files: [failed, { ...failed, id: 'other', name: 'hal.jpg' }] },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Alles opnieuw proberen' }));
    await expect(canvas.queryByRole('button', { name: 'Alles opnieuw proberen' })).toBeNull();
    await expect(canvas.queryByText('Uploaden mislukt. Probeer het opnieuw.')).toBeNull();
  },
};

export const LongNames: Story = {
  name: 'Lange namen',
  args: {
    label: 'Foto’s van je verwarmingsinstallatieonderhoudsruimte',
    files: [
      { ...stored, name: 'Schermafbeelding_verwarmingsinstallatieonderhoudsruimte_2026-11-21_om_09.34.12.jpeg', size: 524_288_000 },
      {
        ...failed,
        name: 'b.jpg',
        status: {
          state: 'failed',
          message: 'Je kan geen bestanden met dezelfde naam uploaden. Verwarmingsinstallatieonderhoudsruimte.',
          retry: true,
        },
      },
    ],
  },
  globals: { viewport: { value: 'phone' } },
  decorators: [(Story) => <div style={{ maxWidth: 280 }}>{Story()}</div>],
};
