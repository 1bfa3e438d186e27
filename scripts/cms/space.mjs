import { createManagementApiClient } from '@storyblok/management-api-client';
import { ClearError } from '../workspace/clear-error.mjs';
import { webhookActions } from './plan.mjs';

/** @typedef {import('./plan.mjs').Space} Space */
/** @typedef {import('./plan.mjs').Plan} Plan */

/**
 * A space, through Storyblok's management API. Its requests wait for their turn and are tried again when Storyblok says that they were too many; what it refuses is thrown as one clear line.
 * @param {{ spaceId: number, token: string, endpoint?: string | undefined, region?: 'eu' | 'us' | 'ca' | 'ap' | 'cn' }} options `endpoint`: instead of the region's
 */
export function openSpace({ spaceId, token, endpoint, region = 'eu' }) {
  const api = createManagementApiClient({
    personalAccessToken: token,
    spaceId,
    region,
    throwOnError: true,
    // Storyblok's limit isn't the sandbox's.
    ...(endpoint && { baseUrl: endpoint, rateLimit: false }),
  });
  const webhooks = `/v1/spaces/${spaceId}/webhook_endpoints`;

  /** @returns {Promise<Space>} */
  const read = () =>
    told(spaceId, async () => {
      const { component_groups: folders = [] } = (await api.componentFolders.list()).data;
      const { components } = (await api.components.list()).data;
      const { datasources } = (await api.datasources.list({ query: { per_page: 100 } })).data;
      const { presets } = (await api.presets.list()).data;
      const ids = await storyIds();
      const stories = await Promise.all(ids.map(async (id) => (await api.stories.get(id)).data.story));
      const { webhook_endpoints: hooks = [] } = /** @type {{ webhook_endpoints?: Space['webhooks'] }} */ (
        (await api.get(webhooks)).data
      );
      return /** @type {Space} */ (
        /** @type {unknown} */ ({ folders, components, stories, webhooks: hooks, datasources, presets })
      );
    });

  async function storyIds() {
    const perPage = 100;
    /** @type {number[]} */
    const ids = [];
    for (let page = 1; ; page++) {
      const { stories = [] } = (await api.stories.list({ query: { page, per_page: perPage, story_only: true } })).data;
      ids.push(...stories.map(({ id }) => Number(id)));
      if (stories.length < perPage) return ids;
    }
  }

  /** @param {import('./ours.mjs').Datasource} given */
  async function fill({ slug, languages, entries }) {
    const name = slug.charAt(0).toUpperCase() + slug.slice(1);
    const dimensions = languages.map((language) => ({ name: language, entry_value: language }));
    const { datasource } = (
      await api.datasources.create({ body: { datasource: { name, slug, dimensions_attributes: dimensions } } })
    ).data;
    // One after the other: the order in which they are made is the order on the page.
    for (const entry of entries) {
      const { datasource_entry: made } = (
        await api.datasourceEntries.create({
          body: { datasource_entry: { name: entry.name, value: entry.value, datasource_id: datasource.id } },
        })
      ).data;
      for (const { id, entry_value: language } of datasource.dimensions)
        if (entry.translated[language] !== undefined)
          await api.datasourceEntries.update(made.id, {
            query: { dimension_id: id },
            body: { datasource_entry: { name: entry.name, value: entry.value, dimension_value: entry.translated[language] } },
          });
    }
  }

  /**
   * Folders first, since components are put in them; then components, so that editors can see what stories get next.
   * @param {Plan} plan
   * @param {{ endpoint?: string | undefined, secret?: string | undefined }} webhook
   */
  const apply = (plan, webhook) =>
    told(spaceId, async () => {
      for (const name of plan.folders) await api.componentFolders.create({ body: { component_group: { name } } });
      const { component_groups: folders = [] } = (await api.componentFolders.list()).data;
      for (const { id, folder, component } of plan.components) {
        const uuid = folders.find(({ name }) => name === folder)?.uuid;
        const body = /** @type {any} */ ({ component: { ...component, ...(uuid && { component_group_uuid: uuid }) } });
        await (id === undefined ? api.components.create({ body }) : api.components.update(id, { body }));
      }
      for (const datasource of plan.datasources) await fill(datasource);
      const { components } = plan.presets.length > 0 ? (await api.components.list()).data : { components: [] };
      for (const { component, name, content } of plan.presets) {
        const id = components.find((there) => there.name === component)?.id;
        if (id !== undefined) await api.presets.create({ body: { preset: { name, component_id: id, preset: { ...content } } } });
      }
      for (const { id, content, publish } of plan.stories)
        await api.stories.update(id, { body: /** @type {any} */ ({ story: { content } }), query: { publish } });
      if (plan.webhook)
        await api.post(webhooks, {
          body: { webhook_endpoint: { name: 'Site', ...webhook, actions: webhookActions, activated: true } },
        });
    });

  return { read, apply };
}

/**
 * @template Result
 * @param {number} spaceId
 * @param {() => Promise<Result>} ask
 */
async function told(spaceId, ask) {
  try {
    return await ask();
  } catch (error) {
    const { status, data } = /** @type {{ response?: { status: number, data: unknown } }} */ (error).response ?? {
      status: 0,
      data: error,
    };
    if (status === 401)
      throw new ClearError('Storyblok does not know the token: set STORYBLOK_PERSONAL_TOKEN to a personal access token.');
    if (status === 403 || status === 404) throw new ClearError(`The token's owner has no space ${spaceId}, or may not change it.`);
    throw new ClearError(
      `Storyblok answered ${status || 'nothing'}: ${data instanceof Error ? data.message : JSON.stringify(data)}`,
    );
  }
}
