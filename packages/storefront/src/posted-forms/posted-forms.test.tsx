import { createApiClient, type CallRequest } from '@pomp/api-client';
import { exampleAnswer } from '@pomp/api-client/testing';
import { marketingForms, reservableProducts } from '@pomp/domain';
import { dutchRoutes } from '@pomp/edition';
import { LanguageProvider } from '@pomp/language/react';
import { prerender } from 'react-dom/static';
import type { ReactNode } from 'react';
import { describe, expect, test } from 'vitest';
import { StorefrontProvider } from '../provider/storefront-provider.js';
import { dutch, spoken } from '../storefront/dutch.test.setup.js';
import { storefrontRoutes } from '../storefront/storefront-routes.js';
import { trapName } from '../storefront/trap-name.js';
import { ApplicationForm } from '../vacancies/application-form.js';
import { marketingFormName, reservationFormName } from '../without-script/posted-form-name.js';
import { AdvancedSavings } from '../savings/advanced-savings.js';
import { BusinessSavings } from '../savings/business-savings.js';
import { PostedFormPage, postedFormTitle } from './posted-form-page.js';
import { postedForm, type Posted } from './posted-forms.js';

/**
 * Sends a form as a browser without script does; `sent` is what the site's server asks the backend then, and `logged` what it says of that to whoever runs it.
 * @param answers of which the last is that of each call that follows; a failure is no answer.
 */
async function post(name: string, filledIn: Record<string, string>, ...answers: readonly (Response | Error)[]) {
  const sent: unknown[] = [];
  const logged: string[] = [];
  const waited: number[] = [];
  const posted = await postedForm(name)?.post({
    filledIn: new URLSearchParams(filledIn),
    backend: createApiClient({
      baseUrl: 'https://backend.example',
      locale: 'nl-NL',
      fetch: (url, init) => {
        // The one call that only asks.
        if (init?.body == null) return Promise.resolve(Response.json({ unique: !String(url).includes('klant') }));
        sent.push(JSON.parse(String(init.body)));
        const answer = answers[sent.length - 1] ?? answers.at(-1) ?? Response.json({});
        return answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer.clone());
      },
    }),
    language: dutch,
    routes: storefrontRoutes(dutchRoutes),
    today: '2026-11-21',
    log: (message) => logged.push(message),
    wait: async (milliseconds) => void waited.push(milliseconds),
  });
  return { sent, logged, waited, posted: posted! };
}
/** What is wrong with what was sent, by the names of its fields. */
const faultsIn = (posted: Posted) => ('again' in posted ? posted.again.state().shownIssues.map(({ field }) => field) : undefined);
/** As a browser without script has it: controls that a script would fetch are in it, as the site waits for them. */
async function inPage(node: ReactNode): Promise<string> {
  const { prelude } = await prerender(
    <LanguageProvider {...spoken}>
      <StorefrontProvider
        routes={storefrontRoutes(dutchRoutes)}
        backendUrl=""
        today={() => '2026-11-21'}
        sinceOpened={() => 0}
        log={() => undefined}
      >
        {node}
      </StorefrontProvider>
    </LanguageProvider>,
    { progressiveChunkSize: Infinity },
  );
  return new Response(prelude).text();
}
/** The page that answers a form. */
const pageOf = (name: string, posted: Exclude<Posted, { leadTo: string }>) =>
  inPage(<PostedFormPage form={postedForm(name)} posted={posted} action={`/formulier/${name}/`} language={dutch} />);
