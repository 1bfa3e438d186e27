import { failure, never, offline, success } from '@pomp/api-client/testing';
import { pomp } from '@pomp/design-system/brands';
import { housePicture } from '@pomp/design-system/house-picture';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { everythingStored, nothingStored, partlyStored } from '../house-info/stored-examples.stories.setup.js';
import { answering, askToLeave, inAccount, marieke, signedIn, visited, wholeScreen } from '../provider/in-portal.stories.setup.js';
import { house, houseInfoServer } from './house-info-server.stories.setup.js';
import { HouseInfoStepScreen } from './house-info-step-screen.js';

const meta = {
  title: 'Portal/Woninggegevens in stappen',
  component: HouseInfoStepScreen,
  decorators: [inAccount],
  beforeEach: signedIn,
  args: { step: 'consumption', houseId: house.id },
  // On a phone it asks one question at a time: stories of that say so.
  globals: { viewport: { value: 'desktop' } },
  parameters: { ...wholeScreen, ...houseInfoServer(partlyStored).parameters, portal: { pathname: '/account/woning/verbruik/' } },
} satisfies Meta<typeof HouseInfoStepScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const stepPath = (slug: string) => `/account/woning/${slug}/?houseId=${house.id}`;
const press = async (canvasElement: HTMLElement, name: string) =>
  userEvent.click(await within(canvasElement).findByRole('button', { name }));
const keptOf = (section: string) => `pomp.kept:${marieke.id}:houseInfo/${house.id}/${section}`;
/** Where saving led to. */
const wentTo = (href: string) => waitFor(() => expect(visited.push.mock.calls).toEqual([[href, { scroll: 'keep' }]]));

const starting = houseInfoServer(nothingStored);

export const FirstStep: Story = {
  parameters: starting.parameters,
  play: async ({ canvasElement, step }) => {
    const canvas = within(canvasElement);
    const title = await canvas.findByRole('heading', { level: 1, name: 'Verbruik' });

    await step('the heading of a step that was come to takes focus', () => expect(title).toHaveFocus());

    await step('where you are, and the ways on', async () => {
      await expect(canvas.getByText('Stap 1 van 5 · Lindelaan 12, 3581 KJ Utrecht')).toBeVisible();
      await expect(canvas.getByRole('navigation', { name: 'Stappen' })).toHaveTextContent(/ · nog \d minuten/);
      await expect(canvas.getByText('Weet je iets niet zeker? Vul dan ‘ik weet het niet’ in.')).toBeVisible();
      const names = within(canvasElement.querySelector('form')!)
        .getAllByRole('button')
        .map(({ textContent }) => textContent);
      await expect(names.slice(-2)).toEqual(['Opslaan en volgende', 'Opslaan en terug naar woning overzicht']);
      await expect(visited.prefetch.mock.calls.at(-1)).toEqual([stepPath('woning')]);
    });

    await step('a step with something missing is not left', async () => {
      await press(canvasElement, 'Opslaan en volgende');
      await waitFor(() => expect(canvas.getByRole('group', { name: 'Controleer je antwoorden' })).toHaveFocus());
      await expect(starting.saves).toEqual([]);
      await expect(visited.push).not.toHaveBeenCalled();
    });

    await step('but going home saves whatever is there', async () => {
      await press(canvasElement, 'Opslaan en terug naar woning overzicht');
      await wentTo(`/account/woning/?houseId=${house.id}`);
      await expect(starting.saves).toEqual([{ houseInfo: { completed: false, consumption: { completed: false } } }]);
    });
  },
};

const forward = houseInfoServer(everythingStored);

