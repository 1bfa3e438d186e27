import { exampleAnswer, success } from '@pomp/api-client/testing';
import { createRegistry, StoryBlocks } from '@pomp/cms';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { answering, inStorefront } from '../storefront/in-storefront.stories.setup.js';
import { measuredUseBlock } from './measured-use-block.js';

const meta = {
  title: 'Winkel/Gemeten verbruik',
  component: StoryBlocks,
  parameters: { layout: 'fullscreen', ...answering() },
  args: {
    registry: createRegistry([measuredUseBlock]),
    mode: 'published',
    report: fn(),
    blocks: [{ component: 'measured_use', title: 'En bij onze eigen klanten?' }],
  },
  decorators: [inStorefront],
} satisfies Meta<typeof StoryBlocks>;
export default meta;
type Story = StoryObj<typeof meta>;

const tooFew = /^Vanaf vijf huizen staat hier/;
const example = exampleAnswer('getMeasuredUse');

export const Measured: Story = {
  parameters: answering({ getMeasuredUse: success(example) }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('2.810')).toBeVisible();
    await expect(canvas.getByText('29.400')).toBeVisible();
    await expect(canvas.getByText(tooFew)).not.toBeVisible();
  },
};
export const WithoutGas: Story = {
  parameters: answering({ getMeasuredUse: success({ ...example, figures: example.figures && { ...example.figures, gas: null } }) }),
  globals: { viewport: { value: 'reflow' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('29.400')).toBeVisible();
    await expect(canvas.getByText('Gas, samen')).not.toBeVisible();
  },
};
export const TooFewHomes: Story = {
  parameters: answering({ getMeasuredUse: success({ homes: 4, figures: null }) }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(tooFew)).toBeVisible();
    await expect(canvas.getByText('Huizen die meetellen')).not.toBeVisible();
  },
};
