import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { noord } from '../brands/noord.js';
import { pomp } from '../brands/pomp.js';
import { Columns } from '../layout/columns.js';
import { Inline } from '../layout/inline.js';
import { Stack } from '../layout/stack.js';
import { Heading } from '../text/heading.js';
import { Text } from '../text/text.js';
import { breakpoints, pageWidth } from './breakpoints.js';
import { contrast } from './contrast.js';
import { contrastPairs, needed } from './contrast-pairs.js';
import { vars } from './contract.js';
import type { Theme } from './theme.js';

/** Alles wat een merk over zijn uiterlijk beslist, rechtstreeks uit het contract. Wissel van merk in de werkbalk. */
const meta = { title: 'Fundament/Tokens' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const brandOf = (globals: Record<string, unknown>) => (globals.brand === noord.id ? noord : pomp);
const names = <Tokens extends object>(tokens: Tokens) => Object.keys(tokens) as (keyof Tokens & string)[];

function Token({ name, value, children }: { name: string; value: string; children: ReactNode }) {
  return (
    <Stack gap="xs">
      {children}
      <div>
        <Text size="small" weight="strong">
          {name}
        </Text>
        <Text size="small" tone="muted" tabular>
          {value}
        </Text>
      </div>
    </Stack>
  );
}

const Swatch = ({ fill }: { fill: string }) => (
  <div style={{ height: 64, background: fill, borderRadius: vars.radius.control, border: `1px solid ${vars.color.hairline}` }} />
);

const swatches = (theme: Theme, group: 'color' | 'warmLine' | 'drawing') => (
  <Columns phone="2" tablet="4" gap="m">
    {Object.entries(theme[group]).map(([name, value]: [string, string]) => (
      <Token key={name} name={name} value={value}>
        <Swatch fill={value} />
      </Token>
    ))}
  </Columns>
);

export const Colours: Story = {
  name: 'Kleur',
  render: (_, { globals }) => {
    const { theme } = brandOf(globals);
    return (
      <Stack gap="xl">
        {swatches(theme, 'color')}
        <Heading level={2}>De warme lijn</Heading>
        {swatches(theme, 'warmLine')}
        <Heading level={2}>Tekeningen</Heading>
        {swatches(theme, 'drawing')}
      </Stack>
    );
  },
};

/** Elk paar dat op elkaar ligt: tekst minstens 4,5, randen minstens 3. Een test bewaakt het voor elk merk. */
export const Contrast: Story = {
  render: (_, { globals }) => {
    const { color } = brandOf(globals).theme;
    return (
      <Columns tablet="2" desktop="3" gap="s">
        {contrastPairs.map(({ use, front, back }) => (
          <div key={`${front} ${back} ${use}`} style={{ background: color[back], border: `1px solid ${vars.color.hairline}`, borderRadius: vars.radius.control, padding: 16 }}>
            {use === 'text' ? (
              <div style={{ color: color[front] }}>
                {front} op {back}
              </div>
            ) : (
              <div style={{ border: `2px solid ${color[front]}`, borderRadius: vars.radius.small, padding: 8, background: vars.color.surface }}>
                {front} langs {back}
              </div>
            )}
            <div style={{ background: vars.color.surface, display: 'inline-block', paddingInline: 6, marginBlockStart: 8 }}>
              <Text size="small" tabular>
                {contrast(color[front], color[back]).toFixed(1)} van minstens {needed[use]}
              </Text>
            </div>
          </div>
        ))}
      </Columns>
    );
  },
};

export const Type: Story = {
  name: 'Letters',
  render: (_, { globals }) => {
    const { theme } = brandOf(globals);
    return (
      <Stack gap="l">
        {names(theme.size)
          .toReversed()
          .map((name) => (
            <Token key={name} name={name} value={theme.size[name]}>
              <span style={{ fontSize: vars.size[name], fontFamily: name === 'small' || name === 'base' || name === 'lead' ? vars.font.text : vars.font.heading, lineHeight: 1.15 }}>
                Warmte uit koude lucht
              </span>
            </Token>
          ))}
      </Stack>
    );
  },
};

export const Space: Story = {
  name: 'Ruimte',
  render: (_, { globals }) => {
    const { theme } = brandOf(globals);
    return (
      <Stack gap="m">
        {names(theme.space).map((name) => (
          <Inline key={name} gap="m">
            <div style={{ width: '9rem' }}>
              <Text size="small" tabular>
                {name}: {theme.space[name]}
              </Text>
            </div>
            <div style={{ width: vars.space[name], height: 16, background: vars.color.brand }} />
          </Inline>
        ))}
      </Stack>
    );
  },
};

export const Shape: Story = {
  name: 'Hoeken en schaduw',
  render: (_, { globals }) => {
    const { theme } = brandOf(globals);
    return (
      <Stack gap="xl">
        <Columns phone="2" tablet="4">
          {names(theme.radius).map((name) => (
            <Token key={name} name={name} value={theme.radius[name]}>
              <div style={{ height: 72, background: vars.color.brandSoft, border: `2px solid ${vars.color.brand}`, borderRadius: vars.radius[name] }} />
            </Token>
          ))}
        </Columns>
        <Columns phone="2" tablet="4">
          {names(theme.shadow).map((name) => (
            <Token key={name} name={name} value={theme.shadow[name]}>
              <div style={{ height: 72, background: vars.color.surface, boxShadow: vars.shadow[name], borderRadius: vars.radius.control }} />
            </Token>
          ))}
        </Columns>
      </Stack>
    );
  },
};

/** Beweging legt iets uit of is er niet; wie minder beweging wil, krijgt er geen. */
export const MotionAndWidths: Story = {
  name: 'Beweging en maten',
  render: (_, { globals }) => {
    const { theme } = brandOf(globals);
    const rows = [
      ...Object.entries(theme.motion),
      ...Object.entries(theme.width),
      ...Object.entries(breakpoints).map(([name, width]): [string, string] => [`vanaf ${name}`, `${width}px`]),
      ['pagina', `${pageWidth}px`],
    ];
    return (
      <Stack gap="xs">
        {rows.map(([name, value]) => (
          <Inline key={name} gap="m">
            <div style={{ width: '9rem' }}>
              <Text size="small" weight="strong">
                {name}
              </Text>
            </div>
            <Text size="small" tabular>
              {value}
            </Text>
          </Inline>
        ))}
      </Stack>
    );
  },
};