export const SavesAndGoesOn: Story = {
  args: { step: 'isolation' },
  parameters: forward.parameters,
  play: async ({ canvasElement, step }) => {
    const canvas = within(canvasElement);

    await step('finished steps say so and can be gone back to', async () => {
      const steps = within(await canvas.findByRole('navigation', { name: 'Stappen' }));
      const hrefs = steps.getAllByRole('link').map((link) => link.getAttribute('href'));
      await expect(hrefs).toEqual([
        stepPath('verbruik'),
        stepPath('woning'),
        stepPath('verwarmingssysteem'),
        stepPath('energielabel'),
      ]);
      await expect(steps.getAllByText('(ingevuld)')).toHaveLength(5);
    });

    await step('the save carries the section and says that it is final', async () => {
      await userEvent.click(await canvas.findByRole('checkbox', { name: 'Dak' }));
      await userEvent.type((await canvas.findAllByRole('textbox', { name: /RC-waarde/ })).at(-1)!, '2,5');
      await press(canvasElement, 'Opslaan en volgende');
      await wentTo(stepPath('verwarmingssysteem'));
      await expect(forward.saves).toEqual([
        {
          houseInfo: {
            completed: true,
            isolation: {
              isolation: [
                { value: 'muur', rcValue: '1.3' },
                { value: 'raam', installationYear: '2016' },
                { value: 'dak', rcValue: '2.5' },
              ],
              ventilation: 'ventilatie met natuurlijke aanvoer en mechanische afvoer',
              completed: true,
            },
          },
        },
      ]);
      await expect(askToLeave).not.toHaveBeenCalled();
    });
  },
};

/** Elke vraag heeft een eigen plek in het huis, en wat je aankruist ook. */
export const PartAtHand: Story = {
  args: { step: 'isolation' },
  parameters: starting.parameters,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const lit = () =>
      [...canvasElement.querySelectorAll('[data-lit=true]')]
        .map((part) => part.getAttribute('data-part'))
        .filter((part) => part !== 'ground' && part !== 'tree');
    for (const [answer, name, part] of [
      ['Dak', 'Je dak', 'roof'],
      ['Ramen', 'De ramen', 'windows'],
      ['Vloer', 'De vloer', 'floor'],
      ['Muren', 'De muren', 'walls'],
    ] as const) {
      await userEvent.click(await canvas.findByRole('checkbox', { name: answer }));
      await expect(await canvas.findByRole('heading', { level: 2, name })).toBeVisible();
      // The drawing comes once there turns out to be no picture of the customer's own house.
      await waitFor(() => expect(lit()).toEqual([part]));
    }
  },
};

/** Het label gaat over het hele huis. */
export const AboutTheWholeHouse: Story = {
  args: { step: 'energylabel' },
  parameters: starting.parameters,
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('heading', { level: 2, name: 'Je hele huis' })).toBeVisible();
  },
};

const oneByOne = houseInfoServer(nothingStored);

/** Op een telefoon één vraag tegelijk: wat mist, wordt bij de vraag gezegd, en het huis laat zien waar de vraag over gaat. */
export const OneQuestionAtATime: Story = {
  globals: { viewport: { value: 'phone' } },
  tags: ['visual'],
  parameters: oneByOne.parameters,
  play: async ({ canvasElement, step }) => {
    const canvas = within(canvasElement);
    const gas = await canvas.findByRole('textbox', { name: /Hoeveel gas/ });

    await step('one question, and the way to the next', async () => {
      await expect(canvas.getByText('Vraag 1 van 5')).toBeVisible();
      await expect(canvas.queryByRole('textbox', { name: /stroom/ })).toBeNull();
      await expect(canvas.queryByRole('button', { name: 'Opslaan en volgende' })).toBeNull();
    });

    await step('without an answer it says so there, and leaves the choice', async () => {
      await press(canvasElement, 'Volgende vraag');
      await waitFor(() => expect(gas).toHaveAccessibleDescription(/Vereist/));
      await expect(gas).toHaveFocus();
      await expect(canvas.getByRole('button', { name: 'Later invullen' })).toBeVisible();
      await userEvent.type(gas, '1450');
      await expect(await canvas.findByRole('button', { name: 'Volgende vraag' })).toBeVisible();
    });

    await step('what is improbable is asked about before going on', async () => {
      await userEvent.clear(gas);
      await userEvent.type(gas, '14500');
      await press(canvasElement, 'Volgende vraag');
      await waitFor(() => expect(gas).toHaveAccessibleDescription(/1\.450/));
      await userEvent.clear(gas);
      await userEvent.type(gas, '1450');
    });

    await step('each question lights its own part', async () => {
      await expect(canvas.getByRole('heading', { level: 2, name: 'Je ketel' })).toBeVisible();
      await press(canvasElement, 'Volgende vraag');
      await expect(await canvas.findByText('Vraag 2 van 5')).toBeVisible();
      await press(canvasElement, 'Volgende vraag');
      await press(canvasElement, 'Later invullen');
      await expect(await canvas.findByText('Vraag 3 van 5')).toBeVisible();
      await expect(canvas.getByRole('heading', { level: 2, name: 'Je verwarming' })).toBeVisible();
      await expect(canvas.getByRole('radio', { name: 'Overdag' })).toBeVisible();
    });

    await step('going back keeps what was answered', async () => {
      await press(canvasElement, 'Vorige vraag');
      await press(canvasElement, 'Vorige vraag');
      await waitFor(() => expect(canvas.getByRole('textbox', { name: /Hoeveel gas/ })).toHaveFocus());
      await expect(canvas.getByRole('textbox', { name: /Hoeveel gas/ })).toHaveValue('1450');
      await expect(canvas.queryByRole('button', { name: 'Vorige vraag' })).toBeNull();
      (document.activeElement as HTMLElement).blur();
    });
  },
};

