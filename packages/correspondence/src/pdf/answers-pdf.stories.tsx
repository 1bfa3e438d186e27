import atkinsonBold from '@expo-google-fonts/atkinson-hyperlegible-next/700Bold/AtkinsonHyperlegibleNext_700Bold.ttf?url';
import atkinson from '@expo-google-fonts/atkinson-hyperlegible-next/400Regular/AtkinsonHyperlegibleNext_400Regular.ttf?url';
import atkinsonStrong from '@expo-google-fonts/atkinson-hyperlegible-next/600SemiBold/AtkinsonHyperlegibleNext_600SemiBold.ttf?url';
import bricolage from '@expo-google-fonts/bricolage-grotesque/600SemiBold/BricolageGrotesque_600SemiBold.ttf?url';
import { noord, pomp, type Brand } from '@pomp/design-system/brands';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { getDocument, GlobalWorkerOptions, type PDFDocumentProxy } from 'pdfjs-dist';
import worker from 'pdfjs-dist/build/pdf.worker.mjs?url';
import { useEffect, useRef } from 'react';
import { expect } from 'storybook/test';
import { writeAnswers, type AnswersPdf } from './write-answers.js';

GlobalWorkerOptions.workerSrc = worker;

interface PdfPagesProps {
  readonly document: PDFDocumentProxy;
}

/** The pages as a reader draws them. */
function PdfPages({ document }: PdfPagesProps) {
  const pages = Array.from({ length: document.numPages }, (_, page) => page + 1);
  return (
    <div style={{ display: 'grid', gap: '1rem', justifyContent: 'center', padding: '1rem' }}>
      {pages.map((page) => (
        <PdfPage key={page} document={document} number={page} />
      ))}
    </div>
  );
}

interface PdfPageProps extends PdfPagesProps {
  readonly number: number;
}

function PdfPage({ document, number }: PdfPageProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    const element = canvas.current;
    if (!element) return;
    const drawing = document.getPage(number).then((page) => {
      const viewport = page.getViewport({ scale: 2 });
      element.width = viewport.width;
      element.height = viewport.height;
      return page.render({ canvas: element, viewport });
    });
    return () => void drawing.then((task) => task.cancel());
  }, [document, number]);
  const name = `Pagina ${number} van ${document.numPages}`;
  return <canvas ref={canvas} role="img" aria-label={name} style={{ background: '#fff', boxShadow: '0 1px 6px rgb(0 0 0 / 25%)', maxWidth: '100%', width: '37rem' }} />;
}

const bytesAt = async (url: string) => (await fetch(url)).arrayBuffer();

async function open(pdf: AnswersPdf, brand: Brand): Promise<PDFDocumentProxy> {
  const [heading, text, strong] = await Promise.all([brand === pomp ? bricolage : atkinsonBold, atkinson, atkinsonStrong].map(bytesAt));
  if (!heading || !text || !strong) throw new Error('A font is missing.');
  return getDocument({ data: await writeAnswers(pdf, { brand, fonts: { heading, text, strong } }) }).promise;
}

const meta = {
  title: 'Correspondentie/Antwoorden als PDF',
  parameters: { layout: 'fullscreen' },
  render: (_args, { loaded }) => <PdfPages document={(loaded as PdfPagesProps).document} />,
  play: async ({ canvas, loaded }) => {
    const { numPages } = (loaded as PdfPagesProps).document;
    await expect(await canvas.findByRole('img', { name: `Pagina ${numPages} van ${numPages}` })).toBeInTheDocument();
  },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const pdf = (answers: AnswersPdf, brand: Brand = pomp): Story => ({ loaders: [async () => ({ document: await open(answers, brand) })] });

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

export const OtherBrand: Story = pdf(complete, noord);

export const Partial: Story = pdf({
  ...complete,
  missing: [
    { section: 'Verbruik', questions: ['Hoeveel gas gebruik je per jaar?', 'Wanneer staat de verwarming aan?'] },
    { section: 'Energielabel', questions: [] },
  ],
  sections: complete.sections.map(({ title, rows }) => ({ title, rows: rows.map((row, index) => (index === 0 ? { ...row, answer: undefined } : row)) })),
});

export const LongAnswers: Story = pdf({
  ...complete,
  house: { address: 'Burgemeester van der Heijden-van Swietenstraat,11 zwart', zipcode: '7411 BR', city: 'Deventer' },
  sections: Array.from({ length: 5 }, (_, section) => ({
    title: `Verwarmingssysteem ${section + 1}`,
    rows: Array.from({ length: 7 }, (_row, row) => ({
      field: `${row}`,
      label: 'Wordt je huis warm genoeg als de ketel op 60 °C staat, ook in de kamers die je weinig gebruikt?',
      answer: row % 2 === 0 ? 'Ja' : 'Warmtepompboilercombinatievoorbereidingsset, en daarnaast in de winter een open haard uit Łódź',
    })),
  })),
});
