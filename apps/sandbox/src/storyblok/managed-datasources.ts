import { Hono } from 'hono';
import { z } from 'zod';
import type { OneAtATime } from '../one-at-a-time.js';
import { datasourceNames, readTable, writeTable } from './datasource.js';

const slug = z.string().regex(/^[a-z0-9-]+$/);
/** What a line of a file can hold. */
const cell = z.string().regex(/^[^;\r\n]*$/);
const bodies = {
  datasource: z.object({
    datasource: z.looseObject({
      name: z.string().min(1),
      slug,
      dimensions_attributes: z.array(z.looseObject({ name: z.string(), entry_value: slug })).default([]),
    }),
  }),
  entry: z.object({ datasource_entry: z.looseObject({ name: cell, value: cell, datasource_id: z.number() }) }),
  change: z.object({ datasource_entry: z.looseObject({ dimension_value: cell }) }),
};
/** More entries or languages than anyone has. */
const most = 10_000;

/** What editors choose from, as Storyblok's management API makes and fills it: each is a file of the content folder, which the delivery API reads too. @param writing of that folder */
export function managedDatasources(contentDirectory: string, writing: OneAtATime): Hono {
  /** Their ids follow from when they were first seen. */
  const seen: string[] = [];
  const idOf = (name: string): number => {
    if (!seen.includes(name)) seen.push(name);
    return seen.indexOf(name) + 1;
  };
  const told = async (name: string) => {
    const { languages } = await readTable(contentDirectory, name);
    const dimensions = languages.map((language, at) => ({ id: idOf(name) * most + at, name: language, entry_value: language }));
    return { id: idOf(name), name, slug: name, dimensions };
  };
  const app = new Hono();

  app.get('/datasources', async (c) => {
    const names = await datasourceNames(contentDirectory);
    return c.json({ datasources: await Promise.all(names.map(told)) });
  });
  app.post('/datasources', async (c) => {
    const { datasource } = bodies.datasource.parse(await c.req.json());
    return writing(async () => {
      if ((await datasourceNames(contentDirectory)).includes(datasource.slug))
        return c.json({ slug: ['has already been taken'] }, 422);
      const languages = datasource.dimensions_attributes.map(({ entry_value: language }) => language);
      await writeTable(contentDirectory, datasource.slug, { languages, entries: [] });
      return c.json({ datasource: await told(datasource.slug) }, 201);
    });
  });

  app.post('/datasource_entries', async (c) => {
    const { name, value, datasource_id: id } = bodies.entry.parse(await c.req.json()).datasource_entry;
    const datasource = seen[id - 1];
    if (datasource === undefined) return c.notFound();
    return writing(async () => {
      const table = await readTable(contentDirectory, datasource);
      if (table.entries.some((entry) => entry.value === value)) return c.json({ value: ['has already been taken'] }, 422);
      await writeTable(contentDirectory, datasource, { ...table, entries: [...table.entries, { name, value, translated: {} }] });
      return c.json({ datasource_entry: { id: id * most + table.entries.length, name, value, dimension_value: null } }, 201);
    });
  });
  app.patch('/datasource_entries/:id', async (c) => {
    const id = Number(c.req.param('id'));
    const dimension = Number(c.req.query('dimension_id'));
    const datasource = seen[Math.floor(id / most) - 1];
    if (datasource === undefined) return c.notFound();
    const { dimension_value: words } = bodies.change.parse(await c.req.json()).datasource_entry;
    return writing(async () => {
      const { languages, entries } = await readTable(contentDirectory, datasource);
      const language = languages[dimension % most];
      if (language === undefined || !entries[id % most]) return c.notFound();
      const changed = entries.map((entry, at) =>
        at === id % most ? { ...entry, translated: { ...entry.translated, [language]: words } } : entry,
      );
      await writeTable(contentDirectory, datasource, { languages, entries: changed });
      return c.body(null, 204);
    });
  });
  return app;
}
