import { defineSection, files, type WordsOf } from '@pomp/domain';
import { PhotoExample, Stack } from '@pomp/design-system';
import { useLanguage } from '@pomp/language/react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { inWords } from '../in-words.stories.setup.js';
import { SectionFields } from './section-field.js';
import { SubmitButton } from '../section-form/form-actions.js';
import { SectionForm } from '../section-form/section-form.js';
import { useSectionForm } from '../section-form/use-section-form.js';
import { createUploads, type UploadsController } from '../uploads/create-uploads.js';
import type { KnownUpload } from '../uploads/known-uploads.js';
import type { UploadTransport } from '../uploads/upload-transport.js';
import { UploadsProvider } from '../uploads/uploads-provider.js';

const photos = defineSection({
  name: 'boilerPhotos',
  fields: {
    boiler: files({ goodPhoto: ['whole', 'typePlate'] }),
    place: files(),
  },
  presence: { place: 'optional' },
});

const words = {
  title: 'Foto’s',
  boiler: {
    label: 'Foto’s van je gasketel en de leidingen',
    help: 'Een filmpje mag erbij, maar hoeft niet.',
    goodPhoto: {
      whole: 'De hele ketel, met alle leidingen eronder',
      typePlate: 'Het typeplaatje, zo dichtbij dat de letters leesbaar zijn',
    },
  },
  place: { label: 'Foto’s van de plek waar de Pomp AO komt' },
} satisfies WordsOf<typeof photos>;

const scope = { after: {}, context: { today: '2026-11-21' } } as const;
const drawing =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 240"><path d="M0 0h320v240H0Z" fill="#c5d0c6"/><rect x="84" y="24" width="152" height="130" rx="10" fill="#eceae2"/></svg>';
const picture = `data:image/svg+xml,${encodeURIComponent(drawing)}`;
const image = (name: string) => new File([drawing], name, { type: 'image/svg+xml' });
const ketel: KnownUpload = {
  id: 'stored-1',
  field: 'boiler',
  fileName: 'ketel.jpg',
  type: 'IMG',
  extension: 'jpg',
  size: 3_565_158,
};

type Sends = UploadTransport['send'];
const never: Sends = (_field, file, { onProgress }) => {
  onProgress(file.size * 0.62);
  return new Promise(() => undefined);
};
const fails: Sends = () => Promise.reject(new Error('connection lost'));
const arrives: Sends = (_field, { name }) =>
  Promise.resolve({ id: `stored-${name}`, fileName: name, type: 'IMG', extension: 'jpg' });
/** Arrives once there is a line. */
const waits: Sends = (field, file, sending) =>
  new Promise((resolve) => window.addEventListener('line', () => resolve(arrives(field, file, sending)), { once: true }));
const gone = () => Promise.resolve();

interface PhotoFormProps {
  known: readonly KnownUpload[] | undefined;
  answer: readonly string[];
  send: Sends;
  remove: UploadTransport['remove'];
  save: (answers: object) => void;
}

function PhotoForm({ known, answer, send, remove, save }: PhotoFormProps) {
  const language = useLanguage();
  const [uploads] = useState<UploadsController>(() => {
    const made = createUploads({ language, send, remove, pictureOf: () => ({ url: picture }) });
    if (known) made.know(known);
    return made;
  });
  const [values] = useState({ boiler: answer });
  const form = useSectionForm({
    section: photos,
    values,
    scope,
    save: ({ answers }) => {
      save(answers);
      return Promise.resolve({ status: 'saved' });
    },
  });
  return (
    <UploadsProvider uploads={uploads} exampleOf={(field) => (field === 'boiler' ? <PhotoExample of="boiler" /> : undefined)}>
      <SectionForm form={form}>
        <Stack gap="xl" width="form">
          <SectionFields />
          <SubmitButton loadingLabel="Opslaan…">Opslaan</SubmitButton>
        </Stack>
      </SectionForm>
    </UploadsProvider>
  );
}

const meta = {
  title: 'Formulieren/Bestanden',
  component: PhotoForm,
  decorators: [inWords({ 'domain/boilerPhotos': words })],
  args: { known: [], answer: [], send: arrives, remove: gone, save: fn() },
} satisfies Meta<typeof PhotoForm>;

export default meta;
type Story = StoryObj<typeof meta>;

const inputOf = (canvasElement: HTMLElement) =>
  waitFor(() => {
    const input = canvasElement.querySelector<HTMLInputElement>('input[name=boiler]');
    if (!input) throw new Error('The field is still on its way.');
    return input;
  });
const saveButton = (canvasElement: HTMLElement) => within(canvasElement).getByRole('button', { name: 'Opslaan' });

export const Empty: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await inputOf(canvasElement);
    await expect(await canvas.findByRole('img', { name: /cv-ketel, met alle leidingen/ })).toBeVisible();
    await expect(canvas.getByText('De hele ketel, met alle leidingen eronder')).toBeVisible();
  },
};

export const Loading: Story = { args: { known: undefined } };

export const Uploading: Story = {
  args: { send: never, known: [ketel], answer: ['stored-1'] },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.upload(await inputOf(canvasElement), [image('leidingen.jpg'), image('typeplaatje.jpg'), image('ruimte.jpg')]);
    await expect(canvas.getByRole('progressbar', { name: 'Alle bestanden uploaden' })).toBeVisible();
    await expect(canvas.getByText('In de wacht')).toBeVisible();
  },
};