const typed: Readonly<Record<string, string>> = {
  email: 'sem@pomp.example',
  phone: '0612345678',
  zip: '1271AD',
  zipcode: '1271AD',
  houseNumber: '3',
  postCode: '1271AD',
  gasUsage: 'ik weet het niet',
  buildingSize: 'Ik weet het niet',
  people: '2',
  quantity: '1',
};
/** Everything of a form answered by what its page has controls for: what is typed, and else the first answer that can be given. */
function filledIn(html: string): Record<string, string> {
  const given: Record<string, string> = {};
  for (const [tag] of html.matchAll(/<(?:input|textarea) [^>]*>/g)) {
    const [name, type = 'text', value = ''] = ['name', 'type', 'value'].map((of) => new RegExp(` ${of}="([^"]*)"`).exec(tag)?.[1]);
    if (name === undefined || name === trapName || name in given || (type === 'checkbox' && !tag.includes(' checked'))) continue;
    given[name] = ['hidden', 'radio', 'checkbox'].includes(type) ? value : (typed[name] ?? 'Noor');
  }
  return given;
}
/** What its form would send, by name. */
const sentAgain = (html: string) =>
  Object.fromEntries(
    [...html.matchAll(/<input [^>]*>/g)].map(([tag]) => [/ name="([^"]*)"/.exec(tag)?.[1], / value="([^"]*)"/.exec(tag)?.[1]]),
  );
const refused = (body: object) => Response.json({ message: 'Niet valide', code: 'invalidAnswers', ...body }, { status: 422 });

describe('without script everything that is asked can be answered', () => {
  const names = [
    ...(['quick-check', 'contact', 'business-contact', 'application', 'advanced-savings', 'business-savings'] as const),
    ...Object.keys(marketingForms).map(marketingFormName),
    ...reservableProducts.map(reservationFormName),
  ];

  test.each(names)('on the page that answers %s', async (name) => {
    let { posted } = await post(name, {});
    for (let times = 0; times < 2 && 'again' in posted; times += 1) {
      const html = await pageOf(name, posted);
      expect(html).not.toMatch(/role="combobox"|aria-pressed/);
      ({ posted } = await post(name, filledIn(html)));
    }
    expect(faultsIn(posted) ?? []).toEqual([]);
  });

  test('where a business’s savings are asked', async () => {
    const html = await inPage(<BusinessSavings />);
    const { sent } = await post('business-savings', filledIn(/<noscript>(.*?)<\/noscript>/s.exec(html)![1]!));
    expect(sent).toMatchObject([{ amountOfBuildings: 1, gasUsage: 'o.b.', buildingSize: 'o.b.', email: 'sem@pomp.example' }]);
    expect(filledIn(html)).toEqual(filledIn(html.replace(/<\/noscript>.*/s, '')));
  });
});

test('what nobody knows stands in words where it is asked again', async () => {
  const { posted } = await post('business-savings', { gasUsage: 'o.b.' });
  if (!('again' in posted)) throw new Error('Most is missing.');
  const html = await pageOf('business-savings', posted);
  expect(html).toContain('Vul dan ‘ik weet het niet’ in.');
  expect(/<input [^>]*name="gasUsage"[^>]*>/.exec(html)?.[0]).toContain('value="Ik weet het niet"');
});

/** Who reserves. */
const contact = { firstName: 'Noor', lastName: 'Visser', email: 'noor@pomp.example', phone: '0612345678' };

describe('what is typed as people do is tidied as its field does it with script', () => {
  const savings = Response.json(exampleAnswer('postSavings'));
  test.each(['3b', '3 B', '3-B', '3 b '])('a house number with its addition: %j', async (houseNumber) => {
    const quick = await post('quick-check', { zip: '1271ad', houseNumber }, savings);
    expect(quick.sent).toMatchObject([{ houseNumber: '3', addition: expect.stringMatching(/^b$/i) as string }]);
  });

  test('beside an addition a number is left as it is, and is refused', async () => {
    const { sent, posted } = await post('quick-check', { zip: '1271AD', houseNumber: '3B', addition: 'A' });
    expect(sent).toEqual([]);
    expect(faultsIn(posted)).toEqual(['houseNumber']);
  });

  test.each([
    ['1.400', 1_400],
    ['1400 m³', 1_400],
  ])('an amount: %j', async (gasUsage, expected) => {
    const answers = { people: '2', gasUsage, email: 'sem@pomp.example' };
    const { sent } = await post('advanced-savings', { zip: '1271AD', houseNumber: '3', addition: '', ...answers }, savings);
    expect(sent).toMatchObject([{ gasUsage: expected }]);
  });

  test('both house numbers of a reservation', async () => {
    const address = { zipcode: '3581 KJ', houseNumber: '12a', street: 'Lindelaan', place: 'Utrecht' };
    const billing = {
      billingZipcode: '1271AD',
      billingHouseNumber: '3-B',
      billingStreet: 'Havenstraat',
      billingPlace: 'Huizen',
    };
    const answers = { ...contact, quantity: '1', ...address, ...billing };
    const { sent } = await post(reservationFormName('Pomp AO'), answers, Response.json({ orderNumber: '2026-00042' }));
    expect(sent).toMatchObject([{ address: { address: 'Lindelaan,12 a', billingAddress: 'Havenstraat,3 B' } }]);
  });
});

