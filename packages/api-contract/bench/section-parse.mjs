import { houseSection, sectionSchema } from '@pomp/domain';
import { z } from 'zod';

// The largest section's whole pass (what is asked, what counts, one message per field) against the same rules written by hand on a zod object.
const scope = { after: {}, context: { today: '2026-11-21' } };
const section = sectionSchema(houseSection, scope)['~standard'];

const wholeNumber = z
  .string()
  .regex(/^(?:0|[1-9]\d*|o\.b\.)$/, 'Niet valide')
  .min(1, 'Vereist');
const oneOf = (...values) => z.enum([...values, 'o.b.']);
const yesNo = oneOf('ja', 'nee');
const byHand = z
  .strictObject({
    buildingYear: oneOf('1964', '1975', '1983', '1988', '1992', '2005', '2015', '2016'),
    buildingSize: wholeNumber,
    buildingLayers: oneOf('1', '2', '3', '4', '5'),
    people: oneOf('1', '2', '3', '4', '5', 'more then 5'),
    typeOfBuilding: oneOf('tussenwoning', 'hoekwoning', '2onder1kap', 'vrijstaand', 'appartement', 'overig'),
    typeOfBuildingOther: z.string().max(200).optional(),
    typeOfAppartment: z.enum(['hoekappartement', 'tussenappartement']).optional(),
    roofUpstairsNeighbors: oneOf('0', '25', '50', '75', '100').optional(),
    floorUpstairsNeighbors: oneOf('grond', 'ander appartment', 'kelder').optional(),
    roofSlope: oneOf('0', '20', '40', '50', '60', '80', '100'),
    roofSlopeHeated: yesNo.optional(),
    basement: yesNo.optional(),
    basementPercentage: oneOf('25', '50', '75', '100').optional(),
  })
  .transform((given, { issues }) => {
    const {
      typeOfBuilding,
      typeOfBuildingOther,
      typeOfAppartment,
      roofUpstairsNeighbors,
      floorUpstairsNeighbors,
      roofSlopeHeated,
      basement,
      basementPercentage,
      ...kept
    } = given;
    const demand = (name, value) => {
      if (value === undefined) issues.push({ code: 'custom', message: 'missing', path: [name], input: given });
      else kept[name] = value;
    };
    kept.typeOfBuilding = typeOfBuilding;
    const isApartment = typeOfBuilding === 'appartement';
    if (typeOfBuilding === 'overig' && typeOfBuildingOther !== undefined) kept.typeOfBuildingOther = typeOfBuildingOther;
    if (isApartment) {
      demand('typeOfAppartment', typeOfAppartment);
      demand('roofUpstairsNeighbors', roofUpstairsNeighbors);
      demand('floorUpstairsNeighbors', floorUpstairsNeighbors);
    } else demand('basement', basement);
    if (kept.roofSlope !== '0') demand('roofSlopeHeated', roofSlopeHeated);
    if (isApartment ? floorUpstairsNeighbors === 'kelder' : basement === 'ja') demand('basementPercentage', basementPercentage);
    return kept;
  })['~standard'];

const house = {
  buildingYear: '1975',
  buildingSize: '120',
  buildingLayers: '3',
  people: '4',
  typeOfBuilding: 'hoekwoning',
  roofSlope: '50',
  roofSlopeHeated: 'ja',
  basement: 'ja',
  basementPercentage: '25',
};
const { roofSlopeHeated: _heated, ...withoutHeated } = house;
const sorted = (answers) => JSON.stringify(Object.entries(answers).sort());
for (const schema of [section, byHand]) {
  if (sorted(schema.validate({ ...house, roofUpstairsNeighbors: '25' }).value) !== sorted(house))
    throw new Error('A house has no neighbours upstairs: that answer is dropped.');
  const { issues } = schema.validate(withoutHeated);
  if (issues?.length !== 1 || issues[0].message !== 'missing') throw new Error('With a slope it is required whether it is heated.');
  if (!('issues' in schema.validate({ ...house, buildingSize: '018' }))) throw new Error('A leading zero is wrong.');
}

const times = 50_000;
function perSecond(schema) {
  const since = performance.now();
  for (let i = 0; i < times; i++) schema.validate(house);
  return (times / (performance.now() - since)) * 1000;
}
const median = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];
const measured = { ours: [], floor: [] };
for (let round = 0; round < 7; round++) {
  measured.ours.push(perSecond(section));
  measured.floor.push(perSecond(byHand));
}
console.log(JSON.stringify({ ours: median(measured.ours), floor: median(measured.floor) }));
