import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useState } from 'react';
import { expect } from 'storybook/test';
import { Stack } from '../layout/stack.js';
import { Heading, type HeadingSize } from '../text/heading.js';
import { Text } from '../text/text.js';
import { vars } from './contract.js';
import type { Theme } from '../brands/theme.js';
import { brandOf, TokenList } from './token-page.guide.js';
import * as styles from './token-page.guide.css.js';

/** Twee letters, acht maten. Maten groeien mee van telefoon naar bureau en staan in rem, zodat vergroten in de browser werkt. */
const meta = { title: 'Fundament/Letters' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const isHeading = (size: keyof Theme['size']): size is HeadingSize => size !== 'small' && size !== 'base' && size !== 'lead';

const inUse = (size: keyof Theme['size']) => (
  <div data-size={size}>
    {isHeading(size) ? (
      <Heading level={2} size={size}>
        Warmte uit koude lucht
      </Heading>
    ) : (
      <Text size={size}>Een Pomp AO doet het meeste verwarmen, met warmte uit de buitenlucht.</Text>
    )}
  </div>
);

const px = (value: string): string => `${Math.round(Number.parseFloat(value) * 10) / 10} px`.replace('.', ',');

/** As the browser makes it on this screen; again when that changes. */
function Measured({ size }: { size: keyof Theme['size'] }) {
  const [figures, setFigures] = useState('');
  useEffect(() => {
    const measure = () => {
      const shown = document.querySelector(`[data-size=${size}] > *`);
      if (!shown) return;
      const { fontSize, lineHeight, letterSpacing } = getComputedStyle(shown);
      setFigures(
        `Hier: ${px(fontSize)}, regel ${px(lineHeight)}, spatie ${letterSpacing === 'normal' ? '0 px' : px(letterSpacing)}`,
      );
    };
    // A picture later the brand's styles are on the page.
    const frame = requestAnimationFrame(measure);
    window.addEventListener('resize', measure);
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('resize', measure);
    };
  }, [size]);
  return <span className={styles.value}>{figures}</span>;
}

export const Scale: Story = {
  name: 'Schaal',
  tags: ['visual'],
  render: (_, { globals }) => (
    <TokenList group="size" theme={brandOf(globals).theme} sample={inUse} figures={(size) => <Measured size={size} />} />
  ),
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText('Hier: 15 px, regel 23,3 px, spatie 0 px')).toBeVisible();
    const sizesOf = (samples: string) =>
      [...canvasElement.querySelectorAll(`[data-size] > ${samples}`)].map((sample) =>
        Number.parseFloat(getComputedStyle(sample).fontSize),
      );
    for (const [samples, count] of [
      ['p', 3],
      ['h2', 5],
    ] as const) {
      const sizes = sizesOf(samples);
      await expect(sizes).toHaveLength(count);
      await expect(sizes).toEqual(sizes.toSorted((a, b) => a - b));
    }
  },
};

export const Faces: Story = {
  name: 'Lettertypen',
  render: (_, { globals }) => (
    <TokenList
      group="font"
      theme={brandOf(globals).theme}
      sample={(_token, variable) => (
        <span style={{ fontFamily: variable, fontSize: vars.size.h2, lineHeight: 1.2 }}>Koude lucht, warm huis 0123456789 €</span>
      )}
    />
  ),
};

export const Weights: Story = {
  name: 'Gewicht',
  render: (_, { globals }) => (
    <TokenList
      group="weight"
      theme={brandOf(globals).theme}
      sample={(token, variable) => (
        <span
          style={{
            fontWeight: variable,
            fontFamily: token === 'heading' ? vars.font.heading : vars.font.text,
            fontSize: vars.size.h3,
          }}
        >
          Wat voor woning heb je?
        </span>
      )}
    />
  ),
};

export const LeadingAndTracking: Story = {
  name: 'Regelafstand en spatiëring',
  render: (_, { globals }) => {
    const { theme } = brandOf(globals);
    const words = 'Een warmtepomp haalt warmte uit de buitenlucht, ook als het vriest.';
    return (
      <Stack gap="xl">
        <TokenList
          group="leading"
          theme={theme}
          sample={(token, variable) => (
            <p
              style={{
                lineHeight: variable,
                maxWidth: '22rem',
                ...(token === 'heading' && {
                  fontFamily: vars.font.heading,
                  fontWeight: vars.weight.heading,
                  fontSize: vars.size.h3,
                }),
              }}
            >
              {words}
            </p>
          )}
        />
        <TokenList
          group="tracking"
          theme={theme}
          sample={(token, variable) => (
            <p
              style={{
                letterSpacing: variable,
                fontFamily: vars.font.heading,
                fontWeight: vars.weight.heading,
                fontSize: token === 'display' ? vars.size.h1 : vars.size.h2,
                lineHeight: vars.leading.heading,
              }}
            >
              Warm huis
            </p>
          )}
        />
      </Stack>
    );
  },
};