test('an application is sent with its vacancy, which stays with it where something is missing', async () => {
  const form = await inPage(<ApplicationForm job="Planner" />);
  expect(form).toContain('action="/formulier/application/"');
  expect(sentAgain(form)).toMatchObject({ job: 'Planner' });

  const filledIn = {
    job: 'Planner',
    name: 'Sem de Boer',
    startingDate: 'Per 1 februari',
    email: 'sem@pomp.example',
    phone: '0612345678',
    message: 'Ik plan graag.',
  };
  const { sent, posted } = await post('application', filledIn);
  expect(sent).toEqual([filledIn]);
  expect(posted).toEqual({ text: 'Bedankt voor je sollicitatie! We nemen snel contact met je op.' });

  const without = await post('application', { ...filledIn, message: '' });
  expect(without.sent).toEqual([]);
  expect(faultsIn(without.posted)).toEqual(['message']);
  if (!('again' in without.posted)) throw new Error('Something is missing.');
  expect(sentAgain(await pageOf('application', without.posted))).toMatchObject({ job: 'Planner', name: 'Sem de Boer' });
});

describe('a business’s savings', () => {
  const filledIn = {
    industry: 'woningcorporatie',
    amountOfBuildings: '12',
    typeOfBuilding: 'hoekwoning',
    buildingYear: '10',
    buildingSize: '95',
    gasUsage: 'o.b.',
    people: '0',
    email: 'sem@corporatie.example',
  };
  const savings = exampleAnswer('postSavings');

  test('are asked as with script, and answered with thanks', async () => {
    const { sent, posted } = await post('business-savings', filledIn, Response.json(savings));
    const body: CallRequest<'postSavings'>['body'] = {
      b2b: true,
      people: 0,
      gasUsage: 'o.b.',
      email: 'sem@corporatie.example',
      industry: 'woningcorporatie',
      amountOfBuildings: 12,
      buildingYear: 10,
      typeOfBuilding: 'hoekwoning',
      buildingSize: 95,
    };
    expect(sent).toEqual([body]);
    expect(posted).toMatchObject({ title: 'Wat fijn dat je interesse heeft om met ons samen te werken!' });
  });

  test('say how many pumps it takes where one is too small', async () => {
    const { posted } = await post('business-savings', filledIn, Response.json({ ...savings, pumps: 2 }));
    expect(posted).toMatchObject({
      text: expect.stringContaining('Reken op 2 pompen per woning, dus 24 voor 12 woningen.') as string,
    });
  });

  describe('that the backend doesn’t take', () => {
    const thanks = { title: 'Wat fijn dat je interesse heeft om met ons samen te werken!' };
    const failing = Response.json({ message: 'Er ging iets mis.', code: 'serverError' }, { status: 500 });

    test('are thanked for as well: it is logged, and tried again meanwhile', async () => {
      const { sent, logged, waited, posted } = await post('business-savings', filledIn, failing, failing, Response.json(savings));
      expect(posted).toMatchObject(thanks);
      expect(logged).toEqual(['Failed to send business savings request: 500']);
      await expect.poll(() => sent).toHaveLength(3);
      expect(waited).toEqual([5_000, 15_000]);
      expect(new Set(sent.map((body) => JSON.stringify(body))).size).toBe(1);
    });

    test('aren’t asked again where they would be refused again', async () => {
      const { sent, logged, waited, posted } = await post('business-savings', filledIn, refused({ issues: [] }));
      expect(posted).toMatchObject(thanks);
      expect(logged).toEqual(['Failed to send business savings request: 422']);
      expect(sent).toHaveLength(1);
      expect(waited).toEqual([]);
    });

    test('aren’t thanked for where there is no answer', async () => {
      const { logged, posted } = await post('business-savings', filledIn, new TypeError('fetch failed'));
      expect('again' in posted && posted.again.state().status).toMatchObject({ message: 'Iets is misgegaan' });
      expect(logged).toEqual([]);
    });
  });

  test('take along what only a program fills in', async () => {
    const { sent } = await post('business-savings', { ...filledIn, [trapName]: 'https://spam.example' }, Response.json(savings));
    expect(sent).toMatchObject([{ [trapName]: 'https://spam.example' }]);
  });
});

