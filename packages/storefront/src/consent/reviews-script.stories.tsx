import { Container, Text } from '@pomp/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import type { ConsentChoice } from './consent-choice.js';
import { inStorefront } from '../storefront/in-storefront.stories.setup.js';
import { ReviewsScript } from './reviews-script.js';

const after = (choice: ConsentChoice | undefined) => () => {
  document.cookie = `pomp_consent=${choice ?? ''}; Path=/; Max-Age=${choice ? 60 : 0}`;
};
const src = 'data:text/javascript,/*reviews*/';
/** Stories share a page, and others leave scripts of their own in it. */
const fetched = () => [...document.head.querySelectorAll('script')].find((script) => script.src === src);

const meta = {
  title: 'Winkel/Beoordelingen van een ander',
  component: ReviewsScript,
  args: { src },
  decorators: [
    (Story) => (
      <Container as="main">
        <Text>
          170+ beoordelingen <span data-reviews="" />
        </Text>
        <Story />
      </Container>
    ),
    inStorefront,
  ],
} satisfies Meta<typeof ReviewsScript>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Zonder toestemming komt er niets van een ander; het label staat er wel. */
export const NotAsked: Story = {
  beforeEach: after(undefined),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('170+ beoordelingen')).toBeVisible();
    await expect(fetched()).toBeUndefined();
  },
};

export const Refused: Story = { ...NotAsked, beforeEach: after('refused') };

export const Accepted: Story = {
  beforeEach: after('accepted'),
  play: async () => {
    await waitFor(() => expect(fetched()).toBeDefined());
  },
};
