import { consumption, sectionSchema } from '@pomp/domain';
import { z } from 'zod';

// A section's whole pass (what is asked, what is missing, one message per field) against a plain zod object that only knows the shape.
const scope = { after: {}, context: { today: '2026-11-21' } };
const section = sectionSchema(consumption, scope)['~standard'];

const wholeNumber = z.string().regex(/^(?:0|[1-9]\d*|o\.b\.)$/, 'Niet valide').min(1, 'Vereist');
const years = Array.from({ length: 37 }, (_, age) => String(2026 - age));
const plain = z.strictObject({
  gasConsumption: wholeNumber,
  gasConsumptionYear: z.enum(years),
  heatingUsage: z.enum(['ochtend en avond', 'overdag', 'hele dag', 'hele dag met nachtverlaging', 'o.b.']),
  electricityConsumption: wholeNumber,
  waterConsumption: wholeNumber,
})['~standard'];

const answers = {
  gasConsumption: '1450',
  gasConsumptionYear: '2025',
  heatingUsage: 'ochtend en avond',
  electricityConsumption: '2900',
  waterConsumption: 'o.b.',
};
for (const schema of [section, plain]) {
  if ('issues' in schema.validate(answers)) throw new Error('The answers are right.');
  if (!('issues' in schema.validate({ ...answers, gasConsumption: '018' }))) throw new Error('A leading zero is wrong.');
}

const times = 50_000;
function perSecond(schema) {
  const since = performance.now();
  for (let i = 0; i < times; i++) schema.validate(answers);
  return (times / (performance.now() - since)) * 1000;
}
const median = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];
const measured = { ours: [], floor: [] };
for (let round = 0; round < 7; round++) {
  measured.ours.push(perSecond(section));
  measured.floor.push(perSecond(plain));
}
console.log(JSON.stringify({ ours: median(measured.ours), floor: median(measured.floor) }));
