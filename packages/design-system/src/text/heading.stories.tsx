import type { Meta, StoryObj } from '@storybook/react-vite';
import { useRef } from 'react';
import { expect, userEvent } from 'storybook/test';
import { Button } from '../button/button.js';
import { Stack } from '../layout/stack.js';
import { Heading } from './heading.js';
import { headingGuide } from './heading.guide.js';

const meta = {
  title: 'Fundament/Kop',
  component: Heading,
  parameters: { guide: headingGuide },
  args: { level: 2, children: 'Isolatie & ventilatie' },
} satisfies Meta<typeof Heading>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Sizes: Story = {
  name: 'Maten',
  tags: ['visual'],
  render: () => (
    <Stack gap="l">
      <Heading level={1} size="display">
        Warmte uit koude lucht.
      </Heading>
      <Heading level={2} size="h1">
        Nog twee dingen, dan kunnen we kijken.
      </Heading>
      <Heading level={2}>Isolatie &amp; ventilatie</Heading>
      <Heading level={3}>Wat voor woning heb je?</Heading>
      <Heading level={4}>Documenten</Heading>
    </Stack>
  ),
};

/**
 * Het niveau is voor de inhoudsopgave, de maat voor het oog.
 * @english The level is for the table of contents, the size for the eye.
 */
export const SmallerThanItsLevel: Story = {
  name: 'Kleiner dan het niveau',
  args: { level: 2, size: 'h4' },
  play: async ({ canvas }) =>
    expect(Number.parseFloat(getComputedStyle(canvas.getByRole('heading', { level: 2 })).fontSize)).toBeLessThan(21),
};

function NextScreen() {
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <Stack align="start">
      <Button onClick={() => heading.current?.focus()}>Volgende</Button>
      <Heading level={2} ref={heading}>
        Stap 2: je verbruik
      </Heading>
    </Stack>
  );
}

/**
 * Na een wissel van scherm gaat de focus naar de kop, zodat een schermlezer weet waar hij is.
 * @english After a change of screen the focus goes to the heading, so that a screen reader knows where it is.
 */
export const TakesFocus: Story = {
  name: 'Krijgt de focus',
  render: () => <NextScreen />,
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    const heading = canvas.getByRole('heading');
    await expect(heading).toHaveFocus();
    await userEvent.tab();
    await expect(heading).not.toHaveFocus();
  },
};
export const LongWord: Story = {
  name: 'Lang woord',
  globals: { viewport: { value: 'phone' } },
  args: { level: 1, children: 'Warmtepompinstallatievoorbereidingswerkzaamheden' },
};
