'use client';

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { completeHouseMutation } from '../queries/complete-house.js';
import { useApi } from './api-provider.js';

/** Records that a house's information is complete. Fails with 409 while something is missing. */
export const useCompleteHouse = () => useMutation(completeHouseMutation(useApi(), useQueryClient()));
