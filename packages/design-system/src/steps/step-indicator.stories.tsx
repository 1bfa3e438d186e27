import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { StepIndicator } from './step-indicator.js';
import { stepIndicatorGuide, stepsUpTo } from './step-indicator.guide.js';

const meta = {
  title: 'Omlijsting/Stappen',
  component: StepIndicator,
  parameters: { guide: stepIndicatorGuide },
  args: { steps: stepsUpTo(1), current: 1 },
} satisfies Meta<typeof StepIndicator>;
export default meta;
type Story = StoryObj<typeof meta>;

const shown = (canvasElement: HTMLElement) =>
  [...canvasElement.querySelectorAll('li')].filter((item) => item.getClientRects().length > 0).map((item) => item.textContent);

export const SecondOfFive: Story = {
  name: 'Tweede van vijf',
  tags: ['visual'],
  globals: { viewport: { value: 'wide' } },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('Stap 2 van 5')).toBeVisible();
    await expect(shown(canvasElement)).toHaveLength(5);
    await userEvent.tab();
    const first = canvas.getByRole('link', { name: /Verbruik.*ingevuld/ });
    await expect(first).toHaveFocus();
    await expect(first).toHaveAttribute('href', '/account/woning/stap-1/');
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Isolatie & ventilatie' })).toHaveFocus();
    (document.activeElement as HTMLElement).blur();
  },
};
export const First: Story = { name: 'Eerste', args: { current: 0, steps: stepsUpTo(0) } };
export const Last: Story = { name: 'Laatste', args: { current: 4, steps: stepsUpTo(4) } };
export const About: Story = { name: 'Met waar het over gaat', args: { about: 'Pomp AO · Lindelaan 12' } };

/**
 * Drie stappen, en hoeveel er aan weerszijden buiten beeld zijn.
 * @english Three steps, and how many are out of sight on either side.
 */
export const OnAPhone: Story = {
  name: 'Op een telefoon',
  tags: ['visual'],
  globals: { viewport: { value: 'phone' } },
  args: { current: 2, steps: stepsUpTo(2) },
  play: async ({ canvasElement }) => {
    await expect(shown(canvasElement)).toEqual([
      '+1eerder: 1 stap',
      'Woning (ingevuld)',
      'Isolatie & ventilatie',
      'Verwarmings\u00ADsysteem',
      '+1nog 1 stap',
    ]);
  },
};

/**
 * Tot en met 768 px breed is smal.
 * @english Up to and with 768 px is narrow.
 */
export const OnATablet: Story = {
  name: 'Op 768 px',
  globals: { viewport: { value: 'tablet' } },
  play: async ({ canvasElement }) => {
    await expect(shown(canvasElement)).toEqual(['Verbruik (ingevuld)', 'Woning', 'Isolatie & ventilatie', '+2nog 2 stappen']);
  },
};
export const LongWords: Story = {
  name: 'Lange woorden',
  globals: { viewport: { value: 'phone' } },
  args: {
    steps: ['Installatievoorbereidingswerkzaamheden', 'Aansprakelijkheidsvaststelling', 'Warmtepompplaatsingslocatie'].map(
      (label, index) => ({ label, done: index === 0, href: `/stap-${index}` }),
    ),
    current: 1,
  },
};
