import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { shotGroups, shotListGuide } from './shot-list.guide.js';
import type { Shot, ShotGroup, ShotState } from './shot.js';
import { ShotList, type ShotListProps } from './shot-list.js';

const made = fn();
const skipped = fn();
const retried = fn();
const [boiler, outside] = shotGroups as [(typeof shotGroups)[number], (typeof shotGroups)[number]];
const allIn = (state: ShotState) =>
  shotGroups.map((group) => ({
    ...group,
    shots: group.shots.map(({ id, title, example, file }) => ({ id, title, example, file, state })),
  }));

/** A list of which the shots become something else when a button is pressed. */
function Changing({ groups: first, becomes, ...list }: ShotListProps & { becomes: (shot: Shot) => Shot }) {
  const [groups, setGroups] = useState(first);
  const change = (change: (shot: Shot) => Shot) =>
    setGroups((now) => now.map((group): ShotGroup => ({ ...group, shots: group.shots.map(change) })));
  const only = (id: string) => change((shot) => (shot.id === id ? becomes(shot) : shot));
  return <ShotList {...list} groups={groups} onMade={only} onSkip={only} onRetryAll={() => change(becomes)} />;
}

const meta = {
  title: 'Velden/Fotolijst',
  component: ShotList,
  parameters: { guide: shotListGuide },
  args: { groups: shotGroups, onMade: made, onSkip: skipped, onRetryAll: retried },
  beforeEach: () => [made, skipped, retried].forEach((mock) => mock.mockClear()),
} satisfies Meta<typeof ShotList>;
export default meta;
type Story = StoryObj<typeof meta>;

/**
 * Wat opnieuw moet, is eerst aan de beurt.
 * @english What has to be made again comes first.
 */
export const InTheCellar: Story = {
  name: 'In de kelder',
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('1 van 5 binnen, 2 wachten op bereik');
    await expect(canvas.getByText('Nu: Het typeplaatje, zo dichtbij dat de letters leesbaar zijn')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /^Maak foto: Het typeplaatje/ }));
    const camera = canvasElement.querySelector<HTMLInputElement>('input[capture]')!;
    await userEvent.upload(camera, new File(['foto'], 'image.jpg', { type: 'image/jpeg' }));
    await expect(made).toHaveBeenCalledWith('typePlate', [expect.any(File)]);
  },
};

export const OneOfTheList: Story = {
  name: 'Een uit de lijst',
  play: async ({ canvas, canvasElement }) => {
    const outsideList = within(canvas.getByRole('region', { name: 'Buiten' }));
    await userEvent.click(outsideList.getByRole('button', { name: /^Maak hem nog eens: De muur/ }));
    await userEvent.upload(
      canvasElement.querySelector<HTMLInputElement>('input[capture]')!,
      new File(['foto'], 'image.jpg', { type: 'image/jpeg' }),
    );
    await expect(made).toHaveBeenCalledWith('wall', [expect.any(File)]);
    await userEvent.click(canvas.getByRole('button', { name: /^Ik kan er niet bij/ }));
    await expect(skipped).toHaveBeenCalledWith('typePlate');
  },
};

export const Nothing: Story = {
  name: 'Nog niets',
  args: {
    groups: allIn('missing').map((group) => ({ ...group, shots: group.shots.map((shot) => ({ ...shot, file: undefined })) })),
  },
};
export const OnTheirWay: Story = { name: 'Onderweg', args: { groups: allIn('sending') } };

/**
 * Een vol toestel bewaart niets: dat staat erbij, zolang het nog niet verstuurd is.
 * @english A full device keeps nothing: it says so, as long as it hasn’t been sent.
 */
export const OnlyHere: Story = {
  name: 'Het toestel is vol',
  args: { groups: [{ ...outside, shots: outside.shots.map((shot, index) => ({ ...shot, onlyHere: index === 0 })) }] },
  play: async ({ canvas }) => expect(canvas.getByText('Nog niet bewaard: houd deze pagina open.')).toBeVisible(),
};