/** De terugknop van de telefoon gaat naar de vraag ervoor, en vooruit naar die erna. */
export const BackByTheBrowser: Story = {
  globals: { viewport: { value: 'phone' } },
  parameters: houseInfoServer(nothingStored).parameters,
  beforeEach: () => () => window.history.replaceState(null, ''),
  play: async ({ canvasElement, step }) => {
    const canvas = within(canvasElement);
    const at = (question: number) => canvas.findByText(`Vraag ${question} van 5`);
    const gas = await canvas.findByRole('textbox', { name: /Hoeveel gas/ });

    await step('back to the question before, with its answer', async () => {
      await userEvent.type(gas, '1450');
      // What puts the questions in the history is fetched at the first touch.
      await waitFor(() => expect(window.history.scrollRestoration).toBe('manual'));
      await press(canvasElement, 'Volgende vraag');
      await at(2);
      await press(canvasElement, 'Volgende vraag');
      await press(canvasElement, 'Later invullen');
      await at(3);
      window.history.back();
      await at(2);
      window.history.back();
      await at(1);
      await expect(gas).toHaveValue('1450');
      await waitFor(() => expect(gas).toHaveFocus());
    });

    await step('and forward again', async () => {
      window.history.forward();
      await at(2);
    });

    await step('the button in the page goes back in the same history', async () => {
      const { length } = window.history;
      await press(canvasElement, 'Vorige vraag');
      await at(1);
      await waitFor(() => expect(window.history.state).toMatchObject({ pompQuestion: { question: 'gasConsumption' } }));
      await press(canvasElement, 'Volgende vraag');
      await at(2);
      await expect(window.history.length).toBe(length - 1);
      await waitFor(() => expect(canvas.getByRole('combobox', { name: /jaar/ })).toHaveFocus());
      (document.activeElement as HTMLElement).blur();
    });
  },
};

/** Wie al iets had ingevuld, gaat verder waar nog iets mist; de lijst met wat mist brengt je bij elke vraag. */
export const GoesOnWhereSomethingMisses: Story = {
  globals: { viewport: { value: 'phone' } },
  args: { step: 'heating' },
  parameters: houseInfoServer(partlyStored).parameters,
  play: async ({ canvasElement, step }) => {
    const canvas = within(canvasElement);

    await step('at the first question without its answer', async () => {
      await expect(await canvas.findByRole('radiogroup', { name: /60 °C/ })).toBeVisible();
      await expect(canvas.queryByRole('checkbox', { name: 'Radiatoren' })).toBeNull();
    });

    await step('to the end, leaving open what is not known', async () => {
      const submit = () => canvas.queryByRole('button', { name: 'Opslaan en volgende' });
      while (!submit()) await userEvent.click(canvas.getByRole('button', { name: /^(Volgende vraag|Later invullen)$/ }));
      await userEvent.click(submit()!);
    });

    await step('where the summary leads back to what misses', async () => {
      const summary = within(await canvas.findByRole('group', { name: 'Controleer je antwoorden' }));
      await userEvent.click(summary.getByRole('link', { name: /60 °C/ }));
      const question = await canvas.findByRole('radiogroup', { name: /60 °C/ });
      await expect(question).toBeVisible();
      await waitFor(() => expect(question).toContainElement(document.activeElement as HTMLElement));
    });
  },
};

const back = houseInfoServer(partlyStored);

export const GoesBackWithWhatIsThere: Story = {
  args: { step: 'heating' },
  parameters: back.parameters,
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('checkbox', { name: 'Vloerverwarming' }));
    await press(canvasElement, 'Opslaan en vorige');
    await wentTo(stepPath('isolatie-ventilatie'));
    await expect(back.saves).toEqual([
      {
        houseInfo: {
          completed: false,
          heating: { heatReleaseSystem: ['radiatoren', 'vloerverwarming'], heatGenerationSystem: ['gasketel'], completed: false },
        },
      },
    ]);
  },
};

