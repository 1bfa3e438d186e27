import autocannon from 'autocannon';

/** Addresses that someone makes up, each another one. */
const unknown = [
  '/bestaat-niet-#/',
  '/kennisbank/bestaat-niet-#/',
  '/en/nowhere-#/',
  '/auth/bestaat-niet-#/',
  '/account/bestaat-niet-#/',
  '/bestaat-niet-#.php',
];
const seconds = 3;

/**
 * What an address that isn't there costs, in ms of the site's one thread: at most what a request takes while as many are asked for as it can answer. The dearest kind.
 * @param {string} site
 */
export async function unknownPaths(site) {
  const costs = [];
  for (const path of unknown) {
    let count = 0;
    const setupRequest = (/** @type {import('autocannon').Request} */ request) => ({
      ...request,
      path: path.replace('#', String((count += 1))),
    });
    const { requests, ...answers } = await autocannon({
      url: site,
      duration: seconds,
      connections: 32,
      requests: [{ setupRequest }],
    });
    if (answers['2xx'] + answers['3xx'] + answers['5xx'] + answers.errors + answers.timeouts > 0)
      throw new Error(`${path} answers other than that there is nothing.`);
    costs.push(1000 / requests.average);
  }
  return Math.max(...costs);
}
