import { exampleAnswer, failure, never, offline, success } from '@pomp/api-client/testing';
import { dutchRoutes } from '@pomp/edition';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { answering, clearVisits, inStorefront, pass, visited } from '../storefront/in-storefront.stories.setup.js';
import { SavingsResult } from './savings-result.js';
import { lookupPatience } from './use-home-lookup.js';

const meta = {
  title: 'Winkel/Besparing/Uitkomst',
  component: SavingsResult,
  args: { headingLevel: 1, title: 'Wat bespaar je met een warmtepomp?' },
  parameters: {
    layout: 'fullscreen',
    docs: { story: { inline: false, height: '52rem' } },
    pathname: dutchRoutes.paths.savingsResult,
    ...answering(),
  },
  decorators: [inStorefront],
} satisfies Meta<typeof SavingsResult>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The page's own address, with a result; the story's stays in it. */
const at = (result: Readonly<Record<string, string>>) => () => {
  clearVisits();
  sessionStorage.removeItem('pomp.home');
  const before = window.location.href;
  const address = new URL(before);
  for (const [name, value] of Object.entries(result)) address.searchParams.set(name, value);
  window.history.replaceState(null, '', address);
  return () => window.history.replaceState(null, '', before);
};

/** What the contract's example says of a home. */
const homeFacts = exampleAnswer('getHomeFacts');
const lookups: { answers: ('offline' | 'found')[]; answer?: () => void } = { answers: [] };

const result = {
  zipcode: '1271AD',
  housenumber: '3',
  addition: 'A',
  people: '2',
  money: '99999',
  gas: '99999',
  co2: '-50',
  roi: '0.1',
  monthlySavings: '8333',
  anualPercentage: '2941',
};

/** Hoe ver een bladzijde reikt: nergens breder dan het scherm. */
const fits = async () => {
  await waitFor(() => expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth));
};

