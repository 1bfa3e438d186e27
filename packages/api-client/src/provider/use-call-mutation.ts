'use client';

import type { CallName } from '@pomp/api-contract';
import { useMutation } from '@tanstack/react-query';
import type { FileCallName } from '../client/href-of.js';
import { callMutation } from '../queries/call-mutation.js';
import { useApi } from './api-provider.js';

// Apart from what only asks: every page does that, and few make a call.

/** A call that someone makes. What it changes elsewhere follows from its route. */
export const useCallMutation = <Name extends Exclude<CallName, FileCallName>>(name: Name) =>
  useMutation(callMutation(useApi(), name));
