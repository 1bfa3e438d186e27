import { Heading, Stack, Text } from '@pomp/design-system';
import { useQuery } from '@tanstack/react-query';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { inPortal, visitor } from '../provider/in-portal.stories.setup.js';
import { Loaded } from './loaded.js';
import { LoadingText } from './loading-text.js';

/** Answers one of these a time; what isn't there fails. */
const read = fn<() => Promise<string>>();

function Resource({ tries, headed }: { readonly tries: number; readonly headed: boolean }) {
  const query = useQuery({ queryKey: ['resource'], queryFn: read, retry: tries, retryDelay: 60_000 });
  return (
    <Stack as="main">
      <Heading level={1}>Afspraken</Heading>
      <Loaded query={query} loading={<LoadingText>Afspraken laden</LoadingText>}>
        {(text) => (
          <Stack gap="s">
            {headed && <Heading level={2}>Komende afspraken</Heading>}
            <Text>{text}</Text>
          </Stack>
        )}
      </Loaded>
      <Heading level={2}>Vragen over een afspraak</Heading>
    </Stack>
  );
}

const failing = () => {
  read.mockReset().mockRejectedValue(new Error('away'));
  visitor();
};

const meta = {
  title: 'Portal/Ophalen',
  component: Resource,
  decorators: [inPortal],
  args: { tries: 0, headed: true },
  beforeEach: failing,
} satisfies Meta<typeof Resource>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loading: Story = {
  beforeEach: () => void read.mockReset().mockReturnValue(new Promise(() => undefined)),
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('Afspraken laden')).toBeVisible();
  },
};

/** De knop zegt dat het vanzelf opnieuw gaat; drukken zou niets doen. */
export const TriesAgain: Story = {
  args: { tries: 3 },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const button = await canvas.findByRole('button', { name: 'We proberen het opnieuw…' });
    await userEvent.click(button);
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await expect(read).toHaveBeenCalledOnce();
  },
};

/** Lukt het niet vanzelf, dan vraagt de klant er zelf om, en blijft de knop waar hij is. */
export const AskedAgain: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const button = await canvas.findByRole('button', { name: 'Probeer opnieuw' });
    await expect(canvas.getByRole('alert')).toBeVisible();
    let arrive = () => undefined as void;
    read.mockReturnValue(new Promise<void>((resolve) => (arrive = resolve)).then(() => 'Inspectie op 27 november'));
    await userEvent.click(button);
    await waitFor(() => expect(button).toHaveAccessibleName('We proberen het opnieuw…'));
    await expect(button).toHaveFocus();
    arrive();
    await expect(await canvas.findByText('Inspectie op 27 november')).toBeVisible();
    // De knop ging weg: wie hem indrukte, leest verder bij wat er kwam.
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'Komende afspraken' })).toHaveFocus());
  },
};

/** Heeft wat er kwam geen kop, dan gaat het verder bij de kop waar het onder staat. */
export const AskedAgainWithoutHeading: Story = {
  args: { headed: false },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const button = await canvas.findByRole('button', { name: 'Probeer opnieuw' });
    read.mockResolvedValue('Inspectie op 27 november');
    await userEvent.click(button);
    await expect(await canvas.findByText('Inspectie op 27 november')).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'Afspraken' })).toHaveFocus());
  },
};

/** Wie intussen iets anders deed, blijft waar hij is. */
export const WentOnMeanwhile: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const button = await canvas.findByRole('button', { name: 'Probeer opnieuw' });
    let arrive = () => undefined as void;
    read.mockReturnValue(new Promise<void>((resolve) => (arrive = resolve)).then(() => 'Inspectie op 27 november'));
    await userEvent.click(button);
    button.blur();
    arrive();
    await expect(await canvas.findByText('Inspectie op 27 november')).toBeVisible();
    await expect(document.body).toHaveFocus();
  },
};

/** Wie terugkomt op het tabblad ziet nog wat er stond: er wordt opnieuw gevraagd, maar er is nog geen ander antwoord. */
export const ComesBack: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const said = await canvas.findByRole('alert');
    await expect(await canvas.findByRole('button', { name: 'Probeer opnieuw' })).toBeVisible();
    read.mockReturnValue(new Promise(() => undefined));
    window.dispatchEvent(new Event('visibilitychange'));
    await expect(await canvas.findByRole('button', { name: 'We proberen het opnieuw…' })).toBeVisible();
    await expect(said).toBeVisible();
  },
};
