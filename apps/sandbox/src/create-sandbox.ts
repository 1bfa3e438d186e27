import { createAdaptorServer } from '@hono/node-server';
import { type Edition, pathTo } from '@pomp/edition';
import { Hono } from 'hono';
import { HTTPException } from 'hono/http-exception';
import { join } from 'node:path';
import { backOfficeRoutes } from './back-office/back-office.routes.js';
import { bookingRoutes } from './booking/booking.routes.js';
import { hubSpotRoutes } from './hubspot/hubspot.routes.js';
import { createSubmissionFolder } from './hubspot/submission-folder.js';
import { addressOf, closeHttp, listen } from './listening.js';
import { locatieserverRoutes } from './locatieserver/locatieserver.routes.js';
import { createMailFolder } from './mailbox/mail-folder.js';
import { mailboxRoutes } from './mailbox/mailbox.routes.js';
import { createSmtpServer } from './mailbox/smtp-server.js';
import { checkoutRoutes } from './mollie/checkout.routes.js';
import { mollieApiRoutes } from './mollie/mollie-api.routes.js';
import { createNotices } from './mollie/notices.js';
import { createPaymentFolder } from './mollie/payment-folder.js';
import { startPage } from './pages/start-page.js';
import { bagRoutes } from './registers/bag.routes.js';
import { cbsPostcodeRoutes, cbsRoutes } from './registers/cbs.routes.js';
import { epOnlineRoutes } from './registers/ep-online.routes.js';
import { faultSwitches } from './faults/faults.js';
import { registerPages } from './registers/registers.routes.js';
import { reviewsRoutes } from './reviews/reviews.routes.js';
import { backOfficeAt } from './seller/back-office-calls.js';
import { editorRoutes } from './storyblok/editor.routes.js';
import { managementRoutes } from './storyblok/management.routes.js';
import { storyblokRoutes, type StoryblokTokens } from './storyblok/storyblok.routes.js';
import { timestampRoutes } from './timestamps/timestamp.routes.js';

export interface SandboxOptions {
  /** Whose site and portal these services are for. */
  edition: Edition;
  /** Folder with story files. */
  contentDirectory: string;
  /** What is kept goes below this folder. */
  dataDirectory: string;
  /** 0 for any free port. */
  port: number;
  smtpPort: number;
  host?: string | undefined;
  tokens: StoryblokTokens;
  /** With which a person changes the space of stories. */
  personalToken: string;
  /** The site whose preview the editor frames; without it there is no editor. */
  preview: { siteUrl: string; secret: string } | undefined;
  /** With which a shop comes in at Mollie's API. */
  mollieApiKey: string;
  /** With which EP-Online is asked. */
  epOnlineApiKey: string;
  /** The portal's back-office API; without it there are no pages that use it. */
  seller: Seller | undefined;
  clock: () => Date;
  log: (message: string) => void;
}

export interface Seller {
  backendUrl: string;
  apiKey: string;
  /** Where customers go back to. */
  siteUrl: string;
}

export interface RunningSandbox {
  port: number;
  smtpPort: number;
  stop: () => Promise<void>;
}

