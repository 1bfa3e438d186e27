import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { TokenRows } from './token-page.guide.js';

/**
 * Wat de browser zelf bedenkt en wij niet willen. Het staat in de laag `pomp-reset`: alles wat een onderdeel of een ander portaal zelf
 * zegt, wint ervan, in welke volgorde de stijlbladen ook laden.
 */
const meta = { title: 'Fundament/Wat we van de browser wegnemen' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const rules = [
  { name: 'Maten', value: 'box-sizing: border-box', description: 'Een rand of binnenruimte maakt iets nooit breder dan gezegd.' },
  { name: 'Marges', value: 'koppen, alinea’s, lijsten, fieldset: 0', description: 'Ruimte komt van de indeling eromheen.' },
  {
    name: 'Lijsten',
    value: 'role="list", nav: zonder opsommingsteken',
    description: 'Met de rol erbij blijft het voor een schermlezer een lijst.',
  },
  { name: 'Beeld', value: 'img, svg, video: blok, hooguit 100%', description: 'Een plaatje duwt de pagina niet open.' },
  {
    name: 'Knoppen en velden',
    value: 'font: inherit',
    description: 'Dezelfde letter als eromheen; niet kleiner dan 16 px, want dan zoomt een telefoon in.',
  },
  {
    name: 'Focus',
    value: ':focus-visible: 3 px, 3 px ernaast',
    description: 'Overal dezelfde rand, alleen als het toetsenbord hem nodig heeft.',
  },
  { name: 'Onder de kop', value: 'scroll-padding: 6 rem', description: 'Wat de focus krijgt, komt niet onder iets vasts terecht.' },
];

export const Rules: Story = { name: 'Regels', render: () => <TokenRows rows={rules} /> };

/**
 * Gewone elementen, zoals ze eruitkomen.
 * @english Plain elements, as they come out.
 */
export const Bare: Story = {
  name: 'Kale elementen',
  render: () => (
    <div>
      <h2>Een kop zonder stijl</h2>
      <p>Een alinea zonder marge.</p>
      <button type="button">Een knop als tekst</button> <input aria-label="Veld" defaultValue="Een veld" />
    </div>
  ),
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button');
    await expect(getComputedStyle(canvas.getByText('Een alinea zonder marge.')).marginBlockEnd).toBe('0px');
    await expect(getComputedStyle(button).fontFamily).toBe(getComputedStyle(canvas.getByRole('heading')).fontFamily);
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await expect(getComputedStyle(button).outlineWidth).toBe('3px');
  },
};