describe('the quick check', () => {
  const filledIn = { zip: '1271 ad', houseNumber: '3', people: '2' };

  test('leads to the result', async () => {
    const { posted } = await post('quick-check', filledIn, Response.json(exampleAnswer('postSavings')));
    expect(posted).toMatchObject({
      leadTo: expect.stringMatching(/\?zipcode=1271AD&housenumber=3&.*money=.*&withoutScript=1$/) as string,
    });
  });

  test('of a number with additions leads to where one of them is chosen', async () => {
    const { posted } = await post('quick-check', filledIn, refused({ code: 'additionNeeded', additions: ['A', 'B'] }));
    const asked = '?zipcode=1271AD&housenumber=3&addition=&people=2&withoutScript=1';
    expect(posted).toEqual({ leadTo: dutchRoutes.paths.savingsResult + asked });
  });

  test('that is refused otherwise says why', async () => {
    const { posted } = await post('quick-check', filledIn, refused({ issues: [] }));
    expect('again' in posted && posted.again.state().status).toMatchObject({ message: 'Niet valide' });
  });
});

describe('a calculation by mail', () => {
  const address = { zip: '1271AD', houseNumber: '3', addition: 'A' };

  test('is asked for the address of its page', async () => {
    const { sent, posted } = await post(
      'advanced-savings',
      { ...address, people: '2', gasUsage: '1200', email: 'sem@pomp.example' },
      Response.json(exampleAnswer('postSavings')),
    );
    expect(sent).toEqual([{ ...address, advanced: true, people: 2, gasUsage: 1_200, email: 'sem@pomp.example' }]);
    expect(posted).toMatchObject({ title: 'Bedankt voor uw interesse!' });
  });

  test('is asked with the answer that is known where it is seen, and by every form of its page for that address', async () => {
    const html = await inPage(<AdvancedSavings address={{ ...address, people: '2' }} answers={{}} usualGas={1_400} level={2} />);
    const forms = [...html.matchAll(/<form.*?<\/form>/gs)].map(([form]) => form);
    const chosen = (form: string) => [...form.matchAll(/<input [^>]*name="people"[^>]*checked=""[^>]*>/g)].length;
    // Of two that are chosen in one form a browser keeps the last.
    expect(forms.map(chosen)).toEqual([1, 1]);
    expect(forms[0]).toBe(/<noscript>(.*?)<\/noscript>/s.exec(html)?.[1]);
    for (const form of forms) expect(sentAgain(form)).toMatchObject(address);
    const ids = [...html.matchAll(/ id="([^"]*)"/g)].map(([, id]) => id);
    expect(ids).toEqual([...new Set(ids)]);
  });

  test('keeps that address where something is wrong', async () => {
    const { sent, posted } = await post('advanced-savings', { ...address, people: '2', gasUsage: '1200', email: 'sem' });
    expect(sent).toEqual([]);
    expect(faultsIn(posted)).toEqual(['email']);
    expect(posted).toMatchObject({ kept: address });
    if (!('again' in posted)) throw new Error('Something is wrong with it.');
    expect(sentAgain(await pageOf('advanced-savings', posted))).toMatchObject({ ...address, email: 'sem' });
  });
});

