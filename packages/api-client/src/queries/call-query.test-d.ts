import type { House } from '@pomp/domain';
import { skipToken } from '@tanstack/react-query';
import { expectTypeOf } from 'vitest';
import type { ApiClient } from '../client/api-client.js';
import type { useCallMutation, useCallQuery } from '../provider/use-call.js';
import { callQuery } from './call-query.js';

declare const api: ApiClient;
declare const ask: typeof useCallQuery;
declare const make: typeof useCallMutation;

expectTypeOf(ask('getHouses').data).toExtend<readonly House[] | undefined>();
ask('getHouseInfo', { houseId: '1' });
ask('getHouseInfo', skipToken);
ask('getUploads', { houseId: '1' }, { refetchInterval: 3_000 });
callQuery(api, 'getHouses');

// @ts-expect-error a house has to be named
ask('getHouseInfo');
// @ts-expect-error there is no such query
ask('getHouseInfo', { house: '1' });
// @ts-expect-error a write isn't shown
ask('putUser');
// @ts-expect-error a file is linked to
ask('getHouseInfoPdf', { houseId: '1' });
// @ts-expect-error who is logged in has a query of its own
callQuery(api, 'session');

make('removeSession').mutate();
make('deleteHouse').mutate({ query: { houseId: '1' } });
// @ts-expect-error a house has to be named
make('deleteHouse').mutate();
