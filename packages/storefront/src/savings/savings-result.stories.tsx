import { failure, offline, success } from '@pomp/api-client/testing';
import { dutchRoutes } from '@pomp/edition';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { answering, clearVisits, inStorefront, visited } from '../storefront/in-storefront.stories.setup.js';
import { SavingsResult } from './savings-result.js';

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

/** Van het adres van de pagina telt alleen het huis: de bedragen rekent de pagina zelf uit, wat er ook staat. */
export const Complete: Story = {
  beforeEach: at(result),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Dit bespaar je naar schatting' })).toBeVisible();
    await expect(canvas.getByText(/^€\s435$/)).toBeVisible();
    await expect(canvas.getByText(/^543\sm³$/)).toBeVisible();
    await expect(canvas.getByText(/^612\skg$/)).toBeVisible();
    const [own, fund] = canvas.getAllByRole('article');
    await expect(own).toHaveTextContent(/€\s3\.400eenmalig/);
    await expect(fund).toHaveTextContent(/€\s19per maand\*/);
    await expect(fund).toHaveTextContent(/houd je €\s17 per maand over/);
    await expect(fund).toHaveTextContent('lening van 15 jaar');
    await expect(canvas.getByRole('region', { name: /^Past een warmtepomp\? (Past|Eén|Eerst)/ })).toBeVisible();
    await expect(canvas.getByText(/Indicatie van de subsidie \(ISDE 2026\)/)).toBeVisible();
    await expect(canvas.queryByText(/Nieuwere cijfers/)).not.toBeInTheDocument();
  },
};
export const OnAPhone: Story = { ...Complete, globals: { viewport: { value: 'phone' } } };
export const ZoomedIn: Story = { ...Complete, globals: { viewport: { value: 'reflow' } } };

/** Drie keer tikken, en het is de schatting van je eigen huis. Elk antwoord rekent meteen mee. */
export const Confirmed: Story = {
  beforeEach: at({ ...result, people: '' }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Tussenwoning uit 1974, 112 m², label C. Klopt dat?' })).toBeVisible();
    const outcome = canvas.getByText(/^Met deze gegevens bespaar je/);
    const before = outcome.textContent;
    await userEvent.click(canvas.getByRole('button', { name: 'Ja, dit klopt' }));
    await userEvent.click(canvas.getByRole('radio', { name: /moeten zijn/ }));
    await expect(outcome.textContent).not.toBe(before);
    await userEvent.click(within(canvas.getByRole('region', { name: /^Tussenwoning/ })).getByRole('radio', { name: '2' }));
    await expect(canvas.getByText(/nu die van jouw huis/)).toBeVisible();
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
      await expect(await canvas.findByText('Vul een getal in van 0 tot 20.000.')).toBeVisible();
      await expect(gas).toBeInvalid();
    });
  },
};

/** Een adres dat er niet is, is geen huis van iemand: wie nieuw bouwde, rekent met een gemiddeld huis. */
export const UnknownAddress: Story = {
  beforeEach: at(result),
  parameters: answering({ getHomeFacts: success({ outcome: 'unknown' }) }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Dit adres kennen we niet' })).toBeVisible();
    await expect(canvas.queryByText(/bespaar je/)).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: /gemiddeld huis/ }));
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
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('heading', { name: /Warmte die je huis nodig heeft/ }));
    await waitFor(() => expect(canvas.getAllByText(/8,792\skWh per m³/)[0]).toBeVisible());
    await expect(canvas.getAllByText(/onderwaarde/)[0]).toBeVisible();
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
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByText('Alles waar we mee rekenen'));
    await userEvent.click(await canvas.findByRole('button', { name: 'Gasverbruik per jaar aanpassen' }));
    await userEvent.type(canvas.getByRole('textbox', { name: /Gasverbruik/ }), '0');
    await expect(canvas.getByText(/^Met deze gegevens blijf je ongeveer evenveel betalen/)).toBeVisible();
    await userEvent.type(canvas.getByRole('textbox', { name: /Gasverbruik/ }), '{Backspace}1200');
    await userEvent.click(canvas.getByRole('button', { name: 'Prijzen aanpassen' }));
    await userEvent.type(canvas.getByRole('textbox', { name: /Gasprijs/ }), '0,50');
    await expect(canvas.getByText(/^Met deze gegevens kost het je naar schatting/)).toBeVisible();
  },
};

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