/** Stand-ins for outside services: Storyblok's CDN, the registers of addresses and homes, Mollie's payments, HubSpot's forms, a mailbox, and the seller's own systems. The product's code doesn't know them: only addresses differ. */
export function createSandbox(options: SandboxOptions): { start: () => Promise<RunningSandbox> } {
  const {
    edition,
    contentDirectory,
    dataDirectory,
    tokens,
    personalToken,
    preview,
    mollieApiKey,
    epOnlineApiKey,
    seller,
    clock,
    log,
    host,
  } = options;
  const mails = createMailFolder(join(dataDirectory, 'mailbox'), clock);
  const payments = createPaymentFolder(join(dataDirectory, 'mollie'), clock);
  const notices = createNotices(log);
  const switches = faultSwitches();
  const app = new Hono();

  app.get('/', (c) =>
    c.html(
      startPage(edition.brand.name, [
        { name: 'Postvak', text: `alle verstuurde mail (SMTP op poort ${options.smtpPort})`, href: '/mailbox/' },
        { name: 'Betalingen', text: 'de betaalpagina van Mollie; de API staat onder /mollie/v2/', href: '/mollie/' },
        ...(seller ? sellerPages : []),
        ...(preview
          ? [{ name: 'Editor', text: 'de verhalen van de site, met een voorvertoning die meeverandert', href: '/storyblok/' }]
          : []),
        { name: 'HubSpot', text: 'de formulieren voor marketing, en wat bezoekers erin invulden', href: '/hubspot/' },
        { name: 'Storyblok', text: `de CDN-API onder /v2/cdn/ en de beheer-API onder /v1/, over ${contentDirectory}` },
        { name: 'Tijdstempels', text: 'een dienst volgens RFC 3161, onder /tijdstempel' },
        {
          name: 'Registers',
          text: 'adressen en gebouwen (PDOK), energielabels (EP-Online) en gasverbruik (CBS), met storingen die je aanzet',
          href: '/registers/',
        },
      ]),
    ),
  );
  app.get('/healthz', (c) => c.json({ status: 'ok' }));
  app.get('/mailbox', (c) => c.redirect('/mailbox/', 308));
  app.route('/mailbox/', mailboxRoutes(mails));
  app.route('/reviews', reviewsRoutes());
  app.route('/bzk/locatieserver/search/v3_1', locatieserverRoutes(switches));
  app.route('/lv/bag/wfs/v2_0', bagRoutes(switches));
  app.route('/ep-online/api/v5', epOnlineRoutes({ switches, apiKey: epOnlineApiKey }));
  app.route('/ODataApi/OData', cbsRoutes(switches));
  app.route('/cbs/postcode6', cbsPostcodeRoutes(switches));
  app.get('/registers', (c) => c.redirect('/registers/', 308));
  app.route('/registers/', registerPages(switches));
  app.route('/v2/cdn', storyblokRoutes({ name: edition.brand.name, contentDirectory, tokens, log }));
  app.route('/v1', managementRoutes({ contentDirectory, token: personalToken, clock }));
  if (preview) {
    app.get('/storyblok', (c) => c.redirect('/storyblok/', 308));
    app.route('/storyblok/', editorRoutes({ contentDirectory, ...preview }));
  }
  app.get('/hubspot', (c) => c.redirect('/hubspot/', 308));
  app.route('/hubspot/', hubSpotRoutes(createSubmissionFolder(join(dataDirectory, 'hubspot'), clock)));
  app.route('/tijdstempel', timestampRoutes(clock));
  app.get('/mollie', (c) => c.redirect('/mollie/', 308));
  app.route('/mollie/v2', mollieApiRoutes({ payments, notices, apiKey: mollieApiKey }));
  app.route('/mollie/', checkoutRoutes({ payments, notices }));
  if (seller) {
    const ask = backOfficeAt(seller);
    app.get('/back-office', (c) => c.redirect('/back-office/', 308));
    app.route('/back-office/', backOfficeRoutes({ ask, clock, brand: edition.brand }));
    app.route(
      '/afspraak/',
      bookingRoutes({ ask, clock, accountUrl: seller.siteUrl + pathTo(edition.routes, { to: 'dashboard' }) }),
    );
  }
  app.onError((error, c) => {
    if (error instanceof HTTPException) return error.getResponse();
    log(`${c.req.method} ${c.req.path}: ${error.stack ?? error.message}`);
    return c.json({ error: 'Internal Server Error' }, 500);
  });

  async function start(): Promise<RunningSandbox> {
    const http = createAdaptorServer({ fetch: app.fetch });
    const smtp = createSmtpServer({ mails, log });
    await listen(http, options.port, host);
    try {
      await listen(smtp.server, options.smtpPort, host);
    } catch (error) {
      await closeHttp(http);
      throw error;
    }
    const stop = async () => {
      notices.stop();
      await Promise.all([closeHttp(http), new Promise<void>((resolve) => smtp.close(resolve))]);
    };
    return { port: addressOf(http), smtpPort: addressOf(smtp.server), stop };
  }

  return { start };
}

const sellerPages = [
  {
    name: 'Backoffice',
    text: 'de systemen van de verkoper met de hand: bestellingen, stappen, afspraken, documenten, facturen',
    href: '/back-office/',
  },
  { name: 'Afspraak Pomp AO', text: 'waar klanten een inspectie inplannen', href: '/afspraak/pomp-ao/' },
  { name: 'Afspraak All-Electric en Pomp T', text: 'hetzelfde voor de andere twee', href: '/afspraak/pomp-t/' },
];
