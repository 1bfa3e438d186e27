import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { createRegistry } from '../../block/block-registry.js';
import { StoryBlocks } from '../../block/story-blocks.js';
import { contentBlocks } from '../content-blocks.js';

const meta = {
  title: 'Inhoud/Oproep',
  component: StoryBlocks,
  parameters: { layout: 'fullscreen' },
  args: { registry: createRegistry(contentBlocks), mode: 'published', report: fn(), blocks: [] },
} satisfies Meta<typeof StoryBlocks>;
export default meta;
type Story = StoryObj<typeof meta>;

const link = (cached_url: string) => ({ linktype: 'story', cached_url, url: '', fieldtype: 'multilink' });
const block = {
  component: 'action_section',
  title: 'Benieuwd of het bij jouw huis past?',
  text: 'Bekijk onze producten, of stel je vraag. Een mens geeft antwoord.',
  button_label: 'Bekijk producten',
  button_link: link('producten'),
  button_2_label: 'Stel je vraag',
  button_2_link: link('contact'),
};

export const Complete: Story = { args: { blocks: [block] } };
/** De tweede link kan om een formulier vragen, in plaats van de pagina te openen. */
export const WithAForm: Story = {
  args: { blocks: [{ ...block, button_2_label: 'Laat je terugbellen', button_2_hubspot_form_id: 'callBack' }] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Laat je terugbellen' })).toHaveAttribute('data-form', 'callBack');
  },
};
export const OnAPhone: Story = { args: Complete.args, globals: { viewport: { value: 'phone' } } };
