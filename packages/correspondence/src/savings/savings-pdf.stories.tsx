import { noord, pomp, type Brand } from '@pomp/design-system/brands';
import type { AdvancedSavingsRequest, MailedSavingsRequest } from '@pomp/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { pdfMeta, pdfStory } from '../pdf/in-pdf.stories.setup.js';
import { writeSavings } from './write-savings.js';

const meta = { ...pdfMeta, title: 'Correspondentie/Besparing als PDF' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const calculatedOn = new Date('2026-11-21T09:00:00.000Z');
const pdf = (request: MailedSavingsRequest, brand: Brand = pomp): Story =>
  pdfStory((look) => writeSavings({ request, calculatedOn }, look), brand);

const home: AdvancedSavingsRequest = {
  zip: '1271AD',
  houseNumber: '3',
  addition: 'A',
  advanced: true,
  people: 2,
  email: 'sem@pomp.example',
  gasUsage: 1_200,
};

export const Home: Story = pdf(home);
export const OtherBrand: Story = pdf(home, noord);

/** Zonder gas valt er niets te besparen. */
export const NothingSaved: Story = pdf({ ...home, gasUsage: 0 });

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