/** Van het adres van de pagina telt alleen het huis: de bedragen rekent de pagina zelf uit, wat er ook staat. */
export const Complete: Story = {
  tags: ['print'],
  beforeEach: at(result),
  play: async ({ canvas, canvasElement }) => {
    await expect(
      await canvas.findByRole('heading', { level: 1, name: /scheelt het naar schatting €\s\d+ tot €\s\d+ minder kosten per jaar/ }),
    ).toBeVisible();
    await expect(canvas.getByText(/^Het waarschijnlijkst is €\s435 per jaar minder/)).toBeVisible();
    await expect(canvas.getByText(/^543\sm³ minder gas per jaar/)).toBeVisible();
    await expect(canvas.getByText(/^612\skg minder CO₂ per jaar/)).toBeVisible();
    // What fits comes before what it costs.
    const fit = canvas.getByRole('region', { name: /^Past een warmtepomp\? (Past|Eén|Eerst)/ });
    const [price] = canvas.getAllByText(/^€\s3\.400$/);
    await expect(fit.compareDocumentPosition(price!)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    const [, , own, fund] = canvas.getAllByRole('article');
    await expect(own).toHaveTextContent(/€\s3\.400eenmalig/);
    await expect(fund).toHaveTextContent(/€\s19per maand\*/);
    await expect(fund).toHaveTextContent(/bespaart naar schatting €\s36 per maand \(tussen/);
    await expect(fund).toHaveTextContent(/houd je €\s17 per maand over \(tussen €\s/);
    await expect(fund).toHaveTextContent('lening van 15 jaar');
    await expect(canvas.queryByText(/Nieuwere cijfers/)).not.toBeInTheDocument();
    await expect(canvasElement).not.toHaveTextContent(/99\.999|−50|-50|0 meer kosten/);
    await fits();
  },
};
export const OnAPhone: Story = { ...Complete, globals: { viewport: { value: 'phone' } } };
export const ZoomedIn: Story = { ...Complete, globals: { viewport: { value: 'reflow' } } };

/** Wat elke keuze in vijftien jaar kost: getekend, in woorden en als tabel. */
export const OverTheYears: Story = {
  tags: ['print'],
  beforeEach: at(result),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('img', { name: /^Grafiek: na 15 jaar .* niets doen, .* hybride en .* all-electric/ }),
    ).toBeVisible();
    await expect(canvas.getByText(/^Hybride is naar schatting vanaf jaar 8 goedkoper dan niets doen/)).toBeVisible();
    await expect(canvas.getByText(/^All-electric (is naar schatting vanaf jaar|wordt in 15 jaar)/)).toBeVisible();
    await userEvent.click(canvas.getByText('Bekijk de bedragen per jaar'));
    const table = within(canvas.getByRole('table', { name: /in 15 jaar/ }));
    await expect(table.getAllByRole('rowheader')).toHaveLength(16);
    await expect(table.getByRole('row', { name: /^Na 15 jaar/ })).toHaveTextContent(
      /€\s\d\d\.\d{3} \(€\s\d\d\.\d{3} tot €\s\d\d\.\d{3}\)/,
    );
  },
};
export const OverTheYearsOnAPhone: Story = { ...OverTheYears, globals: { viewport: { value: 'reflow' } } };

/** Hybride en all-electric hebben elk hun eigen prijs, besparing en terugverdientijd; de subsidie heeft een jaar, en is voor eigenaren. */
export const BothSystems: Story = {
  beforeEach: at(result),
  play: async ({ canvas }) => {
    const hybrid = within(await canvas.findByRole('article', { name: 'Hybride' }));
    const allElectric = within(canvas.getByRole('article', { name: 'All-electric' }));
    await expect(hybrid.getByText(/^€\s3\.400$/)).toBeVisible();
    await expect(allElectric.getByText(/^€\s9\.100$/)).toBeVisible();
    for (const system of [hybrid, allElectric]) {
      await expect(system.getByText(/^tussen €\s\d+ en €\s[\d.]+$/)).toBeVisible();
      await expect(system.getByText(/^\d+ tot \d+ jaar$/)).toBeVisible();
      await expect(system.getByText('Subsidie ISDE 2026, als indicatie')).toBeVisible();
      await expect(system.getByText('Voor eigenaren die er zelf wonen.')).toBeVisible();
    }
  },
};

/** Wie zonnepanelen heeft, leest wat er op 1 januari 2027 stopt, en wat dat voor de schatting betekent. */
export const SolarPanels: Story = {
  beforeEach: at(result),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: /scheelt het naar/ })).toBeVisible();
    await expect(canvas.queryByText(/salderen/)).not.toBeInTheDocument();
    await userEvent.click(await canvas.findByText('Alles waar we mee rekenen'));
    await userEvent.click(canvas.getByRole('button', { name: 'Zonnepanelen aanpassen' }));
    const headline = canvas.getByRole('heading', { level: 1 }).textContent;
    await userEvent.click(canvas.getByRole('radio', { name: 'Ja' }));
    const told = canvas.getByRole('region', { name: 'Je zonnepanelen: salderen stopt op 1 januari 2027' });
    await expect(told).toHaveTextContent(/ten minste de helft van het kale leveringstarief.*€\s0,07 per kWh/);
    await expect(told).toHaveTextContent(/kost alle stroom van de pomp €\s0,26 per kWh/);
    await expect(canvas.getByRole('heading', { level: 1 }).textContent).toBe(headline);
    await userEvent.click(canvas.getByRole('radio', { name: 'Nee' }));
    await expect(canvas.queryByText(/salderen/)).not.toBeInTheDocument();
  },
};
/** Na de jaarwisseling staat er dat het gestopt is. */
export const SolarPanelsAfter: Story = {
  beforeEach: at(result),
  parameters: { today: '2027-02-01' },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByText('Alles waar we mee rekenen'));
    await userEvent.click(canvas.getByRole('button', { name: 'Zonnepanelen aanpassen' }));
    await userEvent.click(canvas.getByRole('radio', { name: 'Ja' }));
    await expect(canvas.getByRole('region', { name: /salderen is gestopt op 1 januari 2027/ })).toBeVisible();
    await expect(canvas.getByText(/Wat de subsidie nu is, weten we nog niet/)).toBeVisible();
  },
};

