import { randomUUID } from 'node:crypto';
import { readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Hono } from 'hono';
import { z } from 'zod';
import { oneAtATime } from '../one-at-a-time.js';
import { spaceId } from './editable.js';
import { managedDatasources } from './managed-datasources.js';
import { storyFile } from './story-file.js';
import { createStoryFolder } from './story-folder.js';
import { tellPublished, type Webhook } from './tell-webhooks.js';

interface ManagementOptions {
  readonly contentDirectory: string;
  /** A person's, who may change the space. */
  readonly token: string;
  readonly clock: () => Date;
}

const content = z.looseObject({ component: z.string() });
const named = z.looseObject({ name: z.string().min(1) });
const bodies = {
  group: z.object({ component_group: named }),
  component: z.object({ component: named.extend({ schema: z.record(z.string(), z.looseObject({ type: z.string() })) }) }),
  preset: z.object({ preset: named.extend({ component_id: z.number(), preset: content }) }),
  webhook: z.object({
    webhook_endpoint: named.extend({
      endpoint: z.url(),
      actions: z.array(z.string()),
      secret: z.string().optional(),
      activated: z.boolean().optional(),
    }),
  }),
  tag: z.object({ internal_tag: named.extend({ object_type: z.enum(['asset', 'component']) }) }),
  story: z.object({ story: z.looseObject({ content: content.optional() }) }),
};

/**
 * Storyblok's management API, as far as `pnpm cms:sync` and Storyblok's own client and CLI ask of it: blocks with their presets, folders, tags and webhooks are kept in memory, in a space that begins without any;
 * stories and datasources are the files of the content folder, and a changed one is written there; of one that is published the webhooks are told. Like the real one: 401 without a person's token, 404 for another's space, 422 for a name that is taken, and a list
 * of stories tells no content.
 */
