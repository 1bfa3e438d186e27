import atkinsonBold from '@expo-google-fonts/atkinson-hyperlegible-next/700Bold/AtkinsonHyperlegibleNext_700Bold.ttf?url';
import atkinson from '@expo-google-fonts/atkinson-hyperlegible-next/400Regular/AtkinsonHyperlegibleNext_400Regular.ttf?url';
import atkinsonStrong from '@expo-google-fonts/atkinson-hyperlegible-next/600SemiBold/AtkinsonHyperlegibleNext_600SemiBold.ttf?url';
import bricolage from '@expo-google-fonts/bricolage-grotesque/600SemiBold/BricolageGrotesque_600SemiBold.ttf?url';
import { edition as pomp } from '@pomp/edition/editions/pomp';
import type { Language } from '@pomp/language';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { getDocument, GlobalWorkerOptions, RenderingCancelledException, type PDFDocumentProxy } from 'pdfjs-dist';
import worker from 'pdfjs-dist/build/pdf.worker.mjs?url';
import { useEffect, useRef, useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import type { CorrespondenceEdition } from '../seller/correspondence-edition.js';
import type { Voice } from '../seller/voice.js';
import { dutch } from '../words/languages.stories.setup.js';
import type { PdfLook } from './write-answers.js';

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
  const [drawn, setDrawn] = useState(false);
  useEffect(() => {
    const element = canvas.current;
    if (!element) return;
    const drawing = document.getPage(number).then((page) => {
      const viewport = page.getViewport({ scale: 2 });
      element.width = viewport.width;
      element.height = viewport.height;
      const task = page.render({ canvas: element, viewport });
      task.promise.then(
        () => setDrawn(true),
        (error: unknown) => {
          if (!(error instanceof RenderingCancelledException)) throw error;
        },
      );
      return task;
    });
    return () => void drawing.then((task) => task.cancel());
  }, [document, number]);
  const name = `Pagina ${number} van ${document.numPages}`;
  return (
    <canvas
      ref={canvas}
      role="img"
      aria-busy={!drawn}
      aria-label={name}
      style={{ background: '#fff', boxShadow: '0 1px 6px rgb(0 0 0 / 25%)', maxWidth: '100%', width: '37rem' }}
    />
  );
}

const bytesAt = async (url: string) => (await fetch(url)).arrayBuffer();

type Write = (look: PdfLook) => Promise<Uint8Array>;

async function open(write: Write, { edition, language }: Voice): Promise<PDFDocumentProxy> {
  const [heading, text, strong, signs] = await Promise.all(
    [edition === pomp ? bricolage : atkinsonBold, atkinson, atkinsonStrong, bricolage].map(bytesAt),
  );
  if (!heading || !text || !strong || !signs) throw new Error('A font is missing.');
  return getDocument({ data: await write({ edition, language, fonts: { heading, text, strong, signs } }) }).promise;
}

/** How long all pages may take to be drawn on a machine that does much else, in ms. */
const drawing = 20_000;

/** Stories of a PDF: all of its pages, drawn. */
export const pdfMeta = {
  parameters: { layout: 'fullscreen' },
  render: (_args, { loaded }) => <PdfPages document={(loaded as PdfPagesProps).document} />,
  play: async ({ canvas, loaded }) => {
    const { numPages } = (loaded as PdfPagesProps).document;
    await expect(await canvas.findByRole('img', { name: `Pagina ${numPages} van ${numPages}` })).toBeInTheDocument();
    // All at once: a page is drawn in turn with the others, by a worker that has to start first.
    const pages = canvas.getAllByRole('img');
    const areDrawn = () => pages.forEach((page) => expect(page).toHaveAttribute('aria-busy', 'false'));
    await waitFor(areDrawn, { timeout: drawing });
  },
} satisfies Meta;

export const pdfStory = (write: Write, edition: CorrespondenceEdition = pomp, language: Language = dutch): StoryObj => ({
  loaders: [async () => ({ document: await open(write, { edition, language }) })],
});
