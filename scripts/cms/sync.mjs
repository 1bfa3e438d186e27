import { ClearError, orClearLine } from '../workspace/clear-error.mjs';
import { readCommandLine } from '../workspace/command-line.mjs';
import { install } from '../workspace/install.mjs';
import { ours } from './ours.mjs';
import { planOf } from './plan.mjs';

const say = (/** @type {string} */ line) => console.log(line);

/** `pnpm cms:sync`: what this version of the site changes in a Storyblok space; with `--apply` it does. */
export const sync = () =>
  orClearLine(async () => {
    const { options } = readCommandLine({
      name: 'pnpm cms:sync',
      about:
        'Shows what this version of the site changes in a Storyblok space: folders, what editors choose from, blocks with an example of each, fields that were renamed (their content moves along), the webhook; and which stories do not fit it.\nSTORYBLOK_PERSONAL_TOKEN is your personal access token.',
      options: {
        space: { type: 'string', about: "the space's number" },
        site: {
          type: 'string',
          about: "the site's address, for its webhook and the pictures of blocks; STORYBLOK_WEBHOOK_SECRET is its secret",
        },
        region: { type: 'string', about: 'eu (unless said), us, ca, ap or cn' },
        endpoint: { type: 'string', about: "instead of the region's address, such as http://localhost:4100 for the sandbox" },
        apply: { type: 'boolean', about: 'does it' },
      },
    });
    const spaceId = Number(options.space);
    if (!Number.isInteger(spaceId) || spaceId < 1) throw new ClearError('Which space? --space=12345');
    const region = options.region ?? 'eu';
    if (!isRegion(region)) throw new ClearError(`--region=${region} is none of Storyblok's: ${regions.join(', ')}.`);
    const token = process.env.STORYBLOK_PERSONAL_TOKEN;
    if (!token) throw new ClearError('STORYBLOK_PERSONAL_TOKEN is not set: a personal access token from Storyblok, My account.');
    const webhook = webhookOf(options.site);

    await install(() => undefined);
    // Its client is there once everything is installed.
    const { openSpace } = await import('./space.mjs');
    const space = openSpace({ spaceId, token, region, ...(options.endpoint && { endpoint: String(options.endpoint) }) });
    const plan = planOf(ours(options.site ? String(options.site) : undefined), await space.read(), webhook);

    for (const line of plan.lines) say(line);
    for (const problem of plan.problems) say(`! ${problem}`);
    if (plan.lines.length === 0) say(`Space ${spaceId} has what this version of the site needs.`);
    else if (!options.apply) say(`${plan.lines.length} changes; nothing was changed. --apply does it.`);
    else {
      await space.apply(plan, webhook);
      say(`${plan.lines.length} changes made.`);
    }
    if (plan.problems.length > 0) {
      say(`${plan.problems.length} things in stories do not fit: the site leaves such a block out. Mend them in the editor.`);
      process.exitCode = 1;
    }
  });

const regions = /** @type {const} */ (['eu', 'us', 'ca', 'ap', 'cn']);

/**
 * @param {unknown} name
 * @returns {name is typeof regions[number]}
 */
const isRegion = (name) => regions.some((region) => region === name);

/** @param {string | boolean | undefined} site */
function webhookOf(site) {
  if (!site) return {};
  if (!URL.canParse(String(site))) throw new ClearError(`--site=${site} is no address: https://www.example.nl`);
  const secret = process.env.STORYBLOK_WEBHOOK_SECRET;
  if (!secret) throw new ClearError('STORYBLOK_WEBHOOK_SECRET is not set: the site believes no message without it.');
  return { endpoint: new URL('/api/storyblok/publish', String(site)).href, secret };
}
