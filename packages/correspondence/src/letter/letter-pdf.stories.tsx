import { edition as amstelwarmte } from '@pomp/edition/editions/amstelwarmte';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { pdfMeta, pdfStory } from '../pdf/in-pdf.stories.setup.js';
import { writeLetter, type LetterPdf } from './write-letter.js';

const meta = { ...pdfMeta, title: 'Correspondentie/Plan of factuur' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const letter: LetterPdf = {
  title: 'Eindfactuur',
  paragraphs: ['Dit is wat je na de installatie nog betaalt. Dat kan in je account.'],
  facts: [
    ['Bestelling', '2026-01482, Pomp AO'],
    ['Woning', 'Havenstraat 3 A, 1271 AD Huizen'],
    ['Factuurnummer', 'F2026-0412'],
    ['Te betalen', '€ 3.400,00'],
  ],
  madeOn: new Date('2026-11-21T09:00:00.000Z'),
};

export const Invoice: Story = pdfStory((look) => writeLetter(letter, look));

export const OtherBrand: Story = pdfStory((look) => writeLetter(letter, look), amstelwarmte);

export const LongWords: Story = pdfStory((look) =>
  writeLetter(
    {
      ...letter,
      title: 'Installatieplan warmtepompboilercombinatievoorbereidingsset',
      paragraphs: Array.from(
        { length: 6 },
        () =>
          'De nieuwe leidingen lopen door de kruipruimte. De monteur boort één gat van 80 mm in de achtergevel en werkt dat netjes af.',
      ),
      facts: [
        ...letter.facts,
        ['Vloerverwarmingsverdelervervangingskosten', 'Burgemeester van der Heijden-van Swietenstraat 11 zwart, 7411 BR Deventer'],
      ],
    },
    look,
  ),
);
