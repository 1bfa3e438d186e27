import type { Meta, StoryObj } from '@storybook/react-vite';
import { brandOf, TokenList } from './token-page.guide.js';
import * as styles from './token-page.guide.css.js';

/** Hoe rond iets is, en hoe hoog het boven de pagina hangt. Schaduw is nooit het enige wat iets van zijn grond scheidt. */
const meta = { title: 'Fundament/Hoeken en schaduw' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const Radius: Story = {
  name: 'Hoeken',
  tags: ['visual'],
  render: (_, { globals }) => (
    <TokenList
      group="radius"
      theme={brandOf(globals).theme}
      sample={(_token, variable) => <div className={styles.box} style={{ borderRadius: variable }} />}
    />
  ),
};

export const Shadow: Story = {
  name: 'Schaduw',
  render: (_, { globals }) => (
    <TokenList
      group="shadow"
      theme={brandOf(globals).theme}
      sample={(_token, variable) => <div className={styles.lifted} style={{ boxShadow: variable }} />}
    />
  ),
};
