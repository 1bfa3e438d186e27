import { FileGallery } from '@pomp/design-system';
import { consumption, defineSection, exampleAnswers, files, resolveSection, type RawAnswers, type WordsOf } from '@pomp/domain';
import { useLanguage } from '@pomp/language/react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState, type ReactNode } from 'react';
import { expect, within } from 'storybook/test';
import { inWords } from '../in-words.stories.setup.js';
import { createUploads } from '../uploads/create-uploads.js';
import { UploadsProvider } from '../uploads/uploads-provider.js';
import { SectionSummary } from './section-summary.js';

const scope = { after: {}, context: { today: '2026-11-21' } } as const;
const resolve = (raw: RawAnswers) => resolveSection(consumption, raw, scope);

const meta = {
  title: 'Formulieren/Antwoorden van een onderdeel',
  component: SectionSummary<typeof consumption.fields>,
  args: { section: consumption, resolution: resolve({}) },
} satisfies Meta<typeof SectionSummary<typeof consumption.fields>>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Complete: Story = {
  args: {
    resolution: resolve(exampleAnswers(consumption, { ...scope, wishes: { heatingUsage: 'hele dag met nachtverlaging' } })),
  },
};

export const Partial: Story = {
  args: { resolution: resolve({ gasConsumption: '1450' }) },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getAllByText('Nog niet ingevuld')).toHaveLength(4);
  },
};

/**
 * Het jaar van een verbruik dat niemand weet, mag leeg blijven: er ontbreekt niets.
 * @english The year of a consumption that nobody knows may stay empty: nothing is missing.
 */
export const LeftOpen: Story = {
  args: {
    resolution: resolve({
      gasConsumption: 'o.b.',
      heatingUsage: 'overdag',
      electricityConsumption: '2900',
      waterConsumption: '90',
    }),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('Niet ingevuld')).toBeVisible();
    await expect(canvas.queryByText('Nog niet ingevuld')).not.toBeInTheDocument();
  },
};

export const Empty: Story = {};

const photos = defineSection({
  name: 'boilerPhotos',
  fields: { boiler: files(), place: files(), pipes: files() },
  presence: { pipes: 'optional' },
});
const words = {
  title: 'Foto’s',
  boiler: { label: 'Foto’s van je gasketel en de leidingen' },
  place: { label: 'Foto’s van de plek waar de Pomp AO komt' },
  pipes: { label: 'Foto’s van de leidingen' },
} satisfies WordsOf<typeof photos>;
const inPhotoWords = inWords({ 'domain/boilerPhotos': words });
const answered = resolveSection(photos, { boiler: ['a', 'b'], place: ['o.b.'] }, { after: {}, context: { today: '2026-11-21' } });
const drawing =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 240"><path d="M0 0h320v240H0Z" fill="#c5d0c6"/><rect x="84" y="24" width="152" height="130" rx="10" fill="#eceae2"/></svg>';
const picture = { url: `data:image/svg+xml,${encodeURIComponent(drawing)}` };
const kept = ['ketel.jpg', 'leidingen-onder-de-ketel-van-links-gezien.jpg'].map((name) => ({
  id: name,
  name,
  kind: 'image' as const,
  picture,
  href: picture.url,
}));
const noTransport = () => Promise.reject(new Error('A summary sends nothing.'));

function WithUploads({ children }: { readonly children: ReactNode }) {
  const language = useLanguage();
  const [uploads] = useState(() => createUploads({ language, send: noTransport, remove: noTransport, pictureOf: () => picture }));
  return (
    <UploadsProvider
      uploads={uploads}
      galleryOf={() => <FileGallery label={language.say(photos.fields.boiler.label)} files={kept} />}
    >
      {children}
    </UploadsProvider>
  );
}

/**
 * Foto’s zie je terug als foto’s; alleen waar niets ze kan tonen, staat er hoeveel het er zijn.
 * @english Photos are read back as photos; only where nothing can show them, their number is told.
 */
export const WithPhotos: Story = {
  decorators: [inPhotoWords],
  render: () => (
    <WithUploads>
      <SectionSummary section={photos} resolution={answered} />
    </WithUploads>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getAllByRole('list')).toHaveLength(1);
    await expect(canvas.getByRole('link', { name: /^ketel\.jpg/ })).toBeVisible();
    await expect(canvas.getByText('Ik weet het niet')).toBeVisible();
    await expect(canvas.getByText('Niet ingevuld')).toBeVisible();
  },
};

export const PhotosThatNothingShows: Story = {
  decorators: [inPhotoWords],
  render: () => <SectionSummary section={photos} resolution={answered} />,
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('2 bestanden')).toBeVisible();
  },
};

export const WithPhotosOnASmallPhone: Story = { ...WithPhotos, globals: { viewport: { value: 'reflow' } } };

/**
 * Iemand anders vulde het in met een link: van wie het antwoord is, staat eronder.
 * @english Someone else filled it in with a link: whose answer it is stands below it.
 */
export const FilledInTogether: Story = {
  args: { resolution: resolve({ gasConsumption: '1450', electricityConsumption: '2900' }), answeredBy: { gasConsumption: 'Sam' } },
  play: async ({ canvasElement }) => {
    const names = within(canvasElement).getAllByText('Ingevuld door Sam');
    await expect(names).toHaveLength(1);
    await expect(names[0]?.closest('dd')).toHaveTextContent('1.450 m³');
  },
};