/** Antwoordt de server niet, dan blijft staan wat ingevuld is, en kan het opzoeken nog een keer. */
export const LookupFailed: Story = {
  beforeEach: () => {
    lookups.answers = ['offline', 'offline', 'found'];
    return at(result)();
  },
  parameters: answering({ getHomeFacts: () => (lookups.answers.shift() === 'found' ? success(homeFacts) : offline) }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^We konden je huis niet opzoeken/)).toBeVisible();
    await userEvent.click(canvas.getByText('Alles waar we mee rekenen'));
    await userEvent.click(canvas.getByRole('button', { name: 'Woonoppervlak aanpassen' }));
    await userEvent.type(canvas.getByRole('textbox', { name: /Woonoppervlak/ }), '90');
    await userEvent.click(canvas.getByRole('button', { name: 'Zoek nog een keer' }));
    await waitFor(() => expect(lookups.answers).toHaveLength(1));
    await expect(canvas.getByRole('textbox', { name: /Woonoppervlak/ })).toHaveValue('90');
    await userEvent.click(canvas.getByRole('button', { name: 'Zoek nog een keer' }));
    await waitFor(() => expect(canvas.queryByText(/^We konden je huis niet opzoeken/)).not.toBeInTheDocument());
    await expect(canvas.getByRole('textbox', { name: /Woonoppervlak/ })).toHaveValue('90');
    await expect(canvas.getByRole('heading', { name: /^Tussenwoning uit 1974, 90 m²/ })).toBeVisible();
  },
};

/** Duurt het lang, dan gaat de pagina verder met een gemiddeld huis; komt het antwoord alsnog, dan telt het, met wat ingevuld is. */
export const LookupSlow: Story = {
  beforeEach: at(result),
  parameters: answering({
    getHomeFacts: async () => {
      await new Promise<void>((resolve) => (lookups.answer = resolve));
      return success(homeFacts);
    },
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/We zoeken je huis op/)).toBeVisible();
    await pass(lookupPatience);
    await expect(await canvas.findByText(/^Het opzoeken van je huis duurt lang/)).toBeVisible();
    await userEvent.click(canvas.getByText('Alles waar we mee rekenen'));
    await userEvent.click(canvas.getByRole('button', { name: 'Gasverbruik per jaar aanpassen' }));
    await userEvent.type(canvas.getByRole('textbox', { name: /Gasverbruik/ }), '1200');
    lookups.answer?.();
    await expect(await canvas.findByRole('heading', { name: /^Tussenwoning uit 1974, 112 m²/ })).toBeVisible();
    await expect(canvas.queryByText(/duurt lang/)).not.toBeInTheDocument();
    await expect(canvas.getByRole('textbox', { name: /Gasverbruik/ })).toHaveValue('1200');
  },
};

/** Voor wie geen script heeft, maakt de server de pagina: zij staat er meteen, zonder dat er iets gevraagd wordt. */
export const MadeByTheServer: Story = {
  args: { given: { address: { zip: '1271AD', houseNumber: '3', addition: 'A', people: '2' }, lookup: homeFacts } },
  parameters: answering({ getHomeFacts: never }),
  beforeEach: () => {
    clearVisits();
    sessionStorage.setItem(
      'pomp.home',
      JSON.stringify({ address: { zip: '1271AD', houseNumber: '3', addition: 'A' }, typed: { floorArea: '90' }, confirmed: true }),
    );
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toHaveTextContent(/scheelt het naar schatting/);
    await expect(canvas.getByText('1271AD 3 A')).toBeVisible();
    // What was said before in this tab counts here too.
    await expect(await canvas.findByRole('heading', { name: /^Tussenwoning uit 1974, 90 m²/ })).toBeVisible();
  },
};

/** Drie keer tikken, en het is de schatting van je eigen huis. Elk antwoord rekent meteen mee. */
export const Confirmed: Story = {
  beforeEach: at({ ...result, people: '' }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Tussenwoning uit 1974, 112 m², label C. Klopt dat?' })).toBeVisible();
    await expect(canvas.getByText(/^BAG, \d+ \w+ \d{4}: het bouwjaar en het woonoppervlak\.$/)).toBeVisible();
    await expect(canvas.getByText(/^Energielabel bij EP-Online, \d+ \w+ \d{4}: het type huis en het label\.$/)).toBeVisible();
    const outcome = canvas.getByText(/^Met deze gegevens bespaar je/);
    const euros = () =>
      (outcome.textContent.match(/(?<=€\s)\d+/g) ?? []).map(Number) as [middle: number, low: number, high: number];
    const isSurer = async (answer: HTMLElement) => {
      const [before, low, high] = euros();
      await userEvent.click(answer);
      const [after, ...range] = euros();
      await expect(after).toBe(before);
      await expect(range[1] - range[0]).toBeLessThan(high - low);
    };
    await isSurer(canvas.getByRole('button', { name: 'Ja, dit klopt' }));
    await isSurer(canvas.getByRole('radio', { name: /niet heel heet/ }));
    await isSurer(within(canvas.getByRole('region', { name: /^Tussenwoning/ })).getByRole('radio', { name: '2' }));
    await expect(canvas.getByText(/nu die van jouw huis/)).toBeVisible();
    await expect(canvas.getByText(/^BAG, .*, door jou bevestigd: het bouwjaar en het woonoppervlak\.$/)).toBeVisible();
  },
};