const stillFinished = houseInfoServer(everythingStored);

/** A finished step that misses nothing stays finished, whichever way it is left. */
export const GoesBackFromAFinishedStep: Story = {
  args: { step: 'energylabel' },
  parameters: stillFinished.parameters,
  play: async ({ canvasElement }) => {
    await press(canvasElement, 'Opslaan en vorige');
    await wentTo(stepPath('verwarmingssysteem'));
    await expect(stillFinished.saves.at(-1)).toMatchObject({ houseInfo: { completed: true, energylabel: { completed: true } } });
  },
};

const malformed = houseInfoServer(partlyStored);

export const KeepsMalformedText: Story = {
  parameters: malformed.parameters,
  play: async ({ canvasElement }) => {
    const field = await within(canvasElement).findByRole('textbox', { name: /stroom/ });
    await userEvent.clear(field);
    await userEvent.type(field, '01x');
    await press(canvasElement, 'Opslaan en terug naar woning overzicht');
    await wentTo(`/account/woning/?houseId=${house.id}`);
    await expect(malformed.saves.at(-1)).toEqual({
      houseInfo: { completed: true, consumption: partlyStored.houseInfo.consumption },
    });
    await expect(JSON.parse(localStorage.getItem(keptOf('consumption')) ?? '{}')).toMatchObject({
      values: { electricityConsumption: '01x' },
    });
    await expect(field).toHaveValue('01x');
  },
};

/** As an earlier visit of this customer left the device. */
const leftOnDevice =
  (section: string, values: object, how: object = {}) =>
  () => {
    const cleanUp = signedIn();
    const keptAt = new Date(performance.timeOrigin + performance.now() - 3_600_000).toISOString();
    localStorage.setItem(keptOf(section), JSON.stringify({ keptAt, values, ...how }));
    return cleanUp;
  };

export const MalformedTextComesBack: Story = {
  beforeEach: leftOnDevice('consumption', { electricityConsumption: '01x' }, { leftOver: true }),
  play: async ({ canvasElement, step }) => {
    const canvas = within(canvasElement);
    const field = await canvas.findByRole('textbox', { name: /stroom/ });

    await step('in its field, with its message, and without a question on leaving', async () => {
      await waitFor(() => expect(field).toHaveValue('01x'));
      await expect(field).toHaveAccessibleDescription(/Niet valide/);
      await expect(within(document.body).queryByText(/staan er weer/)).not.toBeInTheDocument();
      await userEvent.click(canvas.getByRole('link', { name: /^Woning/, current: false }));
      await expect(askToLeave).not.toHaveBeenCalled();
    });

    await step('and leaves the device once it is an answer', async () => {
      await userEvent.clear(field);
      await userEvent.type(field, '2900');
      visited.push.mockClear();
      await press(canvasElement, 'Opslaan en volgende');
      await wentTo(stepPath('woning'));
      await expect(localStorage.getItem(keptOf('consumption'))).toBeNull();
      await expect(field).toHaveValue('2900');
    });
  },
};

const typedIsolation = {
  isolation: [
    { value: 'dak', rcValue: '3.' },
    { value: 'vloer', installationYear: '2019' },
  ],
  ventilation: 'ventilatie met zelfregeling',
};

/** What was typed and never saved comes back, whatever kind of question it was. */
export const RestoresTypedAnswers: Story = {
  args: { step: 'isolation' },
  beforeEach: leftOnDevice('isolation', typedIsolation),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await waitFor(async () => expect(await canvas.findByRole('checkbox', { name: 'Dak' })).toBeChecked());
    await expect(canvas.getByRole('checkbox', { name: 'Vloer' })).toBeChecked();
    await expect(await canvas.findByRole('radio', { name: /C: met zelfregeling/ })).toBeChecked();
  },
};

/** Also the answer to a question that another answer hides comes back with it. */
export const RestoresHiddenAnswers: Story = {
  args: { step: 'heating' },
  beforeEach: leftOnDevice('heating', {
    heatReleaseSystem: ['vloerverwarming'],
    supplyTemperature60C: 'nee',
    heatGenerationSystem: ['gasketel', 'anders'],
    heatGenerationSystemDifferent: 'Houtvergasser',
  }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('textbox', { name: /Waar nog meer vandaan/ })).toHaveValue('Houtvergasser');
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'Radiatoren' }));
    await expect(await canvas.findByRole('radiogroup', { name: /60 °C/ })).toBeVisible();
    await expect(within(canvas.getByRole('radiogroup', { name: /60 °C/ })).getByRole('radio', { name: 'Nee' })).toBeChecked();
  },
};

