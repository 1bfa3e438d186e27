import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Columns } from '../layout/columns.js';
import { contrast } from '../brands/contrast.js';
import { type ContrastPair, contrastPairs, needed } from '../brands/contrast-pairs.js';
import type { Colour, Theme } from '../brands/theme.js';
import { brandOf, namesOf, TokenList } from './token-page.guide.js';
import * as styles from './token-page.guide.css.js';

/** Alle kleuren, rechtstreeks uit het contract: wat ze doen, en hoe ze afsteken tegen waar ze op liggen. Wissel van merk in de werkbalk. */
const meta = { title: 'Fundament/Kleur' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

/** Rounded down: 4,49 is not enough and must not read as 4,5. */
const figure = (ratio: number): string => (Math.floor(ratio * 10) / 10).toLocaleString('nl-NL', { minimumFractionDigits: 1 });

const ratioOf = (theme: Theme, { front, back }: ContrastPair): number => contrast(theme.color[front], theme.color[back]);

function Figures({ theme, token }: { theme: Theme; token: Colour }) {
  const asFront = contrastPairs.filter(({ front }) => front === token);
  const asBack = contrastPairs.filter(({ back, use }) => back === token && use === 'text');
  if (asFront.length + asBack.length === 0) return null;
  return (
    <ul className={styles.figures}>
      {asFront.map((pair) => (
        <li key={`${pair.back} ${pair.use}`}>
          {pair.use === 'text' ? 'op' : 'rand op'} {pair.back} {figure(ratioOf(theme, pair))}
        </li>
      ))}
      {asBack.map((pair) => (
        <li key={pair.front}>
          draagt {pair.front} {figure(ratioOf(theme, pair))}
        </li>
      ))}
    </ul>
  );
}

const swatch = (_: string, variable: string) => <div className={styles.swatch} style={{ background: variable }} />;

export const Roles: Story = {
  name: 'Rollen',
  tags: ['visual'],
  render: (_, { globals }) => {
    const { theme } = brandOf(globals);
    return <TokenList group="color" theme={theme} sample={swatch} figures={(token) => <Figures theme={theme} token={token} />} />;
  },
  play: async ({ canvas, globals }) => {
    const { theme } = brandOf(globals);
    for (const name of namesOf(theme.color)) await expect(canvas.getByText(name)).toBeVisible();
  },
};

/**
 * Van koud naar warm: alleen voor de lijn zelf, nooit voor tekst.
 * @english From cold to warm: for the line itself only, never for text.
 */
export const WarmLine: Story = {
  name: 'De warme lijn',
  render: (_, { globals }) => <TokenList group="warmLine" theme={brandOf(globals).theme} sample={swatch} />,
};

export const Drawings: Story = {
  name: 'Tekeningen',
  render: (_, { globals }) => <TokenList group="drawing" theme={brandOf(globals).theme} sample={swatch} />,
};

/**
 * Elk paar dat op elkaar ligt: tekst minstens 4,5, randen en tekens minstens 3. Een test bewaakt het voor elk merk.
 * @english Each pair that lies on each other: text at least 4.5, edges and signs at least 3. A test watches it for each brand.
 */
export const Contrast: Story = {
  name: 'Contrast',
  render: (_, { globals }) => {
    const { theme } = brandOf(globals);
    return (
      <Columns tablet="2" desktop="3" gap="s">
        {contrastPairs.map((pair) => (
          <div
            key={`${pair.front} ${pair.back} ${pair.use}`}
            className={styles.pair}
            style={{ background: theme.color[pair.back] }}
          >
            {pair.use === 'text' ? (
              <span style={{ color: theme.color[pair.front] }}>
                {pair.front} op {pair.back}
              </span>
            ) : (
              <span className={styles.edge} style={{ borderColor: theme.color[pair.front] }}>
                {pair.front} langs {pair.back}
              </span>
            )}
            <span className={styles.figure}>
              {figure(ratioOf(theme, pair))} van minstens {needed[pair.use].toLocaleString('nl-NL')}
            </span>
          </div>
        ))}
      </Columns>
    );
  },
};
