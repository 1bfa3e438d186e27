import type { Meta, StoryObj } from '@storybook/react-vite';
import { StoryBlocks } from '../../block/story-blocks.js';
import { blockStory, phone, productPhoto, reflow } from '../content.stories.setup.js';

const meta = { ...blockStory, title: 'Inhoud/Foto’s van een product', component: StoryBlocks } satisfies Meta<typeof StoryBlocks>;
export default meta;
type Story = StoryObj<typeof meta>;

const picture = (size: string, name: string, alt: string, caption: string) => ({
  component: 'product_picture',
  image: productPhoto(size, name, alt),
  caption,
});
const pictures = [
  picture('1200x900', 'pomp-ao', 'Een Pomp AO, schuin van voren', 'Schuin van voren'),
  picture('1200x900', 'pomp-ao-tuin', 'Een Pomp AO op de tegels in een tuin', 'In de tuin'),
  picture('1200x900', 'pomp-ao-muur', 'Een Pomp AO op beugels aan een gevel', 'Aan de muur'),
];
const block = { component: 'product_pictures', title: 'Zo ziet hij eruit', pictures };

export const Three: Story = { args: { blocks: [block] } };
export const Two: Story = { args: { blocks: [{ ...block, pictures: pictures.slice(0, 2) }] } };
export const OnAPhone: Story = { args: { blocks: [block] }, globals: phone };
export const LongWords: Story = {
  args: { blocks: [{ ...block, pictures: [{ ...pictures[0], caption: 'Warmtepompbuitenunitinstallatieplaats' }] }] },
  globals: reflow,
};