describe('a reservation', () => {
  const details = {
    hasPompAo: 'nee',
    quantity: '1',
    zipcode: '3581 KJ',
    houseNumber: '12',
    addition: '',
    street: 'Lindelaan',
    place: 'Utrecht',
    installSameBill: 'on',
  };
  const name = reservationFormName('All-Electric');

  test('goes on after its first step with what the second asks, of which nothing is wrong yet', async () => {
    const { sent, posted } = await post(name, contact);
    expect(sent).toEqual([]);
    expect(faultsIn(posted)).toEqual([]);
    if (!('again' in posted)) throw new Error('The second step is asked.');
    const html = await pageOf(name, posted);
    expect(sentAgain(html)).toMatchObject({ firstName: 'Noor', email: 'noor@pomp.example', zipcode: '', quantity: '1' });
    // The bill goes to the same address, until someone unticks that.
    expect(html).toMatch(/<input [^>]*name="installSameBill"[^>]*checked/);
    expect(html).not.toContain('name="billingZipcode"');
  });

  test('is placed once both are filled in, and says its number and where the mails go', async () => {
    const { sent, posted } = await post(name, { ...contact, ...details }, Response.json({ orderNumber: '2026-00042' }));
    expect(sent).toMatchObject([
      {
        product: 'All-Electric',
        quantity: 1,
        address: { address: 'Lindelaan 12', installSameBill: true },
        contactInformation: contact,
      },
    ]);
    expect(posted).toMatchObject({ text: expect.stringMatching(/2026-00042.*noor@pomp\.example/) as string });
  });

  test('is thanked for under a title of its own, and asks nothing any more', async () => {
    const { posted } = await post(name, { ...contact, ...details }, Response.json({ orderNumber: '2026-00042' }));
    if ('again' in posted || 'leadTo' in posted) throw new Error('It was placed.');
    const html = await pageOf(name, posted);
    expect(html).toMatch(/<h1[^>]*>Bedankt! Je reservering is ontvangen\.<\/h1>/);
    expect(html).not.toContain('Waar komt de warmtepomp?');
    expect(dutch.say(postedFormTitle(postedForm(name), posted))).toBe('Bedankt! Je reservering is ontvangen.');
  });

  describe('of whoever has an account already leads to the login, with the address filled in', () => {
    const toLogin = { leadTo: '/auth/login/?email=klant%40pomp.example&userExists=true' };
    const known = { ...contact, email: 'klant@pomp.example' };

    test('after the first step', async () => {
      expect(await post(name, known)).toMatchObject({ sent: [], posted: toLogin });
    });

    test('after the second, where it was made meanwhile', async () => {
      const message = 'Er is al een account met dit e-mailadres. Log in om verder te gaan.';
      const conflict = Response.json({ message, code: 'conflict' }, { status: 409 });
      expect((await post(name, { ...known, ...details }, conflict)).posted).toEqual(toLogin);
    });
  });

  test('asks for the other address where bills go elsewhere', async () => {
    const { installSameBill: _same, ...elsewhere } = details;
    const { sent, posted } = await post(name, { ...contact, ...elsewhere });
    expect(sent).toEqual([]);
    expect(faultsIn(posted)).toEqual(expect.arrayContaining(['billingZipcode', 'billingStreet']));
  });

  test('that the server refuses says so at the fields of the form', async () => {
    const issues = [{ field: 'postCode', code: 'malformed', message: 'Niet valide' }];
    const { posted } = await post(name, { ...contact, ...details }, refused({ issues }));
    expect(faultsIn(posted)).toEqual(['zipcode']);
  });

  test('can be of each product that has a page for it', () => {
    for (const product of reservableProducts) expect(postedForm(reservationFormName(product)), product).toBeDefined();
  });
});