/** Met pijltjes kom je langs elk antwoord: verder gaat het pas met Enter, de spatiebalk of de knop. */
export const ConfirmedByKeyboard: Story = {
  beforeEach: at({ ...result, people: '' }),
  play: async ({ canvas, step }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Ja, dit klopt' }));
    const questions = within(canvas.getByRole('region', { name: /^Tussenwoning/ }));
    const heating = questions.getByRole('radiogroup', { name: 'Hoe wordt je huis warm?' });

    await step('arrows choose, and Enter goes on', async () => {
      await userEvent.tab();
      await userEvent.keyboard('{ArrowDown}{ArrowDown}');
      const chosen = within(heating).getByRole('radio', { name: /heet moeten zijn/ });
      await expect(chosen).toHaveFocus();
      await expect(chosen).toBeChecked();
      await userEvent.keyboard('{Enter}');
    });

    await step('the fifth answer is within reach, and the button goes on', async () => {
      const people = await questions.findByRole('radiogroup', { name: 'Met hoeveel mensen woon je er?' });
      await userEvent.tab();
      await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}{ArrowRight}');
      await expect(within(people).getByRole('radio', { name: '5' })).toHaveFocus();
      await userEvent.tab();
      await expect(questions.getByRole('button', { name: 'Verder' })).toHaveFocus();
      await userEvent.keyboard('{Enter}');
      await expect(await questions.findByText(/nu die van jouw huis/)).toBeVisible();
      await expect(document.activeElement).toHaveTextContent(/^Tussenwoning uit 1974, 112 m², label C$/);
    });
  },
};

/** De spatiebalk kiest en gaat verder, als een tik. */
export const ConfirmedBySpace: Story = {
  beforeEach: at({ ...result, people: '' }),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Ja, dit klopt' }));
    const questions = within(canvas.getByRole('region', { name: /^Tussenwoning/ }));
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    await userEvent.keyboard('[Space]');
    await questions.findByRole('radiogroup', { name: 'Met hoeveel mensen woon je er?' });
    await userEvent.tab();
    await userEvent.keyboard('[Space]');
    await expect(await questions.findByText(/nu die van jouw huis/)).toBeVisible();
  },
};

/** Wie hetzelfde in de lijst aanpast, blijft in de lijst. */
export const AnsweredInTheList: Story = {
  beforeEach: at({ ...result, people: '' }),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Ja, dit klopt' }));
    await userEvent.click(canvas.getByText('Alles waar we mee rekenen'));
    await userEvent.click(canvas.getByRole('button', { name: 'Radiatoren aanpassen' }));
    const questions = within(canvas.getByRole('region', { name: /^Tussenwoning/ }));
    const listed = within(questions.getByRole('radiogroup', { name: 'Radiatoren' }));
    await userEvent.click(listed.getByRole('radio', { name: 'Vloerverwarming' }));
    await expect(await questions.findByRole('radiogroup', { name: 'Met hoeveel mensen woon je er?' })).toBeVisible();
    await expect(listed.getByRole('radio', { name: 'Vloerverwarming' })).toHaveFocus();
  },
};

/** Het huis is hetzelfde, hoe de bezoeker en het register het ook schrijven: wat er in dit tabblad van gezegd is, telt. */
export const SpelledOtherwise: Story = {
  beforeEach: () => {
    const cleanUp = at({ ...result, addition: '-a' })();
    sessionStorage.setItem(
      'pomp.home',
      JSON.stringify({ address: { zip: '1271AD', houseNumber: '3', addition: 'A' }, typed: { floorArea: '90' }, confirmed: true }),
    );
    return cleanUp;
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: /^Tussenwoning uit 1974, 90 m²/ })).toBeVisible();
  },
};

