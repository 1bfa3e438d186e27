import { mutationOptions } from '@tanstack/react-query';
import type { ApiClient, CallRequest } from '../client/api-client.js';

export interface Feedback {
  readonly feedback: CallRequest<'postFeedback'>['body'];
  /** The same for every try of one feedback. */
  readonly idempotencyKey: string;
}

/** What a customer thinks of a questionnaire. No screen shows it. */
export const feedbackMutation = (api: ApiClient) =>
  mutationOptions({
    mutationFn: ({ feedback, idempotencyKey }: Feedback) => api.call('postFeedback', { body: feedback, idempotencyKey }),
  });