const finishing = houseInfoServer(everythingStored);

export const FinishesTheLastStep: Story = {
  args: { step: 'energylabel' },
  parameters: finishing.parameters,
  play: async ({ canvasElement }) => {
    await press(canvasElement, 'Opslaan en afronden');
    await wentTo('/account/feedback/?type=woning');
    await expect(finishing.saves).toHaveLength(1);
    await expect(finishing.completions).toEqual([{ houseInfoCompleted: true }]);
  },
};

const finishingTooEarly = houseInfoServer({
  ...everythingStored,
  houseInfo: { ...everythingStored.houseInfo, heating: undefined },
});

/** An earlier step misses something: the review names it. */
export const FinishesTooEarly: Story = {
  args: { step: 'energylabel' },
  parameters: finishingTooEarly.parameters,
  play: async ({ canvasElement }) => {
    await press(canvasElement, 'Opslaan en afronden');
    await wentTo(`/account/woning/nakijken/?houseId=${house.id}`);
    await expect(finishingTooEarly.completions).toEqual([]);
  },
};

/** Another tab opened a section again, just before finishing. */
export const FinishingIsRefused: Story = {
  args: { step: 'energylabel' },
  parameters: houseInfoServer(everythingStored, { putHouse: failure(409, { message: 'Er mist nog iets.', code: 'conflict' }) })
    .parameters,
  play: async ({ canvasElement }) => {
    await press(canvasElement, 'Opslaan en afronden');
    await wentTo(`/account/woning/nakijken/?houseId=${house.id}`);
  },
};

export const FinishingFails: Story = {
  args: { step: 'energylabel' },
  parameters: houseInfoServer(everythingStored, { putHouse: offline }).parameters,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await press(canvasElement, 'Opslaan en afronden');
    await expect(await canvas.findByText(/Er is geen verbinding/)).toBeVisible();
    await expect(await canvas.findByRole('button', { name: 'Opslaan en afronden' })).toBeEnabled();
    await expect(visited.push).not.toHaveBeenCalled();
  },
};

/** From the review: saving leads back to it. */
export const FromTheReview: Story = {
  args: { step: 'house', from: 'review' },
  parameters: houseInfoServer(everythingStored).parameters,
  play: async ({ canvasElement }) => {
    await press(canvasElement, 'Opslaan en terug naar nakijken');
    await wentTo(`/account/woning/nakijken/?houseId=${house.id}`);
  },
};

/** The picture marks what the question is about. */
export const MarksWhatAQuestionIsAbout: Story = {
  args: { step: 'house' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('textbox', { name: /woonoppervlak/ }));
    await expect(await canvas.findByRole('heading', { level: 2, name: 'De vloer' })).toBeVisible();
    await userEvent.click(canvas.getByRole('radio', { name: 'Appartement' }));
    await userEvent.click(await canvas.findByRole('radio', { name: 'Een kelder' }));
    await expect(await canvas.findByRole('radiogroup', { name: /Onder welk deel/ })).toBeVisible();
  },
};

export const AsksBeforeAnotherStep: Story = {
  beforeEach: () => {
    askToLeave.mockImplementation(() => false);
    return () => void askToLeave.mockImplementation(() => true);
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(await canvas.findByRole('textbox', { name: /stroom/ }), '9');
    await userEvent.click(within(canvas.getByRole('navigation', { name: 'Stappen' })).getAllByRole('link')[0]!);
    await expect(askToLeave.mock.calls).toEqual([
      ['Er zijn niet-opgeslagen wijzigingen. Weet je zeker dat je de pagina wilt verlaten?'],
    ]);
    await expect(visited.push).not.toHaveBeenCalled();
  },
};

const refusing = (overrides: Parameters<typeof houseInfoServer>[1]) => houseInfoServer(partlyStored, overrides).parameters;

async function tryToSave(canvasElement: HTMLElement, button = 'Opslaan en volgende') {
  const canvas = within(canvasElement);
  const field = await canvas.findByRole('textbox', { name: /stroom/ });
  await userEvent.type(field, '1');
  await press(canvasElement, button);
  return { canvas, field };
}