/** Wat registers zeggen, staat er met hun naam bij; alles kan anders, waar het staat. */
export const Corrected: Story = {
  beforeEach: at(result),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Nee, pas aan' }));
    const outcome = canvas.getByText(/^Met deze gegevens bespaar je/);
    await expect(canvas.getByText('CBS, gemiddelde van zulke woningen in 2024')).toBeVisible();
    await userEvent.type(canvas.getByRole('textbox', { name: /Woonoppervlak/ }), '90');
    await userEvent.click(canvas.getByRole('button', { name: 'Klaar met Woonoppervlak' }));
    await expect(canvas.getByRole('region', { name: /^Tussenwoning/ })).toHaveTextContent('90 m²');
    await userEvent.click(canvas.getByRole('button', { name: 'Gasverbruik per jaar aanpassen' }));
    const before = outcome.textContent;
    await userEvent.type(canvas.getByRole('textbox', { name: /Gasverbruik/ }), '1200');
    await expect(outcome.textContent).not.toBe(before);
    await userEvent.click(canvas.getByRole('button', { name: 'Prijzen aanpassen' }));
    await userEvent.type(canvas.getByRole('textbox', { name: /Gasprijs/ }), 'x');
    await userEvent.tab();
    await expect(canvas.getByText('Niet valide')).toBeVisible();
  },
};
export const CorrectedOnAPhone: Story = { ...Corrected, globals: { viewport: { value: 'phone' } } };

/** Wat bijna niemand heeft, wordt nog eens gevraagd en telt gewoon mee; wat geen huis heeft, niet. */
export const AskedAgain: Story = {
  beforeEach: at(result),
  play: async ({ canvas, step }) => {
    await userEvent.click(await canvas.findByText('Alles waar we mee rekenen'));
    await userEvent.click(await canvas.findByRole('button', { name: 'Gasverbruik per jaar aanpassen' }));
    const gas = canvas.getByRole('textbox', { name: /Gasverbruik/ });
    const enter = async (text: string) => {
      await userEvent.clear(gas);
      await userEvent.type(gas, text);
      await userEvent.tab();
    };
    await step('a nought too many', async () => {
      await enter('14.500');
      await expect(
        await canvas.findByText(/^14\.500 m³ is ongeveer \d+ keer wat zo’n huis verbruikt\. Bedoel je 1\.450\?$/),
      ).toBeVisible();
      await expect(gas).toBeValid();
      await userEvent.click(canvas.getByRole('button', { name: 'Ja, 1.450' }));
      await expect(gas).toHaveValue('1450');
      await expect(canvas.queryByText(/Bedoel je/)).not.toBeInTheDocument();
    });
    await step('thousands, as the English write them', async () => {
      await enter('1,200');
      await expect(gas).toHaveValue('1200');
      await expect(canvas.queryByText(/Bedoel je|Niet valide/)).not.toBeInTheDocument();
    });
    await step('more than any house burns', async () => {
      await enter('20001');
      await expect(await canvas.findByText('Vul een getal in van 0 tot en met 20.000.')).toBeVisible();
      await expect(gas).toBeInvalid();
    });
  },
};

/** Wat geen huis heeft, telt niet: is de regel dicht, dan staat er weer wat het register zegt, en van wie het is. */
export const Refused: Story = {
  beforeEach: at(result),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Nee, pas aan' }));
    const enter = async (what: string, text: string) => {
      await userEvent.type(canvas.getByRole('textbox', { name: new RegExp(what) }), text);
      await userEvent.click(canvas.getByRole('button', { name: `Klaar met ${what}` }));
    };
    await enter('Woonoppervlak', '5');
    await enter('Bouwjaar', '3000');
    const row = (what: string) => canvas.getByText(what, { selector: 'dt' }).parentElement;
    await expect(row('Woonoppervlak')).toHaveTextContent(/112 m².*BAG/);
    await expect(row('Bouwjaar')).toHaveTextContent(/1974.*BAG/);
    await expect(row('Bewoners')).toHaveTextContent(/2.*Van jou/);
  },
};

