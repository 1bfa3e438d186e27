import type { Context } from 'hono';

/** What a filter asks for: one property with one value. */
export function filterOf(c: Context): { readonly property: string; readonly value: string } | undefined {
  const [, property, value] =
    /<(?:fes:)?PropertyName>(\w+)<\/(?:fes:)?PropertyName>\s*<(?:fes:)?Literal>(\w+)<\/(?:fes:)?Literal>/.exec(
      parameter(c, 'filter') ?? '',
    ) ?? [];
  return property !== undefined && value !== undefined ? { property, value } : undefined;
}

/** Names of parameters may be written in capitals. */
const parameter = (c: Context, name: string) => Object.entries(c.req.query()).find(([given]) => given.toLowerCase() === name)?.[1];

interface Layer {
  readonly typeName: string;
  readonly features: readonly Readonly<Record<string, unknown>>[];
}

/** GetFeature of WFS 2.0, for one layer and filters on one property. `CQL_FILTER` is ignored, as by the real ones. */
export function getFeature(c: Context, { typeName, features }: Layer): Response {
  if (parameter(c, 'request') !== 'GetFeature' || parameter(c, 'service')?.toUpperCase() !== 'WFS')
    return refuse(c, 'InvalidParameterValue', 'This stand-in answers GetFeature only.');
  if ((parameter(c, 'typename') ?? parameter(c, 'typenames')) !== typeName)
    return refuse(c, 'InvalidParameterValue', `This stand-in has ${typeName} only.`);
  if (!(parameter(c, 'outputformat') ?? '').startsWith('application/json'))
    return refuse(c, 'InvalidParameterValue', 'This stand-in answers as application/json only.');
  const asked = parameter(c, 'filter');
  const filter = filterOf(c);
  if (asked !== undefined && !filter) return refuse(c, 'OperationParsingFailed', 'The filter can’t be read.');
  const found = filter ? features.filter((feature) => String(feature[filter.property]) === filter.value) : features;
  const returned = found.slice(0, Math.min(Number(parameter(c, 'count') ?? 1_000), 1_000));
  return collection(c, typeName, returned, found.length);
}

export function collection(
  c: Context,
  typeName: string,
  features: readonly Readonly<Record<string, unknown>>[],
  matched = features.length,
): Response {
  return c.json({
    type: 'FeatureCollection',
    numberMatched: matched,
    numberReturned: features.length,
    features: features.map((properties, index) => ({
      type: 'Feature',
      id: `${typeName.replace(/^.*:/, '')}.${index + 1}`,
      geometry: null,
      properties,
    })),
  });
}

const refuse = (c: Context, code: string, text: string) =>
  c.body(
    `<?xml version="1.0"?><ows:ExceptionReport xmlns:ows="http://www.opengis.net/ows/1.1" version="2.0.0"><ows:Exception exceptionCode="${code}"><ows:ExceptionText>${text}</ows:ExceptionText></ows:Exception></ows:ExceptionReport>`,
    400,
    { 'content-type': 'application/xml' },
  );
