import type { BackofficeCalls, ResponseOf } from '@pomp/api-contract';

/** One order with all that the back office tells of it. */
export type ShownOrder = ResponseOf<BackofficeCalls['getOrder']>;
