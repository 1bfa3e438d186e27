import { exampleAnswer, failure, offline, success } from '@pomp/api-client/testing';
import type { House } from '@pomp/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { answering, askToLeave, inAccount, marieke, signedIn, visited, wholeScreen } from '../provider/in-portal.stories.setup.js';
import { HouseInfoScreen } from './house-info-screen.js';
import type { HouseInfoBody } from './house-info-progress.js';
import { everythingStored, nothingStored } from './stored-examples.stories.setup.js';

const [house] = exampleAnswer('getHouses') as [House];

const meta = {
  title: 'Portal/Woninggegevens aanpassen',
  component: HouseInfoScreen,
  decorators: [inAccount],
  beforeEach: signedIn,
  parameters: {
    ...wholeScreen,
    ...answering({ getHouseInfo: success(everythingStored) }),
    portal: { pathname: '/account/woning/' },
  },
} satisfies Meta<typeof HouseInfoScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Unfolds a section and opens its form. */
async function edit(canvasElement: HTMLElement, title: string, action: 'aanpassen' | 'invullen' = 'aanpassen') {
  const canvas = within(canvasElement);
  await userEvent.click(await canvas.findByRole('heading', { name: new RegExp(`^${title} (Ingevuld|Nog)`) }));
  await userEvent.click(await canvas.findByRole('button', { name: `${title} ${action}` }));
  return canvas;
}

/** A server that keeps what is saved, starting with `stored`. */
function remembering(stored: HouseInfoBody) {
  let kept = stored;
  const saves: unknown[] = [];
  const parameters = answering({
    getHouseInfo: () => success(kept),
    postHouseInfo: async (request) => {
      const body = (await request.json()) as { houseInfo: HouseInfoBody['houseInfo'] };
      saves.push(body);
      kept = { ...kept, houseInfo: { ...kept.houseInfo, consumption: body.houseInfo.consumption } };
      return success(kept);
    },
  });
  return { parameters, saves };
}

const gas = /Hoeveel gas gebruik je per jaar/;
const year = /Over welk jaar/;

const filling = remembering(nothingStored);

export const FillsInConsumption: Story = {
  parameters: filling.parameters,
  play: async ({ canvasElement, step }) => {
    const canvas = await edit(canvasElement, 'Verbruik', 'invullen');
    const gasField = await canvas.findByRole('textbox', { name: gas });

    await step('nothing filled in: every field says so, and the summary takes focus', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Opslaan' }));
      await waitFor(() => expect(canvas.getByRole('group', { name: 'Controleer je antwoorden' })).toHaveFocus());
      await waitFor(() => expect(canvas.getAllByText('Vereist')).toHaveLength(5));
    });

    await step('a leading zero is no answer', async () => {
      await userEvent.type(gasField, '0118');
      await userEvent.tab();
      await expect(await canvas.findByText('Niet valide')).toBeVisible();
      await userEvent.clear(gasField);
      await userEvent.type(gasField, '1450');
      await userEvent.tab();
      await waitFor(() => expect(canvas.queryByText('Niet valide')).not.toBeInTheDocument());
    });

    await step('‘Ik weet het niet’ sets o.b. and restores', async () => {
      const toggle = canvas.getByRole('button', { name: /^Ik weet het niet: Hoeveel gas/ });
      await userEvent.click(toggle);
      await expect(toggle).toHaveAttribute('aria-pressed', 'true');
      await expect(canvasElement.querySelector('[name=gasConsumption]')).toHaveValue('o.b.');
      await userEvent.click(toggle);
      await expect(canvas.getByRole('textbox', { name: gas })).toHaveValue('1450');
    });

    await step('the years run from this one down to 1990', async () => {
      const list = canvas.getByRole('combobox', { name: year });
      await userEvent.click(list);
      const years = (await canvas.findAllByRole('option')).map(({ textContent }) => textContent);
      await expect(years).toEqual(Array.from({ length: 37 }, (_, age) => String(2026 - age)));
      await userEvent.click(canvas.getByRole('option', { name: '2025' }));
    });

    await step('the rest', async () => {
      await userEvent.click(canvas.getByRole('radio', { name: 'Overdag' }));
      await userEvent.type(canvas.getByRole('textbox', { name: /stroom/ }), '2900');
      await userEvent.click(canvas.getByRole('button', { name: /^Ik weet het niet: Hoeveel water/ }));
    });

    await step('saving says so', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Opslaan' }));
      await waitFor(() => expect(canvas.getByText('Opgeslagen')).toBeVisible());
      await expect(canvas.getByText('Gegevens succesvol bijgewerkt!')).toBeVisible();
      await expect(filling.saves.at(-1)).toEqual({
        houseInfo: {
          completed: true,
          consumption: {
            gasConsumption: '1450',
            gasConsumptionYear: '2025',
            heatingUsage: 'overdag',
            electricityConsumption: '2900',
            waterConsumption: 'o.b.',
            completed: true,
          },
        },
      });
    });

    await step('and what was saved can be read back', async () => {
      await userEvent.click(await canvas.findByRole('button', { name: 'Sluiten' }));
      await expect(await canvas.findByText('1.450 m³')).toBeVisible();
      await waitFor(() => expect(canvas.getByRole('button', { name: 'Verbruik aanpassen' })).toHaveFocus());
      await expect(canvas.getByRole('heading', { name: 'Verbruik Ingevuld' })).toBeVisible();
    });
  },
};