/** Wie niet met gas verwarmt, hoort dat een pomp geen gas bespaart, en krijgt er geen te reserveren. */
export const WithoutGas: Story = {
  beforeEach: at(result),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByText('Alles waar we mee rekenen'));
    await userEvent.click(await canvas.findByRole('button', { name: 'Gasverbruik per jaar aanpassen' }));
    await userEvent.type(canvas.getByRole('textbox', { name: /Gasverbruik/ }), '0');
    await expect(await canvas.findByRole('heading', { name: /Niet nodig: je verwarmt niet met gas\.$/ })).toBeVisible();
    await expect(canvas.getByText('Met 0 m³ gas valt er geen gas te besparen.')).toBeVisible();
    await expect(canvas.queryByRole('link', { name: /^Reserveer/ })).not.toBeInTheDocument();
  },
};

/** Een adres dat er niet is, is geen huis van iemand: wie nieuw bouwde, rekent met een gemiddeld huis. */
export const UnknownAddress: Story = {
  beforeEach: at(result),
  parameters: answering({ getHomeFacts: success({ outcome: 'unknown' }) }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Dit adres kennen we niet' })).toBeVisible();
    await expect(canvas.queryByText(/bespaar je/)).not.toBeInTheDocument();
    await userEvent.click(await canvas.findByRole('button', { name: /gemiddeld huis/ }));
    await expect(await canvas.findByText(/rekenen we met het gemiddelde van Nederland/)).toBeVisible();
    await expect(canvas.queryByText(/1271AD/)).not.toBeInTheDocument();
  },
};

/** Geven registers geen antwoord, dan staat erbij wat een gemiddelde is. */
export const RegistersAway: Story = {
  beforeEach: at(result),
  parameters: answering({ getHomeFacts: offline }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Niet elk register geeft nu antwoord/)).toBeVisible();
    await expect(canvas.getByText(/het gasverbruik, het woonoppervlak en de isolatie/)).toBeVisible();
  },
};

/** Bij een nummer met meer huizen kiest een bezoeker het zijne. */
export const WhichAddress: Story = {
  beforeEach: at(result),
  parameters: answering({ getHomeFacts: success({ outcome: 'additionNeeded', additions: ['A', 'B'] }) }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: '3 B' })).toHaveAttribute('href', expect.stringContaining('addition=B'));
  },
};

/** Elke stap laat zien waarmee gerekend is, en waar dat vandaan komt. */
export const StepByStep: Story = {
  beforeEach: at(result),
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(await canvas.findByRole('heading', { name: /Warmte die je huis nodig heeft/ }));
    await waitFor(() => expect(canvas.getAllByText(/8,792\skWh per m³/)[0]).toBeVisible());
    await expect(canvas.getAllByText(/onderwaarde/)[0]).toBeVisible();
    const current = () => [...canvasElement.querySelectorAll('[data-current=true]')].map((number) => number.textContent);
    await expect(current()).toEqual(['2']);
    await userEvent.click(canvas.getByRole('heading', { name: /Stroom die erbij komt/ }));
    await waitFor(() => expect(current()).toEqual(['6']));
    // What comes out of the walk has its range.
    await userEvent.click(canvas.getByRole('heading', { name: /Wat dat scheelt in geld/ }));
    await waitFor(() => expect(canvas.getByText(/^Ligt waarschijnlijk tussen €\s\d+ en €\s\d+\.$/)).toBeVisible());
    await expect(canvasElement.querySelectorAll('[data-number]')).toHaveLength(8);
  },
};

/** Is de dag voorbij waarop iemand opnieuw moest kijken, dan staat er van wanneer de cijfers zijn. */
export const AgedFigures: Story = {
  beforeEach: at(result),
  parameters: { today: '2027-02-01' },
  play: async ({ canvas }) => {
    const aged = await canvas.findByText(/^Nieuwere cijfers hebben we nog niet/);
    await expect(aged).toHaveTextContent('CBS, gemiddelde energietarieven (85592NED), cijfers van 2026-08');
  },
};

