import { pricesSaid } from '@pomp/domain';
import { dutchRoutes, pathTo, type Edition } from '@pomp/edition';
import { edition as amstelwarmte } from '@pomp/edition/editions/amstelwarmte';
import { edition as pomp } from '@pomp/edition/editions/pomp';
import { ownTextIn } from '@pomp/language';
import type { Email } from 'postal-mime';
import { beforeAll, describe, expect, test } from 'vitest';
import { jobPayloads } from './jobs/job-kinds.js';
import { lifeWithSeller, type LifeWithSeller } from './testing/life-with-seller.js';

/** Made up here: were anything of another seller's in the code, it would show. */
const zonderling: Edition = {
  ...pomp,
  id: 'zonderling',
  brand: { ...pomp.brand, id: 'zonderling', name: 'Zonderling & Zn.' },
  seller: { ...pomp.seller, email: 'post@zonderling.example', phone: undefined, legal: undefined },
  routes: {
    ...dutchRoutes,
    paths: Object.fromEntries(
      Object.keys(dutchRoutes.paths).map((to) => [to, `/bij-ons/${to}/`]),
    ) as unknown as Edition['routes']['paths'],
    queryNames: { orderId: 'bestelling', token: 'sleutel', code: 'cijfers', from: 'weer', back: 'weer' },
  },
  prices: pomp.prices.map((price) => ({ ...price, parts: [{ description: 'Alles bij elkaar', price: 123_400 }] })),
};

const bytesOf = ({ content }: Email['attachments'][number]) =>
  typeof content === 'string' ? content : new TextDecoder('latin1').decode(content);
/** As it is read, with the lines of a calendar that were folded whole again. */
const wordsOf = (mail: Email): string =>
  [
    mail.subject,
    mail.html,
    mail.text,
    ...mail.attachments.filter(({ mimeType }) => mimeType.startsWith('text/')).map((part) => bytesOf(part).replaceAll('\r\n ', '')),
  ].join('\n');
const siteLinks = (words: string) =>
  [...words.matchAll(/http:\/\/localhost:3000(\/[^\s"<>)]*)/g)].map(([, path = '']) => path.replaceAll('&amp;', '&'));

/** Another seller's name, but in those of products. */
const pompsName = /\bPomp\b(?! (?:AO|T)\b)/;

describe.each([
  [
    'Amstelwarmte',
    amstelwarmte,
    'Amstelwarmte <hulp@amstelwarmte.example>',
    '€ 6.590',
    6.5,
    '/toegang/wachtwoord-instellen/?token=',
  ],
  [
    'a seller that is made up',
    zonderling,
    'Zonderling & Zn. <post@zonderling.example>',
    '€ 2.468',
    2.43,
    '/bij-ons/setPassword/?sleutel=',
  ],
] as const)('everything that comes from the backend of %s', (_who, edition, sender, price, roi, toPassword) => {
  const { name } = edition.brand;
  let life: LifeWithSeller;
  beforeAll(async () => {
    life = await lifeWithSeller(edition);
  });
  const mailAbout = (subject: string) => life.mails.find((mail) => mail.subject?.includes(subject));

  test('is every mail that there is, sent by it and in its name', () => {
    const every = jobPayloads.sendMail.def.options.flatMap(({ shape }) => [...shape.template.def.values]);
    expect([...life.templates].sort()).toEqual(every.sort());
    for (const mail of life.mails) {
      expect(`${mail.from?.name} <${mail.from?.address}>`).toBe(sender);
      expect(mail.text).toContain(`Groet,\n${name}`);
      expect(wordsOf(mail)).not.toMatch(pompsName);
    }
  });

  test('leads to its own pages', () => {
    const links = life.mails.flatMap((mail) => siteLinks(wordsOf(mail)));
    const starts = Object.values(edition.routes.paths).map((path) => path.replace(/\{?\/:.*$/, '/'));
    expect(links.length).toBeGreaterThan(40);
    for (const link of [...links, ...siteLinks(life.uploadLink), ...siteLinks(life.payment.returnUrl), life.paymentLink ?? '']) {
      expect(starts.filter((start) => start !== '/' && link.startsWith(start))).not.toEqual([]);
      expect(link).not.toMatch(/^\/(?:account|auth)\//);
    }
    expect(life.confirmation.replaceAll(' ', '')).toContain(
      `http://localhost:3000${pathTo(edition.routes, { to: 'verification' })}`,
    );
    const { orderId = '' } = life.payment.metadata;
    const target = { to: 'payment', orderId, type: 'PY' } as const;
    expect(life.payment.returnUrl).toBe(`http://localhost:3000${pathTo(edition.routes, { ...target, back: '1' })}`);
    expect(life.paymentLink).toBe(pathTo(edition.routes, target));
  });

  test('leads someone without a session back into its own account, or to its own login', async () => {
    const documents = pathTo(edition.routes, { to: 'documents', orderId: '1' });
    expect(await life.leadsTo(`http://localhost:3000${documents}`)).toBe(documents);
    expect(await life.leadsTo('http://localhost:3000/account/documenten/?orderId=1')).toBe(pathTo(edition.routes, { to: 'login' }));
  });

  test('asks its own prices, and counts with them', () => {
    expect(life.prices).toMatchObject(
      pricesSaid(edition.prices, (text) => ownTextIn(text, edition)).map(({ product, parts }) => ({ product, parts })),
    );
    expect(life.savingsAnswer).toMatchObject({ roi });
  });

  test('is called after it: at the checkout, in a calendar, on PDFs, in what customers download and in the API', () => {
    expect(life.payment).toMatchObject({
      description: expect.stringMatching(`^${name} factuur F-1, bestelling `),
      locale: 'nl-NL',
    });
    for (const line of [`SUMMARY:Installatie ${name}`, `PRODID:-//${name}//Portal//NL`, `mailto:${edition.seller.email}`])
      expect(life.calendarEntry.replaceAll('\r\n ', '')).toContain(line);
    for (const pdf of [life.confirmation, life.answersPdf, life.savingsPdf]) {
      expect(pdf).toContain(name);
      expect(pdf).not.toMatch(pompsName);
    }
    for (const fileName of life.dataFileNames) expect(fileName).toContain(`filename="${edition.id}-gegevens-`);
    expect(life.openApiTitle).toBe(name);
  });

  test('says what it is by law where it says so of itself, under mails and PDFs', () => {
    const { legal } = edition.seller;
    const said = [...life.mails.map(({ text }) => text ?? ''), life.confirmation, life.answersPdf, life.savingsPdf];
    for (const words of said)
      if (legal) for (const part of [legal.name, `KvK ${legal.kvkNumber}`, `btw ${legal.vatNumber}`]) expect(words).toContain(part);
      else expect(words).not.toMatch(/KvK|btw NL/);
  });

  test('says of a reservation what it costs there, and where to choose the password with which it is followed', () => {
    const text = mailAbout('Je reservering')?.text?.replaceAll('\u00a0', ' ');
    expect(text).toContain(`Prijs op dit moment, met btw: ${price}`);
    expect(text).toContain(`http://localhost:3000${toPassword}`);
  });
});
