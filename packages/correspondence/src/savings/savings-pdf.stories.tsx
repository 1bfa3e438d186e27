import type { MailedSavingsRequest } from '@pomp/domain';
import { edition as amstelwarmte } from '@pomp/edition/editions/amstelwarmte';
import { edition as pomp } from '@pomp/edition/editions/pomp';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { CorrespondenceEdition } from '../seller/correspondence-edition.js';
import { english } from '../words/languages.stories.setup.js';
import { pdfMeta, pdfStory } from '../pdf/in-pdf.stories.setup.js';
import { askedSavings } from './asked-savings.stories.setup.js';
import { writeSavings } from './write-savings.js';

const meta = { ...pdfMeta, title: 'Correspondentie/Besparing als PDF' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const calculatedOn = new Date('2026-11-21T09:00:00.000Z');
const pdf = (request: MailedSavingsRequest, edition: CorrespondenceEdition = pomp): Story =>
  pdfStory((look) => writeSavings({ request, calculatedOn }, look), edition);

export const Home: Story = pdf(askedSavings);
export const OtherBrand: Story = pdf(askedSavings, amstelwarmte);

export const InEnglish: Story = pdfStory((look) => writeSavings({ request: askedSavings, calculatedOn }, look), pomp, english);

/** Zonder gas valt er niets te besparen. */
export const NothingSaved: Story = pdf({ ...askedSavings, gasUsage: 0 });

export const TwelveHomes: Story = pdf({
  b2b: true,
  people: 0,
  gasUsage: 'o.b.',
  email: 'sem@corporatie.example',
  industry: 'woningcorporatie',
  amountOfBuildings: 12,
  buildingYear: 1964,
  typeOfBuilding: '2onder1kap',
  buildingSize: 95,
});
