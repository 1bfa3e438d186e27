/** How long ten customers who sign in the same moment may wait, in milliseconds. */
export const signingLimit = 2_000;

const together = 10;
const plan = {
  total: 340_000,
  vat: 59_008,
  downPayment: 170_000,
  included: ['Pomp AO plaatsen'],
  excluded: [],
  installedOn: null,
  validUntil: null,
};

/**
 * How long ten signatures that come in the same moment take, each with its confirmation as a PDF, at the slowest of them, in milliseconds. Each is
 * of an order of its own, and gets a code of its own.
 * @param {{ backend: string, site: string, apiKey: string, cookie: string, email: string }} options
 */
export async function slowestSigning({ backend, site, apiKey, cookie, email }) {
  /** @param {string} path @param {string} method @param {unknown} [body] */
  const ask = async (path, method, body) => {
    const answer = await fetch(backend + path, {
      method,
      headers: {
        origin: site,
        cookie,
        authorization: `Bearer ${apiKey}`,
        'idempotency-key': crypto.randomUUID(),
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`);
    return answer.json();
  };
  const { orders } = await ask('/backoffice/getAllOrders', 'GET');
  const own = orders.find((/** @type {{ customer: { email: string } }} */ { customer }) => customer.email === email);
  const statements = [];
  for (let number = 1; number <= together; number++) {
    const { id } = await ask(`/backoffice/postCustomerOrder?customerId=${own.customer.customerId}`, 'POST', {
      houseId: own.order.houseId,
      product: 'Pomp AO',
      orderDate: '2026-11-12',
      step: 'PY',
      status: 'OG',
    });
    await ask(`/backoffice/postPlan?orderId=${id}&reference=plan`, 'POST', plan);
    const { plan: shown, terms } = await ask(`/api/account/getAgreement?id=${id}`, 'GET');
    statements.push({
      id,
      body: {
        name: 'Marieke de Wit',
        agreed: true,
        terms: true,
        documentId: shown.documentId,
        sha256: shown.sha256,
        ...(terms && { termsSha256: terms.sha256 }),
      },
    });
  }
  const took = await Promise.all(
    statements.map(async ({ id, body }) => {
      const since = performance.now();
      const { verificationCode } = await ask(`/api/account/putSignAgreement?id=${id}`, 'PUT', body);
      return { verificationCode, time: performance.now() - since };
    }),
  );
  if (new Set(took.map(({ verificationCode }) => verificationCode)).size !== together)
    throw new Error('Two signatures have one code.');
  return Math.max(...took.map(({ time }) => time));
}
