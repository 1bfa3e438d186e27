import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ButtonLink } from '../button/button-link.js';
import { documentViewGuide } from './document-view.guide.js';
import { DocumentView } from './document-view.js';

const meta = {
  title: 'Omlijsting/Document',
  component: DocumentView,
  parameters: { guide: documentViewGuide },
  args: {
    name: 'Installatieplan',
    detail: '18-11-2026',
    src: 'about:blank',
    actions: (
      <ButtonLink href="/installatieplan.pdf" newTab tone="secondary" size="small">
        Bekijken
      </ButtonLink>
    ),
  },
} satisfies Meta<typeof DocumentView>;
export default meta;
type Story = StoryObj<typeof meta>;

/**
 * Op een breed scherm, in een browser die PDF’s in de pagina toont.
 * @english On a wide screen, in a browser that shows PDFs in the page.
 */
export const InThePage: Story = {
  name: 'In de pagina',
  globals: { viewport: { value: 'desktop' } },
  beforeEach: () => browserShowsPdfs(true),
  play: async ({ canvas }) => {
    await expect(canvas.getByTitle('Installatieplan')).toHaveAttribute('src', 'about:blank#view=FitH&navpanes=0');
    await expect(canvas.getByRole('link', { name: /^Bekijken/ })).toBeVisible();
  },
};

/**
 * Telefoons tonen in een pagina geen PDF, of alleen het eerste blad.
 * @english Phones show no PDF in a page, or only its first sheet.
 */
export const OnAPhone: Story = {
  name: 'Op een telefoon',
  tags: ['visual'],
  globals: { viewport: { value: 'phone' } },
  beforeEach: () => browserShowsPdfs(false),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /^Bekijken/ })).toBeVisible();
    await expect(canvas.queryByTitle('Installatieplan')).not.toBeInTheDocument();
  },
};

export const LongDutchWords: Story = {
  name: 'Lange woorden',
  tags: ['visual'],
  globals: { viewport: { value: 'reflow' } },
  beforeEach: () => browserShowsPdfs(false),
  args: {
    name: 'Aansprakelijkheidswaardevaststellingsveranderingen en installatieplan',
    detail: 'Gasselterboerveenschemond, 18 november 2026',
  },
};

function browserShowsPdfs(pdfViewerEnabled: boolean) {
  Object.defineProperty(navigator, 'pdfViewerEnabled', { configurable: true, value: pdfViewerEnabled });
  return () => Reflect.deleteProperty(navigator, 'pdfViewerEnabled');
}
