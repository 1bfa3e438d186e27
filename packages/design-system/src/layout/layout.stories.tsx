import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { Card } from '../card/card.js';
import { Text } from '../text/text.js';
import { Columns } from './columns.js';
import { Container } from './container.js';
import { Inline } from './inline.js';
import { Stack } from './stack.js';

/** Ruimte zit in de indeling, niet in de onderdelen: er is geen className om iets bij te duwen. */
const meta = { title: 'Fundament/Indeling' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const Tile = ({ children }: { children: ReactNode }) => (
  <Card padding="m">
    <Text>{children}</Text>
  </Card>
);

export const Below: Story = {
  name: 'Stack',
  render: () => (
    <Stack gap="s">
      <Tile>een</Tile>
      <Tile>twee</Tile>
      <Tile>drie</Tile>
    </Stack>
  ),
};

export const Beside: Story = {
  name: 'Inline',
  render: () => (
    <Inline gap="s">
      {['Tussenwoning', 'Hoekwoning', 'Twee-onder-een-kap', 'Vrijstaand', 'Appartement'].map((word) => (
        <Tile key={word}>{word}</Tile>
      ))}
    </Inline>
  ),
};

export const Grid: Story = {
  name: 'Columns',
  render: () => (
    <Stack gap="xl">
      <Columns tablet="2" desktop="4">
        <Tile>een</Tile>
        <Tile>twee</Tile>
        <Tile>drie</Tile>
        <Tile>vier</Tile>
      </Columns>
      <Columns tablet="wideFirst">
        <Tile>breed</Tile>
        <Tile>smal</Tile>
      </Columns>
      <Columns tablet="fitLast" align="center">
        <Tile>wat er overblijft</Tile>
        <Tile>wat het nodig heeft</Tile>
      </Columns>
    </Stack>
  ),
};

export const Widths: Story = {
  name: 'Container',
  parameters: { layout: 'fullscreen' },
  render: () => (
    <Stack gap="s">
      <Container>
        <Tile>page: hooguit 1440 px, met goten</Tile>
      </Container>
      <Container width="text">
        <Tile>text: ongeveer 65 tekens</Tile>
      </Container>
      <Container width="form">
        <Tile>form: één kolom van 640 px</Tile>
      </Container>
    </Stack>
  ),
};

export const Cards: Story = {
  name: 'Card',
  render: () => (
    <Stack gap="l">
      <Card line>
        <Text>De warme lijn: de ene kaart waar iets begint.</Text>
      </Card>
      <Card>
        <Text>Gewoon</Text>
      </Card>
      <Card tone="action">
        <Text>Wat je nu kunt doen</Text>
      </Card>
      <Card tone="info">
        <Text>Goed om te weten</Text>
      </Card>
      <Card tone="quiet">
        <Text>Op de achtergrond</Text>
      </Card>
    </Stack>
  ),
};
