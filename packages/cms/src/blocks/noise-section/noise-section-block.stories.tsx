import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, userEvent, waitFor, within } from 'storybook/test';
import { phone, reflow } from '../content.stories.setup.js';
import { MadeBlocks, pageWithFacts, pompAoFacts } from '../product-facts/product-facts.stories.setup.js';

const meta = {
  title: 'Inhoud/Geluid bij de buren',
  component: MadeBlocks,
  parameters: { layout: 'fullscreen' },
  args: { blocks: [], page: pageWithFacts(pompAoFacts) },
} satisfies Meta<typeof MadeBlocks>;
export default meta;
type Story = StoryObj<typeof meta>;

const block = {
  component: 'noise_section',
  title: 'Horen de buren hem?',
  text: 'Een warmtepomp bromt zacht, vooral als het buiten koud is. Hoe dichter bij een muur of een hoek, hoe verder hij van de buren moet staan.',
  product: 'pomp_ao',
};

type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

/** Of the place that is chosen: the others are there too, out of sight. */
const shown = async (canvas: Canvas) => within((await canvas.findByRole('slider')).closest<HTMLElement>('[data-noise]')!);

async function drag(canvas: Canvas, metres: string): Promise<void> {
  fireEvent.input(await canvas.findByRole('slider', { name: /^Afstand tot de buren/ }), { target: { value: metres } });
}

/** Wie de afstand versleept, ziet hoe luid het bij de buren is, en of het mag. */
export const Standard: Story = {
  tags: ['print'],
  args: { blocks: [block] },
  play: async ({ canvas }) => {
    const level = async () => (await shown(canvas)).getByRole('status').textContent;
    const says = async (text: RegExp | string) => expect((await shown(canvas)).getByText(text)).toBeVisible();
    await expect(await level()).toBe('5 m · 32,0 dB(A)');
    await says('Hier mag hij dag en nacht staan.');
    await drag(canvas, '1.5');
    await waitFor(async () => expect(await level()).toBe('1,5 m · 42,5 dB(A)'));
    await says(/^Overdag mag dit\./);
    // The neighbours' house comes as near as that.
    const house = async () => (await canvas.findByRole('slider')).closest('[data-noise]')!.querySelector('g:has(> circle)')!;
    const near = (await house()).getBoundingClientRect().left;
    await drag(canvas, '10');
    await waitFor(async () => expect((await house()).getBoundingClientRect().left).toBeGreaterThan(near + 20));
    await drag(canvas, '1');
    await says(/^Hier is hij te luid/);
    await userEvent.click(canvas.getByRole('radio', { name: 'In een hoek' }));
    await says('Vanaf 4 m van de buren is hij dag en nacht stil genoeg.');
    await says('Hier mag hij dag en nacht staan.');
  },
};

/** Zonder stille stand telt de grens van de nacht ook overdag; een bevestigd getal is geen voorbeeld. */
export const WithoutQuietSetting: Story = {
  args: { blocks: [block], page: pageWithFacts({ ...pompAoFacts, has_quiet_setting: false, examples: [] }) },
  play: async ({ canvas }) => {
    await drag(canvas, '1.5');
    await waitFor(async () => expect((await shown(canvas)).getByText(/^Hier is hij te luid/)).toBeVisible());
    await expect(canvas.queryByText(/^Voorbeeld/)).not.toBeInTheDocument();
  },
};
export const OnAPhone: Story = { args: { blocks: [block] }, globals: phone };
export const LongWords: Story = {
  args: { blocks: [{ ...block, title: 'Warmtepompgeluidsvoorschriften' }] },
  globals: reflow,
};