export const SaveFails: Story = {
  parameters: refusing({
    postHouseInfo: failure(503, { message: 'We kunnen nu even niets opslaan. Probeer het zo nog eens.', code: 'unavailable' }),
  }),
  play: async ({ canvasElement }) => {
    const { canvas, field } = await tryToSave(canvasElement);
    await expect(await canvas.findByText('We kunnen nu even niets opslaan. Probeer het zo nog eens.')).toBeVisible();
    await expect(field).toHaveValue('29001');
    await expect(visited.push).not.toHaveBeenCalled();
    await expect(localStorage.getItem(keptOf('consumption'))).toContain('29001');
  },
};

export const SaveWithoutConnection: Story = {
  parameters: refusing({ postHouseInfo: offline }),
  play: async ({ canvasElement }) => {
    const { canvas } = await tryToSave(canvasElement, 'Opslaan en terug naar woning overzicht');
    await expect(await canvas.findByText(/^Geen bereik\. Je antwoorden staan op dit toestel/)).toBeVisible();
    await expect(visited.push).not.toHaveBeenCalled();
    await expect(localStorage.getItem(keptOf('consumption'))).toContain('29001');
  },
};

export const SessionEndsWhileSaving: Story = {
  parameters: refusing({ postHouseInfo: failure(401, { message: 'Je bent niet ingelogd.', code: 'notSignedIn' }) }),
  play: async ({ canvasElement }) => {
    await tryToSave(canvasElement);
    await waitFor(() => expect(visited.replace.mock.calls).toEqual([['/auth/login/']]));
    await expect(localStorage.getItem(keptOf('consumption'))).toContain('29001');
  },
};

export const Saving: Story = {
  parameters: refusing({ postHouseInfo: never }),
  play: async ({ canvasElement }) => {
    await tryToSave(canvasElement);
    await expect(await within(canvasElement).findByRole('button', { name: 'Opslaan…' })).toBeVisible();
  },
};

export const LongWords: Story = {
  args: { step: 'isolation' },
  parameters: answering({
    getHouses: {
      kind: 'success',
      body: [
        { ...house, address: 'Burgemeester van Nispen tot Sevenaerstraat 1284,bis achterhuis', city: 'Gasselterboerveenschemond' },
      ],
    },
  }),
};

const knowing = houseInfoServer(nothingStored, {
  getHouseSuggestions: success({
    suggestions: [
      { section: 'house', field: 'buildingYear', answer: '1975', by: 'bag', date: '2026-11-21' },
      { section: 'house', field: 'buildingSize', answer: '112', by: 'bag', date: '2026-11-21' },
      { section: 'house', field: 'typeOfBuilding', answer: 'tussenwoning', by: 'epOnline', date: '2022-03-14' },
      { section: 'house', field: 'people', answer: '2', by: 'customer', date: '2026-11-20' },
    ],
  }),
});

/** Wat registers weten en wat iemand al eens vertelde, staat er met de vraag of het klopt. Het is pas een antwoord na Opslaan. */
export const AlreadyKnown: Story = {
  args: { step: 'house' },
  parameters: knowing.parameters,
  play: async ({ canvasElement, step }) => {
    const canvas = within(canvasElement);
    const size = await canvas.findByRole('textbox', { name: /woonoppervlak/ });
    await step('with who says it', async () => {
      await waitFor(() => expect(size).toHaveValue('112'));
      await expect(size).toHaveAccessibleDescription(/Uit het register van gebouwen \(BAG, 21 november 2026\)\. Klopt dit\?/);
      await expect(canvas.getByText(/EP-Online, 14 maart 2022/)).toBeVisible();
      await expect(canvas.getByText(/toen je je besparing berekende \(20 november 2026\)/)).toBeVisible();
      await expect(knowing.saves).toEqual([]);
    });
    await step('changed, it is one’s own', async () => {
      await userEvent.clear(size);
      await userEvent.type(size, '118');
      await waitFor(() => expect(size).not.toHaveAccessibleDescription(/BAG/));
    });
    await step('going on makes answers of it', async () => {
      await press(canvasElement, 'Opslaan en terug naar woning overzicht');
      await wentTo(`/account/woning/?houseId=${house.id}`);
      await expect(knowing.saves).toMatchObject([
        { houseInfo: { house: { buildingYear: '1975', buildingSize: '118', typeOfBuilding: 'tussenwoning', people: '2' } } },
      ]);
    });
  },
};