/**
 * In een stookruimte met één streepje bereik: er ontbreekt niets, het is er alleen nog niet.
 * @english In a boiler room with one bar: nothing is missing, it only isn't there yet.
 */
export const SavedTooSoon: Story = {
  args: { send: waits },
  play: async ({ args, canvasElement, step }) => {
    const canvas = within(canvasElement);
    await userEvent.upload(await inputOf(canvasElement), [image('leidingen.jpg')]);
    await step('says that the photo is still on its way, at the question and above the form', async () => {
      await userEvent.click(saveButton(canvasElement));
      await expect(
        await canvas.findAllByText(
          /Je foto wordt nog verstuurd\. Wacht even, of ga terug naar het overzicht: het versturen gaat door\./,
        ),
      ).toHaveLength(2);
      await expect(canvas.queryByText(/Kies minstens één bestand/)).not.toBeInTheDocument();
      await expect(args.save).not.toHaveBeenCalled();
    });
    await step('until it arrives', async () => {
      window.dispatchEvent(new Event('line'));
      await waitFor(() => expect(canvas.getByText('Opgeslagen')).toBeVisible());
      await expect(canvas.queryByText(/wordt nog verstuurd/)).not.toBeInTheDocument();
      await userEvent.click(saveButton(canvasElement));
      await waitFor(() => expect(args.save).toHaveBeenLastCalledWith({ boiler: ['stored-leidingen.jpg'] }));
    });
  },
};

export const IsTheAnswer: Story = {
  play: async ({ args, canvasElement, step }) => {
    const canvas = within(canvasElement);
    const input = await inputOf(canvasElement);

    await step('required, so a save without says so', async () => {
      await userEvent.click(saveButton(canvasElement));
      await expect(await canvas.findAllByText("Kies minstens één bestand of 'ik weet het niet'.")).not.toHaveLength(0);
      await userEvent.click(canvas.getByRole('link', { name: /gasketel/ }));
    });

    await step('a stored photo solves it', async () => {
      await userEvent.upload(input, [image('leidingen.jpg')]);
      await waitFor(() => expect(canvas.getByText('Opgeslagen')).toBeVisible());
      await waitFor(() => expect(canvas.queryByText(/Kies minstens één bestand/)).not.toBeInTheDocument());
      await userEvent.click(saveButton(canvasElement));
      await waitFor(() => expect(args.save).toHaveBeenLastCalledWith({ boiler: ['stored-leidingen.jpg'] }));
    });

    await step('deleting the last one leaves no answer', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Verwijder leidingen.jpg' }));
      await expect(await canvas.findAllByText("Kies minstens één bestand of 'ik weet het niet'.")).not.toHaveLength(0);
      await waitFor(() =>
        expect(canvas.getByRole('button', { name: /^Ik weet het niet: Foto’s van je gasketel/ })).toHaveAttribute(
          'aria-pressed',
          'false',
        ),
      );
    });
  },
};

export const UnknownMakesPlaceForAPhoto: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    const unknown = await canvas.findByRole('button', { name: /^Ik weet het niet: Foto’s van je gasketel/ });
    await userEvent.click(unknown);
    await userEvent.click(saveButton(canvasElement));
    await waitFor(() => expect(args.save).toHaveBeenLastCalledWith({ boiler: ['o.b.'] }));

    await userEvent.upload(await inputOf(canvasElement), [image('leidingen.jpg')]);
    await canvas.findByText('leidingen.jpg');
    await expect(canvas.queryByRole('button', { name: /^Ik weet het niet: Foto’s van je gasketel/ })).not.toBeInTheDocument();
    await waitFor(() => expect(canvas.getByText('Opgeslagen')).toBeVisible());
    await userEvent.click(saveButton(canvasElement));
    await waitFor(() => expect(args.save).toHaveBeenLastCalledWith({ boiler: ['stored-leidingen.jpg'] }));
  },
};

export const Fails: Story = {
  args: { send: fails },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.upload(await inputOf(canvasElement), [image('leidingen.jpg')]);
    await expect(await canvas.findByText('Uploaden mislukt. Probeer het opnieuw.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Opnieuw proberen: leidingen.jpg' })).toBeVisible();
  },
};

export const SameName: Story = {
  args: { known: [ketel], answer: ['stored-1'] },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.upload(await inputOf(canvasElement), [image('ketel.jpg')]);
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Je kan geen bestanden met dezelfde naam uploaden.');
  },
};

export const TooLarge: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const film = image('film.mp4');
    Object.defineProperty(film, 'size', { value: 524_288_001 });
    await userEvent.upload(await inputOf(canvasElement), [film, image('ketel.jpg')]);
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Je kan geen bestanden groter dan 500 MB uploaden.');
    await waitFor(() => expect(canvas.getByText('ketel.jpg')).toBeVisible());
  },
};

export const CannotBeDeleted: Story = {
  args: { known: [ketel], answer: ['stored-1'], remove: () => Promise.reject(new Error('connection lost')) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Verwijder ketel.jpg' }));
    await expect(await canvas.findByText('Verwijderen is niet gelukt. Probeer het opnieuw.')).toBeVisible();
  },
};

export const OnASmallPhone: Story = { ...Uploading, globals: { viewport: { value: 'reflow' } } };