const changing = remembering(everythingStored);

export const ChangesAnAnswer: Story = {
  parameters: changing.parameters,
  play: async ({ canvasElement }) => {
    const canvas = await edit(canvasElement, 'Verbruik');
    const gasField = await canvas.findByRole('textbox', { name: gas });
    await waitFor(() => expect(gasField).toHaveFocus());
    await userEvent.clear(gasField);
    await userEvent.type(gasField, '1300');
    await userEvent.click(canvas.getByRole('button', { name: 'Opslaan' }));
    await waitFor(() => expect(canvas.getByText('Opgeslagen')).toBeVisible());
    await expect(changing.saves.at(-1)).toMatchObject({
      houseInfo: { consumption: { gasConsumption: '1300', waterConsumption: 'o.b.' } },
    });
  },
};

async function saveComplete(canvasElement: HTMLElement) {
  const canvas = await edit(canvasElement, 'Verbruik');
  await userEvent.type(await canvas.findByRole('textbox', { name: /stroom/ }), '1');
  await userEvent.click(canvas.getByRole('button', { name: 'Opslaan' }));
  return canvas;
}

export const SaveFails: Story = {
  parameters: answering({
    getHouseInfo: success(everythingStored),
    postHouseInfo: failure(503, { message: 'We kunnen nu even niets opslaan. Probeer het zo nog eens.', code: 'unavailable' }),
  }),
  play: async ({ canvasElement }) => {
    const canvas = await saveComplete(canvasElement);
    await expect(await canvas.findByText('We kunnen nu even niets opslaan. Probeer het zo nog eens.')).toBeVisible();
    await waitFor(() => expect(within(document.body).getAllByText(/Opslaan is niet gelukt/).length).toBeGreaterThan(0));
    await expect(canvas.getByRole('textbox', { name: /stroom/ })).toHaveValue('29001');
  },
};

export const SaveWithoutConnection: Story = {
  parameters: answering({ getHouseInfo: success(everythingStored), postHouseInfo: offline }),
  play: async ({ canvasElement }) => {
    const canvas = await saveComplete(canvasElement);
    await expect(await canvas.findByText(/^Geen bereik\. Je antwoorden staan op dit toestel/)).toBeVisible();
  },
};

export const ServerRefusesAnAnswer: Story = {
  parameters: answering({
    getHouseInfo: success(everythingStored),
    postHouseInfo: failure(422, {
      message: 'Controleer je antwoorden.',
      code: 'invalidAnswers',
      issues: [{ field: 'electricityConsumption', code: 'malformed', message: 'Niet valide' }],
    }),
  }),
  play: async ({ canvasElement }) => {
    const canvas = await saveComplete(canvasElement);
    await expect(await canvas.findByText('Controleer je antwoorden.')).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: /stroom/ })).toBeInvalid();
  },
};

export const SessionEndsWhileSaving: Story = {
  parameters: answering({
    getHouseInfo: success(everythingStored),
    postHouseInfo: failure(401, { message: 'Je bent niet ingelogd.', code: 'notSignedIn' }),
  }),
  play: async ({ canvasElement }) => {
    await saveComplete(canvasElement);
    await waitFor(() => expect(visited.replace.mock.calls).toEqual([['/auth/login/']]));
    await expect(askToLeave).not.toHaveBeenCalled();
    await expect(within(document.body).queryByText(/Opslaan is niet gelukt/)).not.toBeInTheDocument();
  },
};

