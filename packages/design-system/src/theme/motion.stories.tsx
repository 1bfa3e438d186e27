import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { Button } from '../button/button.js';
import { Stack } from '../layout/stack.js';
import { media } from './breakpoints.js';
import { classNames } from './class-names.js';
import { vars } from './contract.js';
import type { Theme } from '../brands/theme.js';
import { brandOf, TokenList } from './token-page.guide.js';
import * as styles from './token-page.guide.css.js';

/** Beweging legt iets uit, of is er niet. Wie in zijn toestel om minder beweging vraagt, krijgt het eindbeeld meteen. */
const meta = { title: 'Fundament/Beweging' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

function Motions({ theme }: { theme: Theme }) {
  const [arrived, setArrived] = useState(false);
  return (
    <Stack gap="l">
      <div>
        <Button tone="secondary" onClick={() => setArrived(!arrived)}>
          {arrived ? 'Weer terug' : 'Laat bewegen'}
        </Button>
      </div>
      <TokenList
        group="motion"
        theme={theme}
        sample={(token, variable) => (
          <div className={styles.track}>
            {/* Without a duration of its own the class decides, which has none under reduced motion. */}
            <div
              data-motion={token}
              className={classNames(styles.runner, arrived && styles.arrived)}
              style={runsFor(token, variable)}
            />
          </div>
        )}
      />
    </Stack>
  );
}

/** The curve is shown slowly, so that it can be seen. */
const runsFor = (token: keyof Theme['motion'], variable: string) =>
  window.matchMedia(media.calm).matches
    ? {}
    : {
        transitionDuration: token === 'ease' ? '1200ms' : variable,
        transitionTimingFunction: token === 'ease' ? variable : vars.motion.ease,
      };

export const Tempo: Story = {
  name: 'Tempo',
  render: (_, { globals }) => <Motions theme={brandOf(globals).theme} />,
  play: async ({ canvas, canvasElement, globals }) => {
    const calm = window.matchMedia(media.calm).matches;
    const quick = canvasElement.querySelector('[data-motion=quick]');
    if (!quick) throw new Error('no sample of quick motion');
    const milliseconds = Number.parseFloat(getComputedStyle(quick).transitionDuration) * 1000;
    await expect(milliseconds).toBeCloseTo(calm ? 0 : Number.parseFloat(brandOf(globals).theme.motion.quick));
    const before = quick.getBoundingClientRect().left;
    await userEvent.click(canvas.getByRole('button', { name: 'Laat bewegen' }));
    if (calm) await expect(quick.getBoundingClientRect().left).toBeGreaterThan(before);
  },
};
