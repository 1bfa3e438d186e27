import { expectTypeOf } from 'vitest';
import type { PortalTextOverrides } from './portal-texts.js';

const accept = (overrides: PortalTextOverrides) => overrides;

accept({ houseInfo: { intro: 'Wij rekenen met wat jij hier invult.' }, quotes: { viewOf: (what) => `Bekijk ${what}` } });
// @ts-expect-error there is no such feature
accept({ boilers: {} });
// @ts-expect-error nor such a text
accept({ houseInfo: { outro: '' } });
// @ts-expect-error and this text is one sentence
accept({ houseInfo: { intro: 1 } });

expectTypeOf<NonNullable<NonNullable<PortalTextOverrides['quotes']>['viewOf']>>().parameters.toEqualTypeOf<[string]>();
