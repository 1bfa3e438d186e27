import { useTexts } from '@pomp/language/react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Columns } from '../layout/columns.js';
import { Stack } from '../layout/stack.js';
import { Text } from '../text/text.js';
import { HouseIllustration } from './house-illustration.js';
import { houseIllustrationGuide } from './house-illustration.guide.js';
import { HouseNumbers } from './house-numbers.js';
import { houseParts, outdoorPlaces } from './house-parts.js';
import { housePartsTexts } from './texts.js';

const meta = {
  title: 'Fundament/Huis',
  component: HouseIllustration,
  subcomponents: { HouseNumbers },
  parameters: { guide: houseIllustrationGuide },
  argTypes: {
    marked: { control: 'check', options: houseParts },
    products: { control: 'check', options: ['outdoorUnit', 'pompT', 'element'] },
    done: { control: 'check', options: houseParts },
    children: { control: false },
  },
} satisfies Meta<typeof HouseIllustration>;
export default meta;
type Story = StoryObj<typeof meta>;

const at = (width: number) => (Story: () => React.JSX.Element) => (
  <div style={{ maxWidth: width }}>
    <Story />
  </div>
);

/**
 * Warmte uit koude lucht, in één beeld.
 * @english Warmth out of cold air, in one picture.
 */
export const Hero: Story = {
  name: 'Boven een pagina',
  tags: ['visual'],
  args: { label: 'Opengewerkt huis: de Pomp AO buiten haalt warmte uit de lucht en brengt die naar de radiator.' },
  decorators: [at(720)],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: /Opengewerkt huis/ })).toBeVisible();
  },
};

/**
 * Zo klein als op een telefoon: nog steeds te lezen.
 * @english As small as on a phone: it can still be read.
 */
export const Small: Story = { name: 'Klein', decorators: [at(280)] };

/**
 * De vraag gaat over het dak.
 * @english The question is about the roof.
 */
export const RoofMarked: Story = { name: 'Het dak gemarkeerd', args: { marked: ['roof'], done: [] }, decorators: [at(420)] };

/**
 * De plek van de ketel; de woning is al ingevuld.
 * @english The place of the boiler; the home has been filled in already.
 */
export const PartlyDone: Story = {
  name: 'Half ingevuld',
  tags: ['visual'],
  args: { marked: ['boiler'], done: ['walls', 'roof', 'windows', 'meterCupboard', 'ground', 'tree'] },
  decorators: [at(420)],
  play: async ({ canvasElement }) => {
    const lit = [...canvasElement.querySelectorAll('[data-lit=true]')].map((part) => part.getAttribute('data-part'));
    await expect(lit.sort()).toEqual(['boiler', 'ground', 'meterCupboard', 'roof', 'tree', 'walls', 'windows']);
  },
};

/**
 * Naast stappen die elk over een deel gaan: de stap die openstaat, is gemarkeerd.
 * @english Beside steps that are each about a part: the step that is open is marked.
 */
export const Numbered: Story = {
  name: 'Met nummers',
  args: {
    marked: ['walls'],
    done: [],
    children: <HouseNumbers parts={['boiler', 'radiator', 'walls', 'outdoorUnit']} current="walls" />,
  },
  decorators: [at(420)],
  play: async ({ canvasElement }) => {
    const numbers = [...canvasElement.querySelectorAll('[data-number]')].map((number) => number.textContent);
    await expect(numbers).toEqual(['1', '2', '3', '4']);
  },
};

/**
 * Nog niets ingevuld: het huis wacht.
 * @english Nothing filled in yet: the house is waiting.
 */
export const NothingDone: Story = { name: 'Nog niets', args: { done: [] }, decorators: [at(420)] };

/**
 * Alles wat te markeren is, met de naam die de klant ervoor heeft.
 * @english All that can be marked, with the name that the customer has for it.
 */
export const EveryMark: Story = {
  name: 'Alle delen',
  render: function Parts() {
    const names = useTexts(housePartsTexts);
    return (
      <Columns phone="2" tablet="3" desktop="4">
        {houseParts.map((part) => (
          <Stack key={part} gap="xs">
            <HouseIllustration marked={[part]} done={[]} />
            <Text size="small" tone="muted">
              {names[part]}
            </Text>
          </Stack>
        ))}
      </Columns>
    );
  },
};

/**
 * Alles-elektrisch: buiten de Pomp AO, binnen de Pomp T en het Element.
 * @english All-electric: the Pomp AO outside, the Pomp T and the Element inside.
 */
export const AllProducts: Story = {
  name: 'Met Pomp T en Element',
  args: {
    products: ['outdoorUnit', 'pompT', 'element'],
    label: 'Opengewerkt huis met de Pomp AO buiten, en de Pomp T en het Element naast de ketel.',
  },
  decorators: [at(560)],
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('[data-part=pompT]')).toBeVisible();
    await expect(canvasElement.querySelector('[data-part=element]')).toBeVisible();
  },
};

/**
 * Wie al een Pomp AO heeft, krijgt alleen de Pomp T; waar de vraag over gaat, staat er altijd.
 * @english Who has a Pomp AO already gets the Pomp T only; what the question is about is always there.
 */
export const AskedProduct: Story = {
  name: 'De vraag gaat over het Element',
  args: { products: ['pompT'], marked: ['element'], done: ['boiler'] },
  decorators: [at(420)],
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('[data-part=element]')).toBeVisible();
    await expect(canvasElement.querySelector('[data-part=outdoorUnit]')).not.toBeInTheDocument();
  },
};

/**
 * De Pomp AO op de grond, aan de muur, op een balkon of op het dak.
 * @english The Pomp AO on the ground, on the wall, on a balcony or on the roof.
 */
export const OutdoorPlaces: Story = {
  name: 'Waar de Pomp AO staat',
  render: () => (
    <Columns phone="1" tablet="2">
      {outdoorPlaces.map((place) => (
        <HouseIllustration key={place} outdoorPlace={place} marked={['outdoorUnit']} />
      ))}
    </Columns>
  ),
};
