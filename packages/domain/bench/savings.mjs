import { calculateSavings, unknownHome } from '@pomp/domain';

const context = { prices: { hybrid: 3_400, allElectric: 9_100 }, on: '2026-11-23' };

// A whole savings calculation (estimates, steps, range) against the bare formula with its figures filled in by hand.
const rounds = 5;
const times = 20_000;

const ours = (gasUse) => calculateSavings({ ...unknownHome, gasUse, residents: 2 }, context).euroSaved;
const floor = (gasUse) => {
  const heat = Math.max(gasUse - 37 - 189, 0);
  const kwh = heat * 0.97 * 8.792;
  return heat * 0.65 * 1.3794 - ((kwh * 0.65) / 3.8) * 0.2578;
};
if (Math.abs(ours(1_200) - floor(1_200)) > 1e-6) throw new Error('The two do not calculate the same.');

function perSecond(calculate) {
  let sum = 0;
  const since = performance.now();
  for (let gasUse = 0; gasUse < times; gasUse++) sum += calculate(gasUse % 3_000);
  const seconds = (performance.now() - since) / 1_000;
  if (!Number.isFinite(sum)) throw new Error('Not a number.');
  return times / seconds;
}

const median = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];
const measured = { ours: [], floor: [] };
for (const calculate of [ours, floor]) perSecond(calculate);
for (let round = 0; round < rounds; round++) {
  measured.ours.push(perSecond(ours));
  measured.floor.push(perSecond(floor));
}
console.log(JSON.stringify({ ours: median(measured.ours), floor: median(measured.floor) }));
