import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Stack } from '../layout/stack.js';
import { breakpoints, pageWidth } from './breakpoints.js';
import { brandOf, TokenList, TokenRows } from './token-page.guide.js';
import * as styles from './token-page.guide.css.js';

/** Twee breekpunten en één grootste breedte, voor elk merk gelijk: media queries kunnen geen variabelen lezen. Eerst ontwerp je de telefoon. */
const meta = { title: 'Fundament/Schermen en breedtes' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const screens = [
  { name: 'telefoon', from: 0, description: 'Eén kolom, knoppen over de volle breedte, het menu over het hele scherm.' },
  {
    name: 'tablet',
    from: breakpoints.tablet,
    description: 'Twee kolommen mogen; alle stappen van een formulier passen (op precies 768 px nog drie).',
  },
  {
    name: 'desktop',
    from: breakpoints.desktop,
    description: 'Het brede menu in de kop, het menu van het account naast het scherm.',
  },
  { name: 'pagina', from: pageWidth, description: 'Breder wordt een pagina niet; de ruimte eromheen groeit.' },
] as const;

export const Breakpoints: Story = {
  name: 'Breekpunten',
  tags: ['visual'],
  render: () => (
    <TokenRows
      rows={screens.map(({ name, from, description }) => ({
        name,
        value: from === 0 ? 'altijd' : `vanaf ${from} px`,
        description,
        sample: (
          <div className={styles.screen} style={{ width: `${((from || 360) / pageWidth) * 100}%` }}>
            {from || 360}
          </div>
        ),
      }))}
    />
  ),
  play: async ({ canvas }) => {
    for (const text of ['vanaf 768 px', 'vanaf 1124 px', 'vanaf 1440 px']) await expect(canvas.getByText(text)).toBeVisible();
  },
};

export const Widths: Story = {
  name: 'Breedtes',
  render: (_, { globals }) => (
    <Stack>
      <TokenList
        group="width"
        theme={brandOf(globals).theme}
        sample={(_token, variable) => <div className={styles.bar} style={{ width: variable }} />}
      />
    </Stack>
  ),
};
