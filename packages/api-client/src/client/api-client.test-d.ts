import type { House } from '@pomp/domain';
import { expectTypeOf } from 'vitest';
import type { ApiClient } from './api-client.js';

declare const api: ApiClient;

expectTypeOf(api.call('getHouses')).resolves.toExtend<readonly House[]>();
void api.call('getHouseInfo', { query: { houseId: '1' } });

// @ts-expect-error a house has to be named
void api.call('getHouseInfo');

// @ts-expect-error there is no such query
void api.call('getHouseInfo', { query: { house: '1' } });

expectTypeOf(api.call('getHouseInfo', { query: { houseId: '1' } })).resolves.toExtend<{ readonly revision?: string }>();

// @ts-expect-error the houses have no revision
void api.call('getHouses', { revision: '1' });

// @ts-expect-error this call takes no body
void api.call('getHouses', { body: {} });

// @ts-expect-error there is no such call
void api.call('getHouse');