/** Van een huis waarvan bekend is wat voor huis het is, staat het zelf naast de vragen: de server tekent het, met een lijn om waar de vraag over gaat. */
export const OwnHouseBeside: Story = {
  args: { step: 'isolation' },
  parameters: houseInfoServer(nothingStored, {
    getHousePicture: (request) =>
      success(
        housePicture(
          {
            type: 'corner',
            period: 'seventies',
            label: 'C',
            marked: new URL(request.url).searchParams.get('part') === 'roof' ? 'roof' : undefined,
          },
          pomp.theme,
        ),
      ),
  }).parameters,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const picture = () => canvasElement.querySelector<HTMLImageElement>('img[src*=getHousePicture]');
    await userEvent.click(await canvas.findByRole('checkbox', { name: /Dak/ }));
    await expect(await canvas.findByRole('heading', { name: 'Je dak' })).toBeVisible();
    // The picture of before stays until the next has come.
    await waitFor(() => expect(picture()).toHaveAttribute('src', `/api/account/getHousePicture?houseId=${house.id}&part=roof`));
    await waitFor(() => expect(picture()?.naturalWidth).toBe(676));
  },
};

/** Een antwoord dat ver ligt van wat registers van dit huis weten, wordt nog eens gevraagd. Verder mag altijd. */
export const FarFromTheRegister: Story = {
  parameters: houseInfoServer(nothingStored, {
    getHouseSuggestions: success({ suggestions: [], registered: { buildingYear: 2005, usualGas: 1_450 } }),
  }).parameters,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const gas = await canvas.findByRole('textbox', { name: /Hoeveel gas/ });
    await userEvent.type(gas, '14500');
    await userEvent.tab();
    await expect(await canvas.findByText('14.500 m³ is ongeveer 10 keer wat zo’n huis verbruikt. Bedoel je 1.450?')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /1\.450/ }));
    await expect(gas).toHaveValue('1450');
    const year = canvas.getByRole('combobox', { name: /Over welk jaar/ });
    await userEvent.type(year, '1998{Enter}');
    await userEvent.tab();
    await expect(await canvas.findByText('Volgens het register is je huis gebouwd in 2005. Klopt 1998?')).toBeVisible();
  },
};

/** Wie in dit tabblad al vertelde hoe het huis is, hoeft het niet nog eens te vertellen, ook als er niets gereserveerd is. */
export const SaidInThisTab: Story = {
  args: { step: 'house' },
  parameters: houseInfoServer(nothingStored, {
    getHouseSuggestions: success({
      suggestions: [{ section: 'house', field: 'buildingSize', answer: '112', by: 'bag', date: '2026-11-21' }],
    }),
  }).parameters,
  beforeEach: () => {
    const address = { zip: '3581KJ', houseNumber: '12', addition: '' };
    sessionStorage.setItem('pomp.home', JSON.stringify({ address, typed: {}, answers: { floorArea: 118 }, confirmed: true }));
    return () => sessionStorage.removeItem('pomp.home');
  },
  play: async ({ canvasElement }) => {
    const size = await within(canvasElement).findByRole('textbox', { name: /woonoppervlak/ });
    await waitFor(() => expect(size).toHaveValue('118'));
    await expect(size).toHaveAccessibleDescription(/Dit vulde je in/);
  },
};

export const NoHouse: Story = {
  args: { houseId: undefined },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText('Geen huis gevonden')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Terug naar woninggegevens' })).toHaveAttribute('href', '/account/woning/');
  },
};

export const SomeoneElsesHouse: Story = {
  args: { houseId: 'elsewhere' },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('Geen huis gevonden')).toBeVisible();
  },
};

export const Loading: Story = {
  parameters: answering({ getHouseInfo: never }),
  play: async ({ canvasElement }) => {
    // Said first of the houses, then of the answers of the chosen one: another element, which comes in its place.
    await waitFor(() => expect(within(canvasElement).getByText('Woninggegevens laden')).toBeVisible());
  },
};

export const Failed: Story = {
  parameters: answering({
    getHouseInfo: failure(503, { message: 'We kunnen je gegevens nu even niet ophalen.', code: 'unavailable' }),
  }),
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('We kunnen je gegevens nu even niet ophalen.')).toBeVisible();
  },
};