/** Wie niets bespaart, leest dat, en nul is geen extra kosten. */
export const NothingSaved: Story = {
  beforeEach: at(result),
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(await canvas.findByText('Alles waar we mee rekenen'));
    await userEvent.click(await canvas.findByRole('button', { name: 'Gasverbruik per jaar aanpassen' }));
    await userEvent.type(canvas.getByRole('textbox', { name: /Gasverbruik/ }), '0');
    await expect(canvas.getByText(/^Met deze gegevens blijf je ongeveer evenveel betalen/)).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(/blijf je naar schatting evenveel betalen/);
    await expect(canvasElement).not.toHaveTextContent(/€\s0 meer|-€|€\s-/);
    const hybrid = within(canvas.getByRole('article', { name: 'Hybride' }));
    await userEvent.type(canvas.getByRole('textbox', { name: /Gasverbruik/ }), '{Backspace}300');
    // A little each year: longer than a pump lasts.
    await waitFor(() => expect(hybrid.getByText(/^Het waarschijnlijkst €\s\d+ minder\.$/)).toBeVisible());
    await expect(hybrid.getByText('Met deze cijfers niet')).toBeVisible();
    await expect(hybrid.queryByText(/van de prijs|niet minder mee/)).not.toBeInTheDocument();
    await userEvent.type(canvas.getByRole('textbox', { name: /Gasverbruik/ }), '{Backspace}{Backspace}{Backspace}1200');
    await userEvent.click(canvas.getByRole('button', { name: 'Prijzen aanpassen' }));
    await userEvent.type(canvas.getByRole('textbox', { name: /Gasprijs/ }), '0,50');
    await expect(canvas.getByText(/^Met deze gegevens kost het je naar schatting/)).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(
      /(meer per jaar\. Je bespaart er geen geld mee|Het kan dus ook geld kosten)/,
    );
    await expect(hybrid.getByText('Met deze cijfers niet')).toBeVisible();
    // Nobody is led on to what saves nothing.
    await expect(canvas.queryByRole('link', { name: 'Reserveer de Pomp AO' })).not.toBeInTheDocument();
    await expect(hybrid.getByRole('link', { name: 'Vraag wat er wel kan' })).toHaveAttribute('href', '/contact/');
    await expect(canvas.getByText(/^Hybride wordt in 15 jaar naar schatting niet goedkoper/)).toBeVisible();
  },
};
export const NothingSavedOnAPhone: Story = { ...NothingSaved, globals: { viewport: { value: 'reflow' } } };

/** Zonder uitkomst in het adres staat de rekenhulp er. */
export const Empty: Story = {
  beforeEach: clearVisits,
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: /Postcode/ }), '1271AD');
    await userEvent.type(canvas.getByRole('textbox', { name: /Huisnummer/ }), '3');
    await userEvent.click(canvas.getByRole('button', { name: 'Bereken mijn besparing' }));
    await waitFor(() => expect(visited.push).toHaveBeenCalledOnce());
  },
};

async function askMore(canvas: ReturnType<typeof within>) {
  const form = within(await canvas.findByRole('region', { name: 'Wil je het precies weten?' }));
  await userEvent.type(form.getByRole('textbox', { name: /Hoeveel gas/ }), '1200');
  await userEvent.type(form.getByRole('textbox', { name: /E-mailadres/ }), 'sem@pomp.example');
  await userEvent.click(form.getByRole('button', { name: 'Mail mij de berekening' }));
  return form;
}

export const AskedByMail: Story = {
  beforeEach: at(result),
  play: async ({ canvas }) => {
    const form = await askMore(canvas);
    await expect(await form.findByText('Bedankt voor uw interesse!')).toBeVisible();
    await expect(document.activeElement).toContainElement(form.getByRole('status'));
    await expect(form.queryByRole('textbox')).not.toBeInTheDocument();
  },
};

/** Wat de server in `details` zegt, staat bij de knop. */
export const MailRefused: Story = {
  beforeEach: at(result),
  parameters: answering({
    postSavings: failure(429, { message: 'Te vaak.', code: 'tooManyRequests', details: 'Je hebt het te vaak geprobeerd.' }),
  }),
  play: async ({ canvas }) => {
    const form = await askMore(canvas);
    await expect(await form.findByRole('alert')).toHaveTextContent('Je hebt het te vaak geprobeerd.');
  },
};

export const MailOffline: Story = {
  beforeEach: at(result),
  parameters: answering({ postSavings: offline }),
  play: async ({ canvas }) => {
    const form = await askMore(canvas);
    await expect(await form.findByRole('alert')).toHaveTextContent('Iets is misgegaan');
  },
};