export function managementRoutes({ contentDirectory, token, clock }: ManagementOptions): Hono {
  const folder = createStoryFolder(contentDirectory);
  const writing = oneAtATime();
  const groups = new Records();
  const components = new Records();
  const presets = new Records();
  const tags = new Records<{ readonly object_type: string }>();
  const webhooks = new Records<Webhook>();
  const app = new Hono();

  app.use(async (c, next) => {
    if (c.req.header('authorization') !== token) return c.json({ error: 'Unauthorized' }, 401);
    await next();
  });
  const space = app.basePath(`/spaces/${spaceId}`);

  space.get('/component_groups', (c) => c.json({ component_groups: groups.all() }));
  space.post('/component_groups', async (c) => {
    const { component_group: given } = bodies.group.parse(await c.req.json());
    if (groups.named(given.name)) return c.json({ name: ['has already been taken'] }, 422);
    // The space names it itself, whatever the request says.
    return c.json({ component_group: groups.add({ ...given, uuid: randomUUID(), parent_id: null, parent_uuid: null }) }, 201);
  });

  space.put('/component_groups/:id', async (c) => {
    const { component_group: given } = bodies.group.parse(await c.req.json());
    const changed = groups.change(Number(c.req.param('id')), { name: given.name });
    return changed ? c.json({ component_group: changed }) : c.notFound();
  });

  space.get('/components', (c) => c.json({ components: components.all(), component_groups: groups.all() }));
  space.post('/components', async (c) => {
    const { component } = bodies.component.parse(await c.req.json());
    if (components.named(component.name)) return c.json({ name: ['has already been taken'] }, 422);
    return c.json({ component: components.add(withFieldIds(component)) }, 201);
  });
  space.put('/components/:id', async (c) => {
    const { component } = bodies.component.parse(await c.req.json());
    const changed = components.change(Number(c.req.param('id')), withFieldIds(component));
    return changed ? c.json({ component: changed }) : c.notFound();
  });

  space.get('/presets', (c) => c.json({ presets: presets.all() }));
  space.post('/presets', async (c) => {
    const { preset } = bodies.preset.parse(await c.req.json());
    if (!components.all().some(({ id }) => id === preset.component_id)) return c.notFound();
    return c.json({ preset: presets.add(preset) }, 201);
  });

  space.put('/presets/:id', async (c) => {
    const { preset } = bodies.preset.parse(await c.req.json());
    const changed = presets.change(Number(c.req.param('id')), preset);
    return changed ? c.json({ preset: changed }) : c.notFound();
  });

  space.get('/internal_tags', (c) => {
    const kind = c.req.query('by_object_type');
    return c.json({ internal_tags: tags.all().filter((tag) => kind === undefined || tag.object_type === kind) });
  });
  space.post('/internal_tags', async (c) => {
    const { internal_tag: tag } = bodies.tag.parse(await c.req.json());
    return c.json({ internal_tag: tags.add(tag) }, 201);
  });

  space.get('/webhook_endpoints', (c) => c.json({ webhook_endpoints: webhooks.all() }));
  space.post('/webhook_endpoints', async (c) => {
    const { webhook_endpoint: given } = bodies.webhook.parse(await c.req.json());
    return c.json({ webhook_endpoint: webhooks.add(given) }, 201);
  });

  app.route(`/spaces/${spaceId}`, managedDatasources(contentDirectory, writing));

  space.get('/stories', async (c) => {
    const { page, per_page: size } = z
      .object({ page: z.coerce.number().min(1).default(1), per_page: z.coerce.number().min(1).max(100).default(25) })
      .parse(c.req.query());
    const all = (await folder.read()).stories('draft');
    c.header('Total', String(all.length));
    return c.json({
      stories: all.slice((page - 1) * size, page * size).map(({ content: _, published_at, ...story }) => ({
        ...story,
        published: published_at !== null,
      })),
    });
  });
  space.get('/stories/:id', async (c) => {
    const found = await fileOf(Number(c.req.param('id')));
    return found ? c.json({ story: told(found.story, found.file) }) : c.notFound();
  });
  space.put('/stories/:id', async (c) => {
    const { story } = bodies.story.parse(await c.req.json());
    return writing(async () => {
      const found = await fileOf(Number(c.req.param('id')));
      if (!found) return c.notFound();
      const { draft, ...before } = found.file;
      const next = story.content ?? draft?.content ?? before.content;
      const now = clock().toISOString();
      const publishes = c.req.query('publish') === 'true';
      const changed = publishes
        ? {
            ...before,
            name: draft?.name ?? before.name,
            content: next,
            published_at: now,
            first_published_at: before.first_published_at ?? before.published_at ?? now,
          }
        : { ...before, draft: { ...draft, content: next } };
      const file = storyFile.parse(changed);
      // Whole or not at all: the folder is read at every request.
      await writeFile(`${found.path}.new`, `${JSON.stringify(changed, null, 2)}\n`);
      await rename(`${found.path}.new`, found.path);
      if (publishes) tellPublished(webhooks.all(), spaceId, { id: found.story.id, full_slug: found.story.default_full_slug });
      return c.json({ story: told(found.story, file) });
    });
  });

  app.notFound((c) => c.json({ error: 'This record could not be found' }, 404));
  app.onError((error, c) => {
    if (error instanceof z.ZodError) return c.json({ error: z.prettifyError(error) }, 422);
    throw error;
  });

  async function fileOf(id: number) {
    const story = (await folder.read()).stories('draft').find((one) => one.id === id);
    if (!story) return undefined;
    const path = join(contentDirectory, `${story.default_full_slug.replace(/\/$/, '/index')}.json`);
    return { story, path, file: storyFile.parse(JSON.parse(await readFile(path, 'utf8'))) };
  }
  return app;
}

/** As it is kept: with the words of every language beside each other. */
const told = (story: { id: number; uuid: string; name: string; full_slug: string }, file: z.infer<typeof storyFile>) => ({
  id: story.id,
  uuid: story.uuid,
  name: story.name,
  full_slug: story.full_slug,
  content: file.draft?.content ?? file.content,
  published: file.content !== undefined,
  unpublished_changes: file.draft !== undefined,
});

/** Storyblok gives each field an id. */
const withFieldIds = <Given extends { schema: Record<string, { [setting: string]: unknown }> }>(component: Given): Given => ({
  ...component,
  schema: Object.fromEntries(Object.entries(component.schema).map(([key, field]) => [key, { id: randomUUID(), ...field }])),
});

interface Named {
  readonly name: string;
}
type Kept<Known> = Named & Known & { readonly id: number };

/** What a space has of one kind. */
class Records<Known = Readonly<Record<string, unknown>>> {
  #records: Kept<Known>[] = [];

  all(): readonly Kept<Known>[] {
    return this.#records;
  }
  named(name: string): Kept<Known> | undefined {
    return this.#records.find((record) => record.name === name);
  }
  add(given: Named & Known): Kept<Known> {
    const record = { ...given, id: this.#records.length + 1 };
    this.#records.push(record);
    return record;
  }
  change(id: number, given: Named): Kept<Known> | undefined {
    const before = this.#records.find((record) => record.id === id);
    if (!before) return undefined;
    const after = { ...before, ...given, id };
    this.#records = this.#records.map((record) => (record.id === id ? after : record));
    return after;
  }
}