const interrupted = remembering(everythingStored);

/** As an earlier visit of this customer left it: typed, and never saved. */
function leftTyping() {
  const cleanUp = signedIn();
  const values = { ...everythingStored.houseInfo.consumption, gasConsumption: '1200' };
  const keptAt = new Date(performance.timeOrigin + performance.now() - 3_600_000).toISOString();
  localStorage.setItem(`pomp.kept:${marieke.id}:houseInfo/${house.id}/consumption`, JSON.stringify({ keptAt, values }));
  return cleanUp;
}

const kept = () => Object.keys(localStorage).filter((key) => key.startsWith('pomp.kept'));

/** Without anyone having to ask for it. */
export const RestoresTypedAnswers: Story = {
  beforeEach: leftTyping,
  parameters: interrupted.parameters,
  play: async ({ canvasElement, step }) => {
    const canvas = within(canvasElement);
    await step('they stand in the form again, and that is said', async () => {
      await waitFor(async () => expect(await canvas.findByRole('textbox', { name: gas })).toHaveValue('1200'));
      await expect(await within(document.body).findByText(/^Je antwoorden van .* om \d\d:\d\d staan er weer\.$/)).toBeVisible();
    });

    await step('and leave the device when they are saved', async () => {
      await expect(kept()).toHaveLength(1);
      await userEvent.click(canvas.getByRole('button', { name: 'Opslaan' }));
      await waitFor(() => expect(canvas.getByText('Opgeslagen')).toBeVisible());
      await expect(interrupted.saves.at(-1)).toMatchObject({ houseInfo: { consumption: { gasConsumption: '1200' } } });
      await expect(kept()).toEqual([]);
    });
  },
};

export const KeepsTypedAnswers: Story = {
  play: async ({ canvasElement }) => {
    const canvas = await edit(canvasElement, 'Verbruik');
    await userEvent.type(await canvas.findByRole('textbox', { name: gas }), '0');
    await expect(kept()).toHaveLength(1);
    await expect(localStorage.getItem(kept()[0]!)).toContain('14500');
    await userEvent.type(canvas.getByRole('textbox', { name: gas }), '{Backspace}');
    await expect(kept()).toEqual([]);
  },
};

export const AsksBeforeLeavingUnsavedChanges: Story = {
  beforeEach: () => {
    askToLeave.mockImplementation(() => false);
    return () => void askToLeave.mockImplementation(() => true);
  },
  play: async ({ canvasElement, step }) => {
    const canvas = await edit(canvasElement, 'Verbruik');
    await userEvent.type(await canvas.findByRole('textbox', { name: gas }), '0');
    const leaving: readonly (readonly [string, () => Promise<void>])[] = [
      ['another section', () => userEvent.click(canvas.getByRole('heading', { name: 'Woning Ingevuld' }))],
      ['reading', () => userEvent.click(canvas.getByRole('button', { name: 'Sluiten' }))],
      [
        'another address',
        async () => {
          await userEvent.click(canvas.getByRole('combobox', { name: 'Kies een adres' }));
          await userEvent.click(await canvas.findByRole('option', { name: /Havenstraat/ }));
        },
      ],
    ];
    for (const [where, leave] of leaving) {
      await step(`for ${where}`, async () => {
        askToLeave.mockClear();
        await leave();
        await expect(askToLeave.mock.calls).toEqual([
          ['Er zijn niet-opgeslagen wijzigingen. Weet je zeker dat je de pagina wilt verlaten?'],
        ]);
        await expect(canvas.getByRole('textbox', { name: gas })).toHaveValue('14500');
      });
    }
    await expect(visited.push).not.toHaveBeenCalled();
  },
};

/** What was typed and put away unsaved isn't lost: it comes back. */
export const PutsAwayAndComesBack: Story = {
  play: async ({ canvasElement }) => {
    const canvas = await edit(canvasElement, 'Verbruik');
    await userEvent.type(await canvas.findByRole('textbox', { name: gas }), '0');
    await userEvent.click(canvas.getByRole('button', { name: 'Sluiten' }));
    await expect(canvas.getByText('1.450 m³')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Verbruik aanpassen' }));
    await waitFor(async () => expect(await canvas.findByRole('textbox', { name: gas })).toHaveValue('14500'));
  },
};
