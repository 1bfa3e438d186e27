import { Hono } from 'hono';
import { cors } from 'hono/cors';
import { html } from 'hono/html';
import { z } from 'zod';
import { layout } from '../pages/layout.js';
import { embedScript } from './embed-script.js';
import { hubSpotFieldsOf, submissionErrors } from './hubspot-fields.js';
import type { SubmissionFolder } from './submission-folder.js';

const sentValues = z.record(z.string(), z.string());

/** HubSpot's forms: the script that pages load, what it asks, and a page with what came in. */
export function hubSpotRoutes(submissions: SubmissionFolder): Hono {
  const app = new Hono();

  app.get('/forms/embed/v2.js', (c) =>
    c.body(embedScript, 200, { 'Content-Type': 'text/javascript; charset=utf-8', 'Cache-Control': 'no-cache' }),
  );

  app.use('/embed/*', cors());
  app.get('/embed/v3/form/:portalId/:formId', (c) => {
    const fields = hubSpotFieldsOf(c.req.param('formId'));
    return fields ? c.json({ fields }) : c.notFound();
  });

  app.use('/submissions/v3/*', cors());
  app.post('/submissions/v3/public/submit/:portalId/:formId', async (c) => {
    const { portalId, formId } = c.req.param();
    const values = sentValues.safeParse(await c.req.json().catch(() => undefined));
    const fields = hubSpotFieldsOf(formId);
    if (!values.success || !fields) return c.json({ status: 'error', errors: [] }, 400);
    const errors = submissionErrors(fields, values.data);
    if (errors.length > 0) return c.json({ status: 'error', message: 'The request is not valid', errors }, 400);
    await submissions.add({ portalId, formId, values: values.data });
    return c.json({ inlineMessage: '' });
  });

  app.get('/submissions', async (c) => c.json({ submissions: await submissions.all() }));

  app.get('/', async (c) => {
    const sent = [...(await submissions.all())].reverse();
    return c.html(
      layout(
        'HubSpot',
        html`<h1>HubSpot</h1>
          <p class="muted">Wat bezoekers in formulieren van HubSpot invulden, het nieuwste boven.</p>
          ${sent.length === 0 ? html`<p>Nog niets.</p>` : ''}
          ${sent.map(
            ({ formId, portalId, submittedAt, values }) =>
              html`<section class="panel">
                <h2>${formId}</h2>
                <p class="muted">portaal ${portalId}, ${submittedAt}</p>
                <dl>${Object.entries(values).map(([name, value]) => html`<dt>${name}</dt><dd>${value}</dd>`)}</dl>
              </section>`,
          )}`,
      ),
    );
  });

  return app;
}
