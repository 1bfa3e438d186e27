import { backofficeCalls } from '@pomp/api-contract';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startTestSandbox, type TestSandbox } from '../testing/running-sandbox.js';
import { apiKey, startFakeBackend, type FakeBackend } from '../testing/fake-backend.js';

let backend: FakeBackend;
let sandbox: TestSandbox;
beforeEach(async () => {
  backend = await startFakeBackend();
  sandbox = await startTestSandbox({ backendUrl: backend.url, apiKey, siteUrl: 'https://pomp.example' });
});
afterEach(async () => {
  await sandbox.stop();
  await sandbox.cleanUp();
  await backend.stop();
});

const pathOfOrder = () => `/back-office/bestellingen/${backend.shown.order.id}`;
const open = async (path: string) => (await fetch(sandbox.url + path)).text();
/** Sends a form as its page would; the page that follows. */
async function press(path: string, fields: Record<string, string>, origin = sandbox.url) {
  const response = await fetch(sandbox.url + path, { method: 'POST', headers: { origin }, body: new URLSearchParams(fields) });
  return { status: response.status, url: response.url, text: await response.text() };
}
const calls = (name: string) => backend.received.filter((call) => call.name === name);

describe('the back-office page', () => {
  it('lists the orders and shows one with what its customer reads', async () => {
    expect(await open('/back-office/bestellingen')).toContain(pathOfOrder());
    const page = await open(pathOfOrder());
    expect(page).toContain('Plan je digitale inspectie in.');
    expect(page).toContain('Inspectie inplannen, mist informatie (DI MI)');
  });

  it('offers each place further on, and those before only as a correction', async () => {
    const page = await open(pathOfOrder());
    const [forward = '', back = ''] = page.split('Terug, als correctie');
    const named = (text: string) => Array.from(text.matchAll(/value="([A-Z]{2} [A-Z]{2})"/g), ([, place]) => place);
    expect(named(forward)).toEqual(['DI OG', 'DI OK', 'AI MI', 'SI MI', 'PY MI', 'PY OG', 'PY OK', 'IN MI', 'FP MI', 'CP OK']);
    expect(named(back)).toEqual(['RV OK', 'RV OG', 'RV MI']);
  });

  it('begins with who moves next, until when, and what is late', async () => {
    const [mine] = backofficeCalls.getTurns.example.response.orders;
    const page = await open('/back-office/');
    expect(page).toContain(`/back-office/bestellingen/${mine?.orderId}`);
    expect(page).toContain('verder met deze stap, dinsdag 24 november');
    expect(page).not.toContain('te laat');
  });

  it('writes to the customer, names the adviser and says what was delivered', async () => {
    const posted = await press(`${pathOfOrder()}/bericht`, { text: 'Ja, dat kan.' });
    expect(posted.text).toContain('Het bericht is verstuurd.');
    expect(posted.text).toContain('Ja, dat kan.');
    const read = await press(`${pathOfOrder()}/gelezen`, { message: 'message-1' });
    expect(read.text, 'it is still our turn').toContain('De klant krijgt nog antwoord.');
    expect(calls('putOrderMessagesRead')).toMatchObject([{ query: { messageId: 'message-1' } }]);
    const settled = await press(`${pathOfOrder()}/geen-antwoord`, { message: 'message-1' });
    expect(settled.text).toContain('Dit bericht vraagt geen antwoord meer.');
    expect(calls('putNoAnswerNeeded').at(-1)?.query).toMatchObject({ messageId: 'message-1' });
    await press(`${pathOfOrder()}/adviseur`, { name: 'Joost Verhagen' });
    expect(calls('putAdviser').at(-1)?.body).toEqual({ name: 'Joost Verhagen' });
    await press(`${pathOfOrder()}/oplevering`, { deviceCode: 'KA00001', what: 'Pomp AO', until: '2032-01-12', serviceOn: '' });
    expect(calls('putDelivery').at(-1)?.body).toEqual({
      deviceCode: 'KA00001',
      warranties: [{ what: 'Pomp AO', until: '2032-01-12' }],
      serviceOn: null,
    });
  });

  it('keeps the warranties that its form doesn’t show', async () => {
    const others = [
      { what: 'Buffervat', until: '2031-01-12' },
      { what: 'Montage', until: '2029-01-12' },
    ] as const;
    const delivery = backofficeCalls.putDelivery.example.response;
    Object.assign(backend.shown, { delivery: { ...delivery, warranties: [{ what: 'Pomp AO', until: '2032-01-12' }, ...others] } });
    await press(`${pathOfOrder()}/oplevering`, { deviceCode: '', what: 'Pomp AO', until: '2033-01-12', serviceOn: '' });
    expect(calls('putDelivery').at(-1)?.body).toMatchObject({
      warranties: [{ what: 'Pomp AO', until: '2033-01-12' }, ...others],
    });
  });

  it('reads what was promised as it is written here, shows it so, and refuses what is no number', async () => {
    const fields = { deviceCode: '', what: 'Pomp AO', until: '2032-01-12', serviceOn: '' };
    const promised = { gasFrom: '300', gasTo: '480,25', electricityFrom: '1.450', electricityTo: '2450,5' };
    const page = await press(`${pathOfOrder()}/oplevering`, { ...fields, ...promised });
    expect(calls('putDelivery').at(-1)?.body).toMatchObject({
      promise: { gas: { from: 300, to: 480.25 }, electricity: { from: 1450, to: 2450.5 } },
    });
    expect(page.text).toContain('value="2450,5"');
    const refused = await press(`${pathOfOrder()}/oplevering`, { ...fields, ...promised, gasTo: 'weinig' });
    expect(refused).toMatchObject({
      status: 422,
      text: expect.stringContaining('Vul het beloofde verbruik in getallen in, zoals 2450,5.'),
    });
    expect(calls('putDelivery')).toHaveLength(1);
  });

  it('sends photos along with a message, and shows those of the customer', async () => {
    const { id } = backofficeCalls.postOrderPhoto.example.response;
    const form = new FormData();
    form.append('text', 'Hier kan hij.');
    form.append('photos', new File(['beeld'], 'plek.jpg', { type: 'image/jpeg' }));
    const posted = await fetch(`${sandbox.url}${pathOfOrder()}/bericht`, {
      method: 'POST',
      headers: { origin: sandbox.url },
      body: form,
    });
    expect(await posted.text()).toContain('Het bericht is verstuurd.');
    expect(backend.file().toString()).toBe('beeld');
    expect(calls('postOrderPhoto').at(-1)?.query).toMatchObject({ fileName: 'plek.jpg' });
    expect(calls('postOrderMessage').at(-1)?.body).toEqual({ text: 'Hier kan hij.', photos: [id] });
    const shown = await fetch(`${sandbox.url}${pathOfOrder()}/foto/${id}?size=thumb`);
    expect([shown.headers.get('content-type'), await shown.text()]).toEqual(['image/webp', 'een foto']);
  });

  it('asks for a better photo, and takes that back', async () => {
    const [photo] = backofficeCalls.getOrder.example.response.photos;
    const asked = await press(`${pathOfOrder()}/foto`, { photo: photo?.id ?? '', what: 'again', reason: 'Te donker.' });
    expect(asked.text).toContain('De klant ziet dat deze foto graag opnieuw mag.');
    expect(asked.text).toContain('Graag opnieuw: Te donker.');
    expect(calls('putPhotoAgain').at(-1)).toMatchObject({ query: { uploadId: photo?.id }, body: { reason: 'Te donker.' } });
    expect((await press(`${pathOfOrder()}/foto`, { photo: photo?.id ?? '', what: 'never' })).text).toContain(
      'De foto is toch goed.',
    );
    expect(calls('putPhotoAgain').at(-1)?.body).toEqual({ reason: null });
  });

  it('says how an appointment happens', async () => {
    const fields = { kind: 'installation', what: 'plan', date: '2026-07-01', time: '08:00', person: 'Sanne', arrivalTime: '09:00' };
    await press(`${pathOfOrder()}/afspraak`, fields);
    expect(calls('putAppointment').at(-1)?.body).toEqual({
      startsAt: '2026-07-01T06:00:00.000Z',
      person: 'Sanne',
      arrivalUntil: '2026-07-01T07:00:00.000Z',
    });
  });

  it('takes away of an appointment what its form no longer says, and nothing that it doesn’t ask', async () => {
    const known = { person: 'Sanne', callUrl: 'https://gesprek.example/1', callNumber: '088 123 45 67' };
    const arrivalUntil = '2026-07-01T07:00:00.000Z';
    const plan = async (kind: 'inspection' | 'installation', fields: Record<string, string>) => {
      const planned = { ...backofficeCalls.putAppointment.example.response, ...known, arrivalUntil, kind };
      backend.shown.appointments.splice(0, 1, planned);
      await press(`${pathOfOrder()}/afspraak`, { kind, what: 'plan', date: '2026-07-01', time: '08:00', ...fields });
      return calls('putAppointment').at(-1)?.body;
    };
    const startsAt = '2026-07-01T06:00:00.000Z';
    expect(await plan('inspection', { person: '', callUrl: known.callUrl, callNumber: '' })).toEqual({
      startsAt,
      person: null,
      callUrl: known.callUrl,
      callNumber: null,
    });
    expect(await plan('installation', { person: 'Sanne', arrivalTime: '' })).toEqual({
      startsAt,
      person: 'Sanne',
      arrivalUntil: null,
    });
  });

  it('refuses an arrival at an hour that a spring night skips, instead of dropping it', async () => {
    const fields = { kind: 'installation', what: 'plan', date: '2026-03-29', time: '01:30', arrivalTime: '02:30' };
    expect(await press(`${pathOfOrder()}/afspraak`, fields)).toMatchObject({ status: 422 });
    expect(calls('putAppointment')).toEqual([]);
  });

  it('moves an order, and back with a reason', async () => {
    const moved = await press(`${pathOfOrder()}/stap`, { place: 'AI MI' });
    expect(moved.text).toContain('De bestelling staat op een andere plek.');
    expect(backend.shown.order).toMatchObject({ step: 'AI', status: 'MI' });
    await press(`${pathOfOrder()}/stap`, { place: 'DI MI', reason: 'Verkeerde bestelling' });
    expect(calls('putOrderStep').at(-1)?.body).toEqual({
      step: 'DI',
      status: 'MI',
      correction: { reason: 'Verkeerde bestelling' },
    });
  });

  it('shows what the portal refuses in its own words', async () => {
    const refused = await press(`${pathOfOrder()}/stap`, { place: 'RV OK' });
    expect(refused).toMatchObject({
      status: 409,
      text: expect.stringContaining('Een bestelling gaat alleen terug als correctie, met een reden.'),
    });
    expect((await fetch(`${sandbox.url}/back-office/bestellingen/onbekend`)).status).toBe(404);
    await backend.stop();
    expect(await open('/back-office/')).toContain('De backend antwoordt niet');
    backend = await startFakeBackend();
  });

  it('shows who waits for deletion, and erases whom one is sure of', async () => {
    const [waiting] = backofficeCalls.getDeletions.example.response.deletions;
    expect(await open('/back-office/')).toContain('href="/back-office/verwijderen"');
    const page = await open('/back-office/verwijderen');
    expect(page).toContain(waiting?.email);
    expect(page).toContain(`Hiervan blijft bewaard wat moet: ${waiting?.ordersKept[0]}.`);
    const fields = { customerId: waiting?.customerId ?? '', calledOff: '2026-01482' };
    expect(await press('/back-office/verwijderen', fields)).toMatchObject({ status: 422 });
    expect(calls('deleteCustomer')).toEqual([]);
    backend.refuseNext('deleteCustomer');
    expect(await press('/back-office/verwijderen', { ...fields, sure: 'ja' })).toMatchObject({
      status: 409,
      text: expect.stringMatching(new RegExp(`aria-label="${waiting?.email}"[^]*Dit kan hier niet`)) as string,
    });
    expect((await press('/back-office/verwijderen', { ...fields, sure: 'ja' })).text).toContain('De klant is gewist.');
    expect(calls('deleteCustomer').at(-1)?.query).toEqual(fields);
    expect(await press('/back-office/verwijderen', { ...fields, sure: 'ja' }, 'https://evil.example')).toMatchObject({
      status: 403,
    });
  });

  it('shows what was taken for a program’s, as text', async () => {
    const page = await open('/back-office/gevangen');
    expect(page).toContain('postContact');
    expect(page).toContain('&quot;email&quot;: &quot;cheap@watches.example&quot;');
  });

  it('plans, moves and cancels an appointment at Dutch time', async () => {
    const fields = { kind: 'inspection', what: 'plan', date: '2026-07-01', time: '09:30' };
    expect((await press(`${pathOfOrder()}/afspraak`, fields)).text).toContain('De afspraak staat.');
    expect(calls('putAppointment').at(-1)?.body).toEqual({ startsAt: '2026-07-01T07:30:00.000Z' });
    expect(await press(`${pathOfOrder()}/afspraak`, { ...fields, date: '2026-03-29', time: '02:30' })).toMatchObject({
      status: 422,
    });
    await press(`${pathOfOrder()}/afspraak`, { kind: 'inspection', what: 'cancel', date: '', time: '' });
    expect(backend.shown.appointments).toEqual([]);
  });

  it('places the pump in a photo of the house: where it stands, and two points with their distance', async () => {
    const [photo] = backend.shown.photos;
    const placing = `${pathOfOrder()}/plaats/${photo?.id}`;
    expect(await open(pathOfOrder())).toContain(placing);
    expect(await open(placing)).toContain(`src="${pathOfOrder()}/foto/${photo?.id}"`);
    expect(await open('/back-office/plaats.js')).toContain('data-place');
    const fields = {
      amount: '3.400,00',
      photo: photo?.id ?? '',
      at: '0.42 0.81',
      from: '0.7 0.35',
      to: '0.7 0.83',
      centimetres: '1.210,5',
    };
    await press(`${pathOfOrder()}/plan`, fields);
    expect(calls('postPlan').at(-1)?.body).toMatchObject({
      placement: {
        photo: photo?.id,
        at: { x: 0.42, y: 0.81 },
        measured: { from: { x: 0.7, y: 0.35 }, to: { x: 0.7, y: 0.83 }, millimetres: 12_105 },
      },
    });
    const refused = await press(`${pathOfOrder()}/plan`, { ...fields, to: '' });
    expect(refused).toMatchObject({ status: 422 });
    expect(refused.text).toContain('Wijs drie plekken in de foto aan.');
    expect(await press(`${pathOfOrder()}/plan`, { ...fields, centimetres: 'ver' })).toMatchObject({
      status: 422,
      text: expect.stringContaining('Vul de afstand in centimeters in, zoals 210,5.'),
    });
  });

  it('places the pump in a photo of the conversation too, and in none that isn’t of this order', async () => {
    const sent = backofficeCalls.postOrderPhoto.example.response;
    const message = { ...backofficeCalls.postOrderMessage.example.response, photos: [{ ...sent, id: 'uit-het-gesprek' }] };
    backend.shown.events.push(message);
    const statusOf = async (photo: string) => (await fetch(`${sandbox.url}${pathOfOrder()}/plaats/${photo}`)).status;
    expect(await statusOf('uit-het-gesprek')).toBe(200);
    expect(await statusOf('onbekend')).toBe(404);
  });

  it('has the portal make a plan, and adds an invoice as a real document', async () => {
    expect(await press(`${pathOfOrder()}/plan`, { amount: '0' })).toMatchObject({ status: 422 });
    await press(`${pathOfOrder()}/plan`, { amount: '3.400,00', validUntil: '2026-03-31' });
    expect(calls('postPlan').at(-1)?.body).toMatchObject({ total: 340_000, downPayment: 170_000, validUntil: '2026-03-31' });
    expect(await open(pathOfOrder())).toContain('Installatieplan');
    const page = await press(`${pathOfOrder()}/factuur`, { type: 'PY', what: 'invoice', amount: '1.210,00' });
    expect(page.text).toContain('De factuur is klaargezet.');
    expect(backend.file().subarray(0, 5).toString()).toBe('%PDF-');
    const documentReference = calls('postDocument').at(-1)?.query.reference;
    expect(calls('putInvoice').at(-1)?.body).toMatchObject({ amount: 121_000, vat: 21_000, documentReference });
    expect(page.text, 'the last bill starts with what the first left').toContain('value="2190,00"');
    for (const amount of ['veel', '12,345', '1.2', '0', '99999999999'])
      expect(await press(`${pathOfOrder()}/factuur`, { type: 'PY', what: 'invoice', amount })).toMatchObject({ status: 422 });
    expect(backend.shown.documents.map(({ kind }) => kind)).toEqual(['plan', 'invoice']);
  });

  it('leaves no document of an invoice that can’t change any more', async () => {
    const bill = { type: 'PY', what: 'invoice', amount: '1.210,00' };
    await press(`${pathOfOrder()}/factuur`, bill);
    const documents = backend.shown.documents.length;
    for (const state of ['open', 'pending', 'paid']) {
      Object.assign(backend.shown.invoices[0]!.payment, { state });
      expect(await press(`${pathOfOrder()}/factuur`, { ...bill, amount: '1500' })).toMatchObject({ status: 409 });
    }
    expect(backend.shown.documents).toHaveLength(documents);
  });

  it('takes the ends of lines as the one character that a browser counts', async () => {
    await press(`${pathOfOrder()}/bericht`, { text: 'Dag,\r\n\r\ntot morgen.' });
    expect(calls('postOrderMessage').at(-1)?.body).toMatchObject({ text: 'Dag,\n\ntot morgen.' });
  });

  it('keeps a message that is refused', async () => {
    const refused = await press(`${pathOfOrder()}/bericht`, { text: `Dag <Noor>, ${'x'.repeat(2_000)}` });
    expect(refused.status).toBeGreaterThanOrEqual(400);
    expect(refused.text).toContain('>Dag &lt;Noor&gt;, xxx');
  });

  it('keeps all that was typed in a form that is refused, in that form only, with what is wrong at its place', async () => {
    const parts = (page: string) => page.split(/(?=<form )/);
    const formOf = (page: string, label: string) => parts(page).find((part) => part.includes(`aria-label="${label}"`)) ?? '';
    const installation = { kind: 'installation', what: 'plan', person: 'Sanne <3', date: '2026-07-01', time: '08:30' };
    backend.refuseNext('putAppointment');
    const { text: taken } = await press(`${pathOfOrder()}/afspraak`, { ...installation, arrivalTime: '09:15' });
    const form = formOf(taken, 'Installatie');
    for (const typed of ['Sanne &lt;3', '2026-07-01', '08:30', '09:15']) expect(form).toContain(`value="${typed}"`);
    expect(form, 'what the portal says').toMatch(/role="alert" tabindex="-1" autofocus><strong>Dit kan hier niet\./);
    expect(taken.match(/role="alert"/g)).toHaveLength(1);
    expect(formOf(taken, 'Digitale inspectie')).not.toContain('2026-07-01');

    const delivery = { deviceCode: 'KA00001', what: 'Buffervat', until: '2033-01-01', serviceOn: '2027-05-06' };
    const promised = { gasFrom: '', gasTo: '', electricityFrom: '4000', electricityTo: 'veel' };
    const { text: halfway } = await press(`${pathOfOrder()}/oplevering`, { ...delivery, ...promised });
    const given = formOf(halfway, 'Oplevering');
    for (const typed of [...Object.values(delivery), '4000', 'veel']) expect(given).toContain(`value="${typed}"`);
    expect(given).toContain('name="electricityTo" aria-invalid="true" aria-describedby="fout-electricityTo" autofocus');
    expect(given).toContain('id="fout-electricityTo">Vul het beloofde verbruik in getallen in');

    const { text: customer } = await press('/back-office/nieuw', { firstName: 'Noor', lastName: 'Visser', product: 'Pomp T' });
    expect(customer).toContain('Kies een product.');
    backend.refuseNext('postCustomer');
    const again = await press('/back-office/nieuw', { firstName: 'Bo', lastName: '', city: 'Delft', product: 'Upgrade' });
    expect(again.text).toContain('value="Delft"');
    expect(again.text).toContain('<option value="Upgrade" selected>');
    expect(again.text, 'what was emptied isn’t filled in again').toMatch(/name="lastName"\s+type="text" value=""/);
  });

  it('keeps a pump where it was placed when its plan is refused, and opens a correction that is', async () => {
    const [photo] = backend.shown.photos;
    const placed = { photo: photo?.id ?? '', at: '0.42 0.81', from: '0.7 0.35', to: '0.7 0.83', centimetres: '210' };
    const { text: placing } = await press(`${pathOfOrder()}/plan`, { ...placed, amount: 'veel', validUntil: '2026-03-31' });
    expect(placing).toContain('De pomp op zijn plek');
    for (const typed of ['0.42 0.81', '0.7 0.35', '0.7 0.83', '210', 'veel', '2026-03-31'])
      expect(placing).toContain(`value="${typed}"`);
    backend.refuseNext('putOrderStep');
    const { text: correcting } = await press(`${pathOfOrder()}/stap`, { place: 'RV MI', reason: 'Verkeerd' });
    expect(correcting).toMatch(/<details open>[^]*Dit kan hier niet\.[^]*<option value="RV MI" selected>[^]*value="Verkeerd"/);
  });

  it('refuses half of what was promised, and gas without electricity', async () => {
    const delivery = { what: 'Pomp AO', until: '2031-02-03' };
    const promises: Record<string, string>[] = [
      { electricityFrom: '4000' },
      { electricityFrom: '5000', electricityTo: '4000' },
      { gasFrom: '300', gasTo: '400' },
    ];
    for (const promise of promises)
      expect(await press(`${pathOfOrder()}/oplevering`, { ...delivery, ...promise })).toMatchObject({ status: 422 });
    expect(calls('putDelivery')).toEqual([]);
  });

  it('asks no cent more than half when a plan is signed', async () => {
    await press(`${pathOfOrder()}/plan`, { amount: '3.400,01' });
    expect(calls('postPlan').at(-1)?.body).toMatchObject({ total: 340_001, downPayment: 170_000 });
  });

  it('books what came in outside the site, and says when the rest is collected', async () => {
    const bill = { type: 'FP', amount: '3400,00' };
    await press(`${pathOfOrder()}/factuur`, { ...bill, what: 'invoice' });
    expect((await press(`${pathOfOrder()}/factuur`, { ...bill, what: 'received' })).text).toContain(
      '€ 3.400,00: betaald'.replace('€ ', '€\u00a0'),
    );
    expect(calls('postPaymentReceived').at(-1)).toMatchObject({
      query: { type: 'FP' },
      body: { amount: 340_000, date: '2026-02-03' },
    });
    expect(await open(pathOfOrder())).not.toContain('Incasso');
    Object.assign(backend.shown.order, { agreedIncasso: true });
    expect(await open(pathOfOrder())).toContain('Incasso van de eindfactuur');
    await press(`${pathOfOrder()}/incasso`, { date: '2026-03-02' });
    expect(calls('putIncasso').at(-1)?.body).toEqual({ incassoDate: '2026-03-02' });
  });

  it('makes a customer with a house and an order', async () => {
    const fields = {
      firstName: 'Noor',
      lastName: 'Visser',
      email: 'noor@pomp.example',
      address: 'Lindelaan 14',
      zip: '3581 KJ',
      city: 'Utrecht',
      product: 'Upgrade',
      orderDate: '2026-02-03',
    };
    expect((await press('/back-office/nieuw', fields)).url).toContain(pathOfOrder());
    expect(calls('postCustomerOrder').at(-1)?.body).toMatchObject({ product: 'Upgrade', houseId: backend.shown.house.id });
  });

  it('does nothing for another website', async () => {
    expect(await press(`${pathOfOrder()}/stap`, { place: 'AI MI' }, 'https://evil.example')).toMatchObject({ status: 403 });
    expect(backend.shown.order.step).toBe('DI');
  });
});

it('there are no pages of the seller without a key', async () => {
  const without = await startTestSandbox();
  for (const path of ['/back-office/', '/afspraak/pomp-ao/']) expect((await fetch(without.url + path)).status).toBe(404);
  expect(await (await fetch(without.url)).text()).not.toContain('/back-office/');
  await without.stop();
  await without.cleanUp();
});
