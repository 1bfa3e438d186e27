import { exampleAnswer, failure, success } from '@pomp/api-client/testing';
import { PageHeader } from '@pomp/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { everythingStored } from '../house-info/stored-examples.stories.setup.js';
import { answering, inAccount, marieke, signedIn, wholeScreen } from '../provider/in-portal.stories.setup.js';
import { DraftSender } from './draft-sender.js';

const meta = {
  title: 'Portal/Account/Bewaarde antwoorden',
  component: DraftSender,
  decorators: [inAccount],
  parameters: { ...wholeScreen, portal: { pathname: '/account/', keepAfter: 20 } },
} satisfies Meta<typeof DraftSender>;

export default meta;
type Story = StoryObj<typeof meta>;

const houses = exampleAnswer('getHouses');
const keyOf = (houseId: string) => `pomp.kept:${marieke.id}:houseInfo/${houseId}/consumption`;
const houseIn = (request: Request) => new URL(request.url).searchParams.get('houseId') ?? '';
let gone: string | undefined;
const sent: string[] = [];

/** What every house has left from an earlier visit. */
function leaveAnswers() {
  const startedFrom = everythingStored.houseInfo.consumption;
  const values = { ...startedFrom, electricityConsumption: '3100' };
  const kept = JSON.stringify({ keptAt: new Date(performance.timeOrigin).toISOString(), values, startedFrom });
  for (const { id } of houses) localStorage.setItem(keyOf(id), kept);
}

/** What was left of a house that isn't there any more holds up nothing of another. */
export const OneIsRefused: Story = {
  render: () => <PageHeader title="Een scherm van het account" />,
  beforeEach: () => {
    const cleanUp = signedIn();
    gone = undefined;
    sent.length = 0;
    leaveAnswers();
    return cleanUp;
  },
  parameters: answering({
    // Whichever the device gives first.
    getHouseInfo: (request) => {
      gone ??= houseIn(request);
      return houseIn(request) === gone
        ? failure(404, { message: 'Deze woning hebben we niet gevonden.', code: 'notFound' })
        : success(everythingStored);
    },
    postHouseInfo: (request) => {
      sent.push(houseIn(request));
      return success(everythingStored);
    },
  }),
  play: async () => {
    await expect(
      await within(document.body).findByText('De antwoorden die nog op dit toestel stonden, zijn bewaard.'),
    ).toBeVisible();
    await expect(sent).toHaveLength(houses.length - 1);
    await expect(sent).not.toContain(gone);
    await waitFor(() => expect(houses.filter(({ id }) => localStorage.getItem(keyOf(id)) !== null)).toHaveLength(1));
  },
};

let asked = 0;

/** A server that is away for a moment is asked again by itself, and everything arrives. */
export const AwayForAMoment: Story = {
  render: () => <PageHeader title="Een scherm van het account" />,
  beforeEach: () => {
    const cleanUp = signedIn();
    asked = 0;
    leaveAnswers();
    return cleanUp;
  },
  parameters: answering({
    getHouseInfo: () => {
      asked += 1;
      return asked <= 2 ? failure(503, { message: 'Even niet bereikbaar.', code: 'unavailable' }) : success(everythingStored);
    },
    postHouseInfo: () => success(everythingStored),
  }),
  play: async () => {
    await waitFor(() => expect(houses.filter(({ id }) => localStorage.getItem(keyOf(id)) !== null)).toHaveLength(0));
    await expect(
      (await within(document.body).findAllByText('De antwoorden die nog op dit toestel stonden, zijn bewaard.'))[0],
    ).toBeVisible();
  },
};
