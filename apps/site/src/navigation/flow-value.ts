import { flows, type Flow } from '@pomp/domain';

/** The flow that an address names; undefined when there is none such. */
export const flowValue = (value: string | undefined): Flow | undefined => flows.find((flow) => flow === value);