/**
 * Er beweegt niets: dat staat er, en het gaat vanzelf verder.
 * @english Nothing moves: it says so, and goes on by itself.
 */
export const Stalled: Story = {
  name: 'Staat stil',
  args: { groups: [{ ...boiler, shots: [{ ...boiler.shots[0]!, state: 'stalled' }] }] },
  play: async ({ canvas }) => expect(canvas.getByText('Staat even stil. We gaan vanzelf verder.')).toBeVisible(),
};

export const Failed: Story = {
  name: 'Niet verstuurd',
  args: {
    groups: [
      {
        ...outside,
        shots: outside.shots.map((shot) => ({
          ...shot,
          doubt: undefined,
          state: 'failed' as const,
          note: 'Uploaden mislukt. Probeer het opnieuw.',
        })),
      },
    ],
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Alles opnieuw' }));
    await expect(retried).toHaveBeenCalledOnce();
  },
};

/**
 * Een knop die verdwijnt terwijl hij de focus heeft, geeft hem door: aan wat nu te maken is, en anders aan de stand.
 * @english A button that goes while it has the focus passes it on: to what can be made now, or else to the state.
 */
export const SentAgain: Story = {
  name: 'Alles opnieuw verstuurd',
  args: { groups: [{ ...outside, shots: outside.shots.map((shot) => ({ ...shot, doubt: undefined, state: 'failed' })) }] },
  render: (args) => <Changing {...args} becomes={(shot) => ({ ...shot, state: 'sending' })} />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Alles opnieuw' }));
    await expect(canvas.queryByRole('button', { name: 'Alles opnieuw' })).toBeNull();
    await expect(canvas.getByRole('status')).toHaveFocus();
  },
};

export const PassedOver: Story = {
  name: 'Een overgeslagen',
  args: {
    groups: [{ ...boiler, shots: boiler.shots.map((shot) => ({ ...shot, state: 'missing', canSkip: shot === boiler.shots[0] })) }],
  },
  render: (args) => <Changing {...args} becomes={(shot) => ({ ...shot, state: 'skipped' })} />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Ik kan er niet bij/ }));
    await expect(canvas.queryByRole('button', { name: /^Ik kan er niet bij/ })).toBeNull();
    await expect(canvas.getByRole('button', { name: /^Maak foto: Het typeplaatje/ })).toHaveFocus();
  },
};

const local = (content: string, type: string) =>
  ({ name: 'muur.jpg', kind: 'image', picture: { local: new Blob([content], { type }) } }) as const;
const drawing = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 3"><path d="M0 0h4v3H0z"/></svg>';

/**
 * Wie een foto die niet te tekenen was nog eens maakt, ziet de nieuwe.
 * @english Who makes a photo that couldn’t be drawn once more, sees the new one.
 */
export const MadeAgain: Story = {
  name: 'Nog eens gemaakt',
  args: { groups: [{ ...outside, shots: [{ ...outside.shots[1]!, file: local('geen foto', 'image/jpeg') }] }] },
  render: (args) => <Changing {...args} becomes={(shot) => ({ ...shot, file: local(drawing, 'image/svg+xml') })} />,
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText('JPG')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /^Maak hem nog eens/ }));
    await userEvent.upload(
      canvasElement.querySelector<HTMLInputElement>('input[capture]')!,
      new File([drawing], 'image.jpg', { type: 'image/jpeg' }),
    );
    await waitFor(() => expect(canvasElement.querySelector<HTMLImageElement>('li img')?.naturalWidth).toBeGreaterThan(0));
    await expect(canvas.queryByText('JPG')).toBeNull();
  },
};

export const Skipped: Story = { name: 'Niet bij te komen', args: { groups: allIn('skipped') } };

/**
 * Klaar: er is niets meer te maken.
 * @english Done: there is nothing left to make.
 */
export const AllSent: Story = {
  name: 'Alles binnen',
  args: { groups: allIn('sent') },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('5 van 5 binnen');
    await expect(canvas.queryByText(/^Nu:/)).toBeNull();
  },
};
