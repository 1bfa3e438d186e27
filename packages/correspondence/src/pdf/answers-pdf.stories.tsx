import { edition as amstelwarmte } from '@pomp/edition/editions/amstelwarmte';
import { edition as pomp } from '@pomp/edition/editions/pomp';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { CorrespondenceEdition } from '../seller/correspondence-edition.js';
import { english } from '../words/languages.stories.setup.js';
import { pdfMeta, pdfStory } from './in-pdf.stories.setup.js';
import type { PdfPicture } from './pdf-pictures.js';
import { writeAnswers, type AnswersPdf } from './write-answers.js';

const meta = { ...pdfMeta, title: 'Correspondentie/Antwoorden als PDF' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const pdf = (answers: AnswersPdf, edition: CorrespondenceEdition = pomp): Story =>
  pdfStory((look) => writeAnswers(answers, look), edition);

interface Drawn {
  readonly name: string;
  readonly width: number;
  readonly height: number;
  readonly wall: string;
}

/** A boiler on a wall, as a photo of it. */
async function drawBoiler({ name, width, height, wall }: Drawn): Promise<PdfPicture> {
  const canvas = new OffscreenCanvas(width, height);
  const drawing = canvas.getContext('2d');
  if (!drawing) throw new Error('Nothing can be drawn here.');
  const part = (color: string, left: number, top: number, wide: number, high: number) => {
    drawing.fillStyle = color;
    drawing.fillRect(left * width, top * height, wide * width, high * height);
  };
  part(wall, 0, 0, 1, 1);
  part('#8a7a68', 0, 0.86, 1, 0.14);
  for (const left of [0.36, 0.45, 0.54, 0.62]) part('#b3683b', left, 0.6, 0.02, 0.27);
  part('#f6f4ef', 0.3, 0.16, 0.4, 0.46);
  part('#2f3640', 0.42, 0.5, 0.16, 0.07);
  const blob = await canvas.convertToBlob({ type: 'image/jpeg', quality: 0.8 });
  return { name, alt: `Foto van je gasketel en de leidingen: ${name}`, jpeg: await blob.arrayBuffer(), width, height };
}

const complete: AnswersPdf = {
  title: 'Woninggegevens',
  house: { address: 'Havenstraat,3 A', zipcode: '1271 AD', city: 'Huizen' },
  generatedOn: new Date('2026-11-21T09:00:00.000Z'),
  missing: [],
  sections: [
    {
      title: 'Woning',
      rows: [
        { field: 'buildingYear', label: 'Wanneer is je huis gebouwd?', answer: 'Rond 1975' },
        { field: 'buildingSize', label: 'Hoe groot is het woonoppervlak?', answer: '118 m²' },
        { field: 'typeOfBuilding', label: 'Wat voor huis is het?', answer: 'Tussenwoning' },
      ],
    },
    {
      title: 'Verbruik',
      rows: [
        { field: 'gasConsumption', label: 'Hoeveel gas gebruik je per jaar?', answer: '1.320 m³' },
        { field: 'waterConsumption', label: 'Hoeveel water gebruik je per jaar?', answer: 'Ik weet het niet' },
      ],
    },
  ],
};

export const Complete: Story = pdf(complete);

export const OtherBrand: Story = pdf(complete, amstelwarmte);

export const Partial: Story = pdf({
  ...complete,
  missing: [
    { section: 'Verbruik', questions: ['Hoeveel gas gebruik je per jaar?', 'Wanneer staat de verwarming aan?'] },
    { section: 'Energielabel', questions: [] },
  ],
  sections: complete.sections.map(({ title, rows }) => ({
    title,
    rows: rows.map((row, index) => (index === 0 ? { ...row, answer: undefined } : row)),
  })),
});

export const InEnglish: Story = pdfStory(
  (look) =>
    writeAnswers(
      {
        ...complete,
        title: 'Home details',
        missing: [{ section: 'Energy label', questions: [] }],
        sections: [
          {
            title: 'Home',
            rows: [
              { field: 'buildingYear', label: 'When was your home built?', answer: 'Around 1975' },
              { field: 'buildingSize', label: 'How large is the living area?', answer: undefined },
            ],
          },
        ],
      },
      look,
    ),
  amstelwarmte,
  english,
);

export const LongAnswers: Story = pdf({
  ...complete,
  house: { address: 'Burgemeester van der Heijden-van Swietenstraat,11 zwart', zipcode: '7411 BR', city: 'Deventer' },
  sections: Array.from({ length: 5 }, (_, section) => ({
    title: `Verwarmingssysteem ${section + 1}`,
    rows: Array.from({ length: 7 }, (_row, row) => ({
      field: `${row}`,
      label: 'Wordt je huis warm genoeg als de ketel op 60 °C staat, ook in de kamers die je weinig gebruikt?',
      answer:
        row % 2 === 0 ? 'Ja' : 'Warmtepompboilercombinatievoorbereidingsset, en daarnaast in de winter een open haard uit Łódź',
    })),
  })),
});

const photos: readonly Drawn[] = [
  { name: 'ketel.jpg', width: 600, height: 800, wall: '#c9d3d0' },
  { name: 'de kast waar de ketel in hangt, van een paar stappen afstand.jpg', width: 800, height: 600, wall: '#d8c9b4' },
  { name: 'typeplaatje.jpg', width: 600, height: 800, wall: '#b9c4cf' },
  { name: 'leidingen.jpg', width: 800, height: 450, wall: '#cfd6c4' },
];

async function installation(): Promise<AnswersPdf> {
  const pictures = await Promise.all(photos.map(drawBoiler));
  return {
    ...complete,
    title: 'Installatiegegevens Pomp AO',
    missing: [{ section: 'Koppeling met verwarmingssysteem', questions: ['Kun je de leidingen zien?'] }],
    sections: [
      {
        title: "Foto's gasketel en plaatsingslocatie",
        rows: [
          {
            field: 'boiler',
            label: 'Foto’s van je gasketel en de leidingen',
            answer: '6 bestanden',
            pictures,
            unseen: ['rondje door de garage.mov', 'kapot.jpg'],
          },
          { field: 'place', label: 'Foto’s van de plek waar de Pomp AO komt', answer: 'Ik weet het niet' },
          {
            field: 'pipes',
            label: 'Foto’s van de plek waar we de leidingen maken',
            answer: '2 bestanden',
            pictures: pictures.slice(0, 2),
          },
        ],
      },
      {
        title: 'Koppeling met verwarmingssysteem',
        rows: [{ field: 'pipesInsight', label: 'Kun je de leidingen zien?', answer: undefined }],
      },
    ],
  };
}

const withPhotos = (edition: CorrespondenceEdition): Story =>
  pdfStory(async (look) => writeAnswers(await installation(), look), edition);

export const Photos: Story = withPhotos(pomp);

export const PhotosInTheOtherBrand: Story = withPhotos(amstelwarmte);
